import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// Appends intents to a journal, durably.
struct RecordVerb: Verb {
    let name = "record"
    let summary = "append intents to a journal, durably; it is created if it is not there"
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
            .init(name: "-c", value: .text, isRepeatable: true, summary: "an intent, as a session spells it, or entry JSON"),
            .init(name: "-f", value: .file, summary: "a file with an intent a line"),
        ])

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        guard let path = call.word(0)?.text else {
            throw .usage("a session records with --record: navlog repl J --record")
        }
        try session.openForRecording(path)
        session.showsChanges = false
        if call.has("-c") {
            for line in call.values("-c") { try session.record(line) }
        } else {
            try session.forEachLine(of: call.value("-f") ?? "-") { line throws(Diagnostic) in try session.record(line) }
        }
        return .done
    }
}

extension Session {
    /// Appends one intent, in either notation.
    fileprivate func record(_ line: String) throws(Diagnostic) {
        let text = line.drop { $0 == " " || $0 == "\t" }
        if text.isEmpty || text.hasPrefix("#") { return }
        if text.hasPrefix("{") { return try actOnJSON(String(text)) }
        let (verb, words) = try command(line)
        guard verb is IntentVerb || verb is SceneVerb else {
            throw .usage("\"\(verb.name)\" asks for no intent", hint: "navlog help record")
        }
        _ = try verb.run(try Call(verb, words, impliesJournal: true), in: self)
    }

    private func actOnJSON(_ text: String) throws(Diagnostic) {
        let json: JSONValue
        do { json = try JSONValue(parsing: text) } catch { throw Diagnostic(error, in: text) }
        guard let members = json.objectValue, let name = members["intent"]?.stringValue else {
            throw .usage("an entry is a JSON object with a member \"intent\"")
        }
        let origin = members["origin"]?.stringValue.map(Origin.init(recorded:))
        try act(
            Intent(name: name, members: members), scene: members["scene"]?.stringValue.map(Name.init), origin: origin)
    }
}
