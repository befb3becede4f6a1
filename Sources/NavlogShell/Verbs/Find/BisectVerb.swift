import NavigationModel
import NavigationReplay
import StrictJSON

/// The first entry after which a predicate holds.
struct BisectVerb: Verb {
    let name = "bisect"
    let summary = "the first entry after which a predicate holds or a command says so"
    let details =
        PredicateHelp.text + """

                bisect J --when 'main.path contains article(a1)'
            Every entry is asked in one replay, so the answer is the first one even if the
            predicate does not stay, and it is said whether it stays. As JSON a line of log,
            then "count" (after how many entries it holds), "of" (all), "monotone", "lost"
            (the first seq at which it does not hold any more, absent if there is none),
            "heldBefore" (it holds before the first entry already). Exit status 1 if it never
            holds.

                bisect J --run './screen-is-right.sh' --log answers.jsonl
            finds the first entry after which CMD answers otherwise than before the first one.
            CMD reads {"seq","state"}, as state --json prints it, from standard input.

            """ + CommandQuestion.help + """

            Some twenty states of a million are asked, by halving, and as many again to see
            whether the answer changes once only. If it does not, everything up to the first
            contradiction is asked; --every does so from the beginning. A --log keeps the
            answers and is read when it is there: a search that was stopped goes on, one that
            is over is repeated without CMD, and a line that is added puts an answer right. As
            JSON a line of log, then "before" and "after" (the answers), "asked", "monotone"
            (as far as was asked), "skipped" (entries just before it that could not be told),
            "lost".
            """
    let group = VerbGroup.find
    let signature = Signature(
        positionals: [.one("J", .journal)],
        options: [.init(name: "--when", value: .predicate, summary: "the predicate")]
            + CommandQuestion.options("the command to ask instead") + [
                .init(name: "--log", value: .file, summary: "where the answers of CMD are kept"),
                .init(name: "--every", summary: "ask CMD after every entry until it answers otherwise"),
            ])

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        if let question = try CommandQuestion(call, in: session) {
            if call.has("--when") { throw .usage("bisect takes --when or --run, not both") }
            try session.enterJournal(of: call)
            return try CommandBisection(question, session).run(
                everywhere: call.has("--every"), log: call.value("--log"))
        }
        for option in ["--log", "--every"] where call.has(option) { throw .usage("\(option) belongs to --run") }
        guard let text = call.value("--when") else {
            throw .usage("bisect needs --when or --run", hint: "navlog bisect J --when 'main.path.count > 3'")
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
