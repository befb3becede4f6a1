import NavigationModel
import NavigationReplay

/// Entries in whose text something stands.
struct FindVerb: Verb {
    let name = "find"
    let summary = "entries whose text contains this, in any case"
    let details = """
        The text of an entry is its line of log, uncut, and its JSON. log --grep minds
        the case and reads only the JSON. Exit status 1 if there is none.
        """
    let group = VerbGroup.find
    let signature = Signature(positionals: [.one("J", .journal), .rest("TEXT", .text)])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        try session.enterJournal(of: call)
        let text = call.rest(from: session.isInteractive ? 0 : 1)
        let wanted = text.lowercased()
        let writer = StepText(manifest: session.manifest)
        var count = 0
        try session.forEach(after: session.timeline.start, to: session.timeline.end) { step, world in
            let texts = [writer.line(step).plainText, step.entry.json.text()]
            if texts.contains(where: { $0.lowercased().utf8.contains(wanted.utf8) }) {
                session.list(step, world)
                count += 1
            }
            return !session.environment.output.isClosed
        }
        if count == 0 { throw Diagnostic.no("no entry contains \"\(text)\"") }
        return .done
    }
}
