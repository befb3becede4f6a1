import NavigationModel
import NavigationReplay
import StrictJSON

extension Statistics: JournalSum {}

/// The journal in numbers.
struct StatsVerb: Verb {
    let name = "stats"
    let summary = "the journal in numbers"
    let details = """
        A route is visited when its screen comes up, wherever it comes from; it is left by going back or by going on. A
        dead end is a route that people only ever went back from. The depth counts what lies over the root of a scene,
        the greatest of each piece of the journal. As JSON {"entries","first","last","scenes","intents","outcomes",
        "reasons","waits","rejectedLinks","routes" (visits),"backs","onwards","backRate","deadEnds","maximumDepth",
        "depth":{"entriesAPiece","greatest"}}.
        """
    let group = VerbGroup.see
    let signature = Signature(positionals: [.many("J", .journal)], asksManyJournals: true)

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        let survey: JournalSurvey<Statistics> = try session.ask(call) { path, session in
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

    private func count(_ path: String, in session: Session) throws -> Statistics {
        var opening = Statistics()
        if !session.isInteractive {
            try session.open(path) { source in
                opening = Statistics(source.reducer.manifest.layout, from: source.start)
                return { opening.count($0.step, $0.world) }
            }
            // It has counted everything while the journal was read, unless there was an index to begin with.
            if opening.entries == session.timeline.count { return opening }
        }
        let start = try session.world(at: session.timeline.start)
        var statistics = Statistics(session.manifest.layout, from: start)
        try session.forEach(after: session.timeline.start, to: session.timeline.end) { step, world in
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
            .object(JSONObject(counts.map { .init(name: $0.0.text, value: .integer($0.1)) }))
        }
        return [
            "entries": .integer(statistics.entries),
            "first": statistics.firstTime?.json ?? .null, "last": statistics.lastTime?.json ?? .null,
            "scenes": .integer(statistics.scenes),
            "intents": object(statistics.intents.ranked), "outcomes": object(statistics.outcomes.ranked),
            "reasons": object(statistics.reasons.ranked), "waits": object(statistics.waits.ranked),
            "rejectedLinks": object(statistics.rejectedLinks.ranked), "routes": object(statistics.visits.routes.ranked),
            "backs": object(statistics.visits.backs.ranked), "onwards": object(statistics.visits.onwards.ranked),
            "backRate": statistics.visits.backRate.flatMap(JSONNumber.init).map(JSONValue.number) ?? .null,
            "deadEnds": .array(statistics.visits.deadEnds.map { .string($0.text) }),
            "maximumDepth": .integer(statistics.maximumDepth),
            "depth": [
                "entriesAPiece": .integer(statistics.depths.entriesAPiece),
                "greatest": .array(statistics.depths.greatest.map { .integer($0) }),
            ],
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
            ("waits", statistics.waits), ("rejected links", statistics.rejectedLinks),
        ]
        for (title, tally) in tables where !tally.ranked.isEmpty {
            lines.append(Styled(title, .faint))
            let shown = tally.ranked.prefix(12)
            let width = shown.map { ScreenText.width(of: $0.0.text) }.max() ?? 0
            for (name, count) in shown { lines.append("  \(Styled(name.text, .name).padded(to: width))  \(count)") }
            if tally.ranked.count > 12 { lines.append("  \("and \(tally.ranked.count - 12) more", .faint)") }
        }
        return lines + visits(statistics.visits) + plot(statistics.depths)
    }

    private func visits(_ visits: Visits) -> [Styled] {
        guard let rate = visits.backRate else { return [] }
        let shown = visits.routes.ranked.prefix(12)
        let width = shown.map { ScreenText.width(of: $0.0.text) }.max() ?? 0
        var lines: [Styled] = ["\("routes visited", .faint), \(percent(rate)) of all moves went back"]
        for (name, count) in shown {
            let moves = visits.backs[name] + visits.onwards[name]
            let back = moves > 0 ? ", \(percent(Double(visits.backs[name]) / Double(moves))) left by going back" : ""
            let end = visits.deadEnds.contains(name) ? " (a dead end)" : ""
            lines.append("  \(Styled(name.text, .name).padded(to: width))  \(count)\(back)\(end)")
        }
        if visits.routes.ranked.count > 12 {
            lines.append("  \("and \(visits.routes.ranked.count - 12) more", .faint)")
        }
        return lines
    }

    private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

    /// The depth over time, drawn in columns that fit a terminal.
    private func plot(_ series: DepthSeries) -> [Styled] {
        let greatest = series.greatest
        guard let top = greatest.max(), top > 0 else { return [] }
        let share = (greatest.count + 63) / 64
        let columns = stride(from: 0, to: greatest.count, by: share).map { start in
            greatest[start..<min(start + share, greatest.count)].max() ?? 0
        }
        let entries = (series.entriesAPiece * share).counted("entry", "entries")
        let title: Styled = "\("depth over time", .faint), a column is \(entries), up to \(top)"
        let height = min(top, 5)
        return [title]
            + (0..<height).reversed().map { row in
                let line = columns.map { $0 * height > row * top ? "█" : " " }.joined()
                return Styled("  " + line.trimmedAtEnd)
            }
    }
}

extension String {
    /// The text without the spaces at its end.
    fileprivate var trimmedAtEnd: String {
        String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
    }
}
