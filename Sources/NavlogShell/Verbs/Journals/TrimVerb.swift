import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// Writes a part of a journal as a journal of its own.
struct TrimVerb: Verb {
    let name = "trim"
    let summary = "write some entries of a journal as a journal of its own"
    let details = """
        The new header carries the world before the first entry and all that replay remembers of what came before, so
        `log` shows the same lines for these entries as it does for the whole journal. Lines are kept byte for byte.
        """
    let group = VerbGroup.journals
    let signature = Signature(
        positionals: [.one("J", .journal)],
        options: [
            .init(name: "--from", value: .position, summary: "begin with this entry"),
            .init(name: "--to", value: .position, summary: "end with this entry"),
            Signature.neededOutput,
        ])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        let source = try session.journal(of: call).source
        let first = try session.position(from: call.value("--from"))
        let last = try session.position(call.value("--to"), default: session.timeline.sharedEnd)
        guard last <= session.timeline.sharedEnd else {
            throw Diagnostic.refused(
                "entries that are only in memory cannot be trimmed", hint: "save FILE, then trim FILE")
        }
        guard first < last else { throw Diagnostic.usage("there are no entries from --from to --to") }
        var header = source.header
        if first > session.timeline.start {
            let snapshot = Snapshot(try session.world(at: first), seq: first, schema: session.manifest?.schema)
            header.snapshot = snapshot.json
            header.continues = Header.Continuation(seq: first, session: header.session)
        }
        let count = try session.environment.writing(to: call.output) { storage, path throws(JournalError) in
            try JournalWriter.compose(path, header, in: storage) { writer throws(JournalError) in
                try writer.copyEntries(of: source.file, after: first, through: last)
            }
        }
        session.noteWritten(count, to: call.output)
        return .done
    }
}
