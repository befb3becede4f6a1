import NavigationModel
import NavigationReplay
import StrictJSON

/// The entries with what became of them.
struct LogVerb: Verb {
    let name = "log"
    let summary = "entries with their outcomes"
    let details = """
        log --outcome rejected              what was refused
        log --resolved rejected             where what had waited was refused
        log --scene main --intent openURL   links into one scene
        log --changed main.path             what changed that part of the state
        log --from 40 --to 60               these entries
        log --from @2026-11-30T09:15        what came since then
        log --follow                        and what comes from now on
        """
    let group = VerbGroup.see
    let signature = Signature(
        positionals: [.many("J", .journal)],
        options: LogFilter.options + [
            .init(name: "--from", value: .position, summary: "begin at this entry"),
            .init(name: "--to", value: .position, summary: "end with this entry"),
            .init(name: "--follow", summary: "go on with what is appended, until Ctrl-C"),
        ], asksManyJournals: true)

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        if call.has("--follow"), call.has("--to") {
            throw Diagnostic.usage("--follow has no end, so it goes without --to")
        }
        if call.has("--follow"), !session.isInteractive, try JournalList(call, in: session).areNamed {
            throw Diagnostic.usage("only one journal can be followed")
        }
        let survey: JournalSurvey<LogCount> = try session.ask(call) { path, session in
            try log(path, call, in: session)
        }
        if call.has("--total") {
            session.screen.show(survey, isJSON: session.options.json)
        } else if survey.isOfSeveral, survey.sum.entries == 0, survey.status == .done, !session.options.json {
            session.note(Styled("no entry in \(survey.journals.counted("journal", "journals"))", .faint))
        }
        return survey.status
    }

    private func log(
        _ path: String, _ call: Call, in session: Session
    ) throws -> (ExitStatus, LogCount) {
        if !session.isInteractive { try session.open(path, allowsDamage: true) }
        let filter = try LogFilter(call, session)
        let start = try session.position(from: call.value("--from"))
        let last = try session.position(call.value("--to"), default: session.timeline.end)
        var before = try session.world(at: start)
        var count = LogCount()
        try session.forEach(after: start, to: last) { step, world in
            if filter.matches(step, from: before, to: world) {
                if count.entries == 0 { session.showJournalName() }
                session.list(step, world)
                count.entries += 1
            }
            if filter.needsStates { before = copy world }
            return !session.environment.output.isClosed
        }
        if call.has("--follow") {
            var replay = try FollowedReplay(after: session.timeline.end, filter, in: session)
            return (try replay.run(), count)
        }
        let isMissed = count.entries == 0 && !session.isJournalDamaged && session.journalName == nil
        if isMissed && !session.options.json { session.note(Styled("no entry", .faint)) }
        if count.entries > 0 { count.journals = 1 }
        return (.done, count)
    }
}

/// How many entries were listed, and of how many journals.
private struct LogCount: JournalSum {
    var entries = 0
    var journals = 0

    mutating func add(_ other: LogCount) {
        entries += other.entries
        journals += other.journals
    }
}

extension Screen {
    fileprivate func show(_ survey: JournalSurvey<LogCount>, isJSON: Bool) {
        let sum = survey.sum
        guard isJSON else {
            return line("\(sum.entries.counted("entry", "entries")) in \(sum.journals) of \(survey.title)")
        }
        json([
            "journals": .integer(survey.journals), "matching": .integer(sum.journals),
            "entries": .integer(sum.entries),
        ])
    }
}

/// Which entries a log shows.
struct LogFilter {
    private let scene: Name?
    private let intents: [String]
    private let origin: String?
    private let outcome: String?
    private let resolved: String?
    private let grep: String?
    private let changed: StatePath?
    private let currentScene: Name?
    private let layout: Layout

    /// The options that say so.
    static let options: [Signature.Option] = [
        .init(name: "--scene", value: .scene, summary: "only entries of this scene"),
        .init(name: "--intent", value: .intent, isRepeatable: true, summary: "only this intent"),
        .init(
            name: "--origin", value: .choice(Origin.allCases.map(\.rawValue)),
            summary: "only what this origin asked for"),
        .init(name: "--outcome", value: .outcome, summary: "only this kind of outcome, or this reason"),
        .init(name: "--resolved", value: .outcome, summary: "only what ended a wait with this kind or reason"),
        .init(name: "--changed", value: .statePath, summary: "only what changed this part of the state"),
        .init(name: "--grep", value: .text, summary: "only entries whose text contains this"),
    ]

    init(_ call: Call, _ session: Session) throws {
        scene = call.value("--scene").map(Name.init)
        intents = call.values("--intent")
        origin = call.value("--origin")
        outcome = call.value("--outcome")
        resolved = call.value("--resolved")
        grep = call.value("--grep")
        changed = try call.value("--changed").map { text in
            try session.statePath(text)
        }
        var mentions = (scene.map { [Mention(.scene, $0)] } ?? []) + intents.map { Mention(.intent, Name($0)) }
        mentions += [outcome, resolved].compactMap(\.self).map { Mention(.outcome, Name($0)) }
        try session.warn(of: mentions)
        currentScene = session.travel.currentScene(in: try session.world())
        layout = session.manifest.layout
    }

    /// Whether the states around an entry decide.
    var needsStates: Bool { changed != nil }

    func matches(_ step: Step, from before: borrowing World, to after: borrowing World) -> Bool {
        let entry = step.entry
        if let scene, entry.scene != scene { return false }
        if !intents.isEmpty, !intents.contains(entry.intent.name) { return false }
        if let origin, entry.origin.rawValue != origin { return false }
        if let outcome, step.outcome.verdict.kind != outcome, !step.outcome.reasons.contains(outcome) { return false }
        if let resolved, !step.outcome.resolved.contains(where: { $0.verdict.has(resolved) }) { return false }
        if let grep, !entry.json.text().contains(grep) { return false }
        guard let changed else { return true }
        return changed.differs(from: copy before, to: copy after, scene: currentScene, layout: layout)
    }
}

extension JSONObject {
    /// The object as compact JSON.
    func text() -> String { JSONValue.object(self).text() }
}

extension Verdict {
    /// Whether the verdict is of that kind, or has that reason.
    fileprivate func has(_ word: String) -> Bool { kind == word || reason == word }
}
