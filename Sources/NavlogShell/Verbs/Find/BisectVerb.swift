import NavigationModel
import NavigationReplay
import StrictJSON

/// The first entry after which a predicate holds.
struct BisectVerb: Verb {
    let name = "bisect"
    let summary = "the first entry after which a predicate holds"
    let details =
        PredicateHelp.text + """

                bisect J --when 'main.path contains article(a1)'
            Every entry is asked, so the answer is the first one even if the predicate does
            not stay, and it is said whether it stays. As JSON a line of log, then "count"
            (after how many entries it holds), "of" (all), "monotone", "lost" (the first seq
            at which it does not hold any more, absent if there is none), "heldBefore" (it
            holds before the first entry already). Exit status 1 if it never holds.
            """
    let group = VerbGroup.find
    let signature = Signature(
        positionals: [.one("J", .journal)],
        options: [.init(name: "--when", value: .predicate, summary: "the predicate")])

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        guard let text = call.value("--when") else {
            throw .usage("bisect needs --when", hint: "navlog bisect J --when 'main.path.count > 3'")
        }
        try session.enterJournal(of: call)
        let timeline = session.timeline
        var history = PredicateHistory(
            try session.predicate(text), from: try session.viewpoint(), start: try session.world(at: timeline.start))
        try session.forEachTransition(after: timeline.start, to: timeline.end) { transition throws(Diagnostic) in
            history.take(transition)
            return true
        }
        guard let first = history.first else {
            throw .no("it holds after none of \(history.asked.counted("entry", "entries")): \(text)")
        }
        if session.options.json {
            session.screen.json(json(first, history, session))
        } else {
            session.show(first.step, from: first.before, to: first.after)
            for line in lines(history) { session.screen.line(line) }
        }
        return .done
    }

    private func lines(_ history: PredicateHistory) -> [Styled] {
        let count = "it holds after \(history.count) of \(history.asked.counted("entry", "entries"))"
        let stays: Styled
        if history.predicate.asksAboutEntry {
            stays = Styled(count)
        } else if let lost = history.lost {
            stays = "\("it does not stay:", .warning) not after \(lost); \(count)"
        } else {
            stays = "it stays; \(count)"
        }
        return [stays] + (history.heldBefore ? ["it holds before the first entry already"] : [])
    }

    private func json(_ first: Transition, _ history: PredicateHistory, _ session: Session) -> JSONValue {
        var object = session.stepJSON(first.step, first.after).objectValue ?? JSONObject()
        object["count"] = .number(JSONNumber(history.count))
        object["of"] = .number(JSONNumber(history.asked))
        object["monotone"] = .bool(history.isMonotone)
        if let lost = history.lost { object["lost"] = .number(JSONNumber(lost)) }
        object["heldBefore"] = .bool(history.heldBefore)
        return .object(object)
    }
}
