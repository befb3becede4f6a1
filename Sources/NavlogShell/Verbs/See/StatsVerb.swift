import NavigationModel
import NavigationReplay
import StrictJSON

extension Statistics: JournalSum {}

/// The journal in numbers.
struct StatsVerb: Verb {
    let name = "stats"
    let summary = "the journal in numbers"
    let group = VerbGroup.see
    let signature = Signature(positionals: [.many("J", .journal)], asksManyJournals: true)

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        let survey: JournalSurvey<Statistics> = try session.ask(call) { path, session throws(Diagnostic) in
            let statistics = try count(path, in: session)
            session.showJournalName()
            show(statistics, in: session)
            return (.done, statistics)
        }
        if survey.isOfSeveral {
            if !session.options.json { session.screen.line("\(survey.title):") }
            if !session.options.json || call.has("--total") { show(survey.sum, in: session) }
        }
        return survey.status
    }

    private func count(_ path: String, in session: Session) throws(Diagnostic) -> Statistics {
        if !session.isInteractive { try session.open(path) }
        var statistics = Statistics()
        try session.forEach(after: session.timeline.start, to: session.timeline.end) { step, world throws(Diagnostic) in
            statistics.count(step, world)
            return true
        }
        return statistics
    }

    private func show(_ statistics: Statistics, in session: Session) {
        if session.options.json {
            session.screen.json(json(statistics))
        } else {
            for line in lines(statistics) { session.screen.line(line) }
        }
    }

    private func json(_ statistics: Statistics) -> JSONValue {
        func object(_ counts: [(Name, Int)]) -> JSONValue {
            .object(JSONObject(counts.map { .init(name: $0.0.text, value: .number(JSONNumber($0.1))) }))
        }
        return [
            "entries": .number(JSONNumber(statistics.entries)),
            "first": statistics.firstTime?.json ?? .null, "last": statistics.lastTime?.json ?? .null,
            "scenes": .number(JSONNumber(statistics.scenes)),
            "intents": object(statistics.intents.ranked), "outcomes": object(statistics.outcomes.ranked),
            "reasons": object(statistics.reasons.ranked), "routes": object(statistics.routes.ranked),
            "maximumDepth": .number(JSONNumber(statistics.maximumDepth)),
        ]
    }

    private func lines(_ statistics: Statistics) -> [Styled] {
        let entries = statistics.entries.counted("entry", "entries")
        let scenes = statistics.scenes.counted("scene", "scenes")
        var lines: [Styled] = ["\(entries, .strong), \(scenes), deepest path \(statistics.maximumDepth)"]
        if case .utc(let first)? = statistics.firstTime, case .utc(let last)? = statistics.lastTime {
            lines.append("from \(EntryTime.text(first)) to \(EntryTime.text(last))")
        }
        let tables: [(String, Tally)] = [
            ("intents", statistics.intents), ("outcomes", statistics.outcomes), ("reasons", statistics.reasons),
            ("routes pushed", statistics.routes),
        ]
        for (title, tally) in tables where !tally.ranked.isEmpty {
            lines.append(Styled(title, .faint))
            let shown = tally.ranked.prefix(12)
            let width = shown.map { ScreenText.width(of: $0.0.text) }.max() ?? 0
            for (name, count) in shown { lines.append("  \(Styled(name.text, .name).padded(to: width))  \(count)") }
            if tally.ranked.count > 12 { lines.append("  \("and \(tally.ranked.count - 12) more", .faint)") }
        }
        return lines
    }
}
