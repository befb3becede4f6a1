import NavigationModel
import StrictJSON

/// Links without an app: what a URL opens, the tests of a manifest, an association file against it.
struct LinkVerb: Verb {
    let name = "link"
    let summary = "what a URL opens; test a manifest's links, or an association file"
    let details = """
        link URL                  the rule that takes the URL, and what it opens
        link URL --explain        every rule that was tried, and why it was not the one
        link URL --journal J      also what would become of it at the end of a journal; --at POS
        link test M               run the link tests of a manifest
        link aasa FILE M          compare an Apple App Site Association file with a manifest
        A session uses its own manifest and position unless others are named.
        Exit status 1 if the URL is rejected, a test fails, or there is an error or a warning.
        """
    let group = VerbGroup.links
    let signature = Signature(
        positionals: [.one("URL|test|aasa", .url), .any("FILE", .file)],
        options: [
            .init(name: "--explain", summary: "each rule, its captures, and what the link would wait for"),
            .init(name: "--journal", value: .journal, summary: "the journal in whose state the link is tried"),
            .init(
                name: "--at", value: .position,
                summary: "the position in it; in a session where one stands, else the end"),
            .init(name: "--scene", value: .scene, summary: "the scene that opens the link"),
        ])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        let words = call.words.map(\.text)
        switch words[0] {
        case "test":
            guard words.count <= 2 else {
                throw Diagnostic.usage("link test takes one manifest", hint: "usage: link test M")
            }
            return LinkTests(try session.linkManifest(named: words.dropFirst().first, call)).run(in: session)
        case "aasa":
            guard words.count == 2 || words.count == 3 else {
                throw Diagnostic.usage("link aasa takes a file and a manifest", hint: "usage: link aasa FILE M")
            }
            let manifest = try session.linkManifest(named: words.dropFirst(2).first, call)
            return try AssociationCheck(file: words[1], manifest: manifest).run(in: session)
        default:
            guard words.count == 1 else {
                throw Diagnostic.usage(
                    "link takes one URL", hint: "quote it: the shell splits at spaces and runs what follows &")
            }
            return try explain(words[0], call, in: session)
        }
    }

    private func explain(_ url: String, _ call: Call, in session: Session) throws -> ExitStatus {
        if let path = call.value("--journal") {
            if session.isInteractive { throw Diagnostic.usage("a session has its journal", hint: "link URL --at POS") }
            try session.open(path)
        }
        let manifest = try session.linkManifest(named: nil, call)
        let report = LinkReport(url, manifest: manifest)
        let trial = try trial(of: url, manifest, call, in: session)
        if session.options.json {
            session.screen.json(report.json(explains: call.has("--explain"), trial))
        } else {
            for line in report.lines(explains: call.has("--explain"), trial) { session.screen.line(line) }
        }
        return report.isRejected ? .no : .done
    }

    /// Opens the URL in a copy of the state, if there is a state to open it in and someone wants to know.
    private func trial(
        of url: String, _ manifest: Manifest, _ call: Call, in session: Session
    ) throws -> LinkTrial? {
        let hasPlace = call.value("--at") != nil || call.value("--scene") != nil
        guard session.hasHistory else {
            if hasPlace { throw Diagnostic.usage("a position needs a journal", hint: "link URL --journal J --at POS") }
            return nil
        }
        guard hasPlace || call.has("--explain") || !session.isInteractive else { return nil }
        let position = try session.position(call.value("--at"), default: session.position)
        let world = try session.world(at: position)
        let scene = call.value("--scene").map(Name.init) ?? session.travel.currentScene(in: world) ?? "main"
        return LinkTrial(url, in: scene, of: world, as: try session.nextSeq(after: position), manifest)
    }
}

extension Session {
    /// Whether there is a history to stand in.
    var hasHistory: Bool { journal != nil || isInteractive }

    /// The manifest that was named, else the one of the session.
    func linkManifest(named path: String?, _ call: Call) throws -> Manifest {
        if let path = path ?? call.value("--manifest") { return try manifest(at: path) }
        if hasHistory, let manifest { return manifest }
        throw Diagnostic.usage("links are in a manifest, and none is named", hint: "--manifest FILE")
    }
}
