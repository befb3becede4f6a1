import NavigationJournal
import NavigationModel

/// Writes the history one stands in as a journal of its own.
struct SaveVerb: Verb {
    let name = "save"
    let summary = "write the history one stands in, up to its end, as a new journal"
    let details = "The header of a fork says which journal it left, and where (\"forkOf\")."
    let group = VerbGroup.whatIf
    let signature = Signature(positionals: [.one("FILE", .file)])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        guard let path = call.word(0)?.text else { throw Diagnostic.usage("save needs a file") }
        let count = try SavedHistory(of: session).write(to: path)
        session.noteWritten(count, to: path)
        return .done
    }
}
