import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// Appends intents to a journal, durably.
struct RecordVerb: Verb {
    let name = "record"
    let summary = "append intents to a journal, durably, creating it if need be"
    let details = """
        record J -c 'scene new main' -c 'push article(a1)'
        record J -f intents.navlog         a file of such lines
        … | record J                       the same, or entries as JSON, from standard input
        Each entry's `log` line is printed once the entry is on the disk.
        """
    let group = VerbGroup.journals
    let signature = Signature(
        positionals: [.one("J", .journal)],
        options: [
            .init(
                name: "-c", value: .text, isRepeatable: true,
                summary: "an intent, as a session spells it, or entry JSON"),
            .init(name: "-f", value: .file, summary: "a file with an intent a line"),
        ])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        guard let path = call.word(0)?.text else {
            throw Diagnostic.usage("a session records with --record: navlog repl J --record")
        }
        try session.openForRecording(path)
        session.options.showsChanges = false
        func record(_ line: String) throws {
            try session.record(line)
            // Whoever reads this takes it for a promise, so it must not wait for the next entries.
            session.screen.flush()
        }
        if call.has("-c") {
            for line in call.values("-c") { try record(line) }
        } else {
            try session.forEachLine(of: call.value("-f") ?? "-", record)
        }
        return .done
    }
}

extension Session {
    /// Appends one intent, in either notation.
    fileprivate func record(_ line: String) throws {
        if line.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") { return try act(IntentRequest(json: line)) }
        guard let call = try command(line) else { return }
        let asksForIntents = call.verb is IntentVerb || call.verb is SceneVerb
        guard asksForIntents || (call.verb as? SetVerb)?.isAboutOptions(call) == false else {
            throw Diagnostic.usage("\"\(call.verb.name)\" asks for no intent", hint: "navlog help record")
        }
        _ = try perform(call)
    }
}
