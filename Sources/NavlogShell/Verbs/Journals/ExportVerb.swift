import NavigationModel
import NavigationReplay
import StrictJSON

/// A state in the form that something else takes.
struct ExportVerb: Verb {
    let name = "export"
    let summary = "a state in the form that something else takes"
    let details = "snapshot: the world with everything that replay needs to go on from it; `restore` takes it back."
    let group = VerbGroup.journals
    let signature = Signature(
        positionals: [.one("J", .journal)],
        options: [
            .init(name: "--format", value: .choice(["snapshot"]), summary: "the form"),
            .init(name: "--at", value: .position, summary: "the position; in a session where one stands, else the end"),
            .init(name: "-o", value: .file, summary: "the file to create, instead of standard output"),
        ])

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        guard let format = call.value("--format") else {
            throw .usage("export needs --format", hint: "--format snapshot")
        }
        guard format == "snapshot" else { throw .usage("unknown format \"\(format)\"", hint: "--format snapshot") }
        try session.enterJournal(of: call)
        let position = try session.position(call.value("--at"), default: session.position)
        let world = try session.world(at: position)
        let snapshot = session.redactor.redact(
            snapshot: Snapshot(world, seq: position, schema: session.manifest?.schema).json)
        guard let path = call.value("-o") else {
            session.screen.json(snapshot)
            return .done
        }
        try session.environment.create(path, holding: snapshot.text() + "\n")
        session.note("wrote \(path)")
        return .done
    }
}
