import NavigationModel
import NavigationReplay
import StrictJSON

/// The entries with what became of them.
struct LogVerb: Verb {
    let name = "log"
    let summary = "entries with their outcomes"
    let details = """
        log --outcome rejected              what was refused
        log --scene main --intent openURL   links into one scene
        log --changed main.path             what changed that part of the state
        log --from -20                      the last twenty
        """
    let group = VerbGroup.see
    let signature = Signature(
        positionals: [.one("J", .journal)],
        options: [
            .init(name: "--scene", value: .scene, summary: "only entries of this scene"),
            .init(name: "--intent", value: .text, isRepeatable: true, summary: "only this intent"),
            .init(name: "--origin", value: .text, summary: "only what this origin asked for"),
            .init(name: "--outcome", value: .text, summary: "only this kind of outcome, or this reason"),
            .init(name: "--changed", value: .statePath, summary: "only what changed this part of the state"),
            .init(name: "--from", value: .position, summary: "begin at this entry"),
            .init(name: "--to", value: .position, summary: "end with this entry"),
            .init(name: "--grep", value: .text, summary: "only entries whose text contains this"),
        ])

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        _ = try session.enterJournal(of: call, allowsDamage: true)
        let filter = try LogFilter(call, session)
        let first = try session.position(call.value("--from"), default: session.timeline.start)
        let last = try session.position(call.value("--to"), default: session.timeline.end)
        // `--from 42` shows entry 42, so it begins at the position before it.
        let start = call.has("--from") ? first - 1 : first
        var before = try session.world(at: max(start, session.timeline.start))
        try session.forEach(after: start, to: last) { step, world in
            if filter.matches(step, from: before, to: world) {
                if session.options.json {
                    session.screen.json(session.stepJSON(step, world))
                } else {
                    session.screen.line(session.stepLine(step))
                }
            }
            if filter.needsStates { before = copy world }
            return !session.environment.output.isClosed
        }
        return .done
    }
}

/// Which entries a log shows.
struct LogFilter {
    private let scene: Name?
    private let intents: [String]
    private let origin: String?
    private let outcome: String?
    private let grep: String?
    private let changed: StatePath?
    private let currentScene: Name?
    private let layout: Layout

    init(_ call: Call, _ session: Session) throws(Diagnostic) {
        scene = call.value("--scene").map(Name.init)
        intents = call.values("--intent")
        origin = call.value("--origin")
        outcome = call.value("--outcome")
        grep = call.value("--grep")
        changed = try call.value("--changed").map { text throws(Diagnostic) in
            try session.statePath(Word(argument: text))
        }
        currentScene = session.currentScene(in: try session.world())
        layout = session.manifest?.layout ?? .open
    }

    /// Whether the states around an entry decide.
    var needsStates: Bool { changed != nil }

    func matches(_ step: Step, from before: borrowing World, to after: borrowing World) -> Bool {
        let entry = step.entry
        if let scene, entry.scene != scene { return false }
        if !intents.isEmpty, !intents.contains(entry.intent.name) { return false }
        if let origin, entry.origin.rawValue != origin { return false }
        if let outcome, !step.outcome.matches(outcome) { return false }
        if let grep, !entry.json.text().contains(grep) { return false }
        guard let changed else { return true }
        return value(of: changed, in: copy before) != value(of: changed, in: copy after)
    }

    private func value(of path: StatePath, in world: World) -> JSONValue? {
        path.pointer(in: world, scene: currentScene, layout: layout).flatMap { world.inspected.value(at: $0) }
    }
}

extension JSONObject {
    /// The object as compact JSON.
    func text() -> String { JSONValue.object(self).text() }
}

extension Outcome {
    /// Whether the outcome is of that kind, or has that reason.
    func matches(_ word: String) -> Bool {
        verdict.kind == word || json["reason"]?.stringValue == word
    }
}
