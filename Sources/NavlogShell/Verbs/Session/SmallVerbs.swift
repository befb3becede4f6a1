import NavigationModel
import StrictJSON

/// Ends the session.
struct QuitVerb: Verb {
    let name = "quit"
    let summary = "leave"
    let group = VerbGroup.session
    let isForSessionsOnly = true

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        session.isOver = session.mayLeave()
        return .done
    }
}

/// Says which navlog this is.
struct VersionVerb: Verb {
    static let version = "0.1.0"

    let name = "version"
    let summary = "which navlog this is"
    let group = VerbGroup.session

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        if session.options.json {
            session.screen.json(["version": .string(Self.version), "format": 1])
        } else {
            session.screen.line("navlog \(Self.version), journal format 1")
        }
        return .done
    }
}

/// Runs the commands of a file.
struct SourceVerb: Verb {
    let name = "source"
    let summary = "run the commands of a file; the first error stops it"
    let group = VerbGroup.session
    let isForSessionsOnly = true
    let signature = Signature(positionals: [.one("FILE", .file)])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        try session.runScript(call.text(0))
    }
}
