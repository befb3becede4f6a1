import NavigationModel
import NavigationReplay
import StrictJSON

/// The first entry after which a predicate holds.
struct BisectVerb: Verb {
    let name = "bisect"
    let summary = "the first entry after which a predicate holds or a command says so"
    let details =
        PredicateHelp.text + """

                bisect J 'main.path contains article(a1)'
            Every entry is asked in one replay, so the answer is the first one even if the
            predicate does not stay, and it is said whether it stays. As JSON a line of log,
            then "count" (after how many entries it holds), "of" (all), "monotone", "lost"
            (the first seq at which it does not hold any more, absent if there is none),
            "heldBefore" (it holds before the first entry already). Exit status 1 if it never
            holds. In a session with more than 65536 entries some sixty states are asked by
            halving instead, and if they contradict, all up to the first at which it does not
            hold any more, unless it asks about an entry: it is said so, "asked" stands for
            "count" and "of", and --every asks after every entry.

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
        positionals: [.one("J", .journal), .any("PRED", .predicate)],
        options: [.init(name: "--when", value: .predicate, summary: "the predicate, as a single word")]
            + CommandQuestion.options("the command to ask instead") + [
                .init(name: "--log", value: .file, summary: "where the answers of CMD are kept"),
                .init(name: "--every", summary: "ask after every entry, and trust no halving"),
            ])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        if let question = try CommandQuestion(call, in: session) {
            if try call.predicate() != nil { throw Diagnostic.usage("bisect takes a predicate or --run, not both") }
            try session.enterJournal(of: call)
            return try CommandBisection(question, session).run(
                everywhere: call.has("--every"), log: call.value("--log"))
        }
        if call.has("--log") { throw Diagnostic.usage("--log belongs to --run") }
        guard let text = try call.predicate() else {
            throw Diagnostic.usage("bisect needs a predicate or --run", hint: "navlog bisect J 'main.path.count > 3'")
        }
        var opening: PredicateHistory?
        try session.enterJournal(of: call) { source in
            let predicate = try session.predicate(text, of: source.reducer.manifest)
            guard !predicate.needsCurrentScene else { return nil }
            let viewpoint = Viewpoint(scene: nil, layout: source.reducer.manifest.layout)
            opening = PredicateHistory(predicate, from: viewpoint, start: source.start)
            return { opening?.take($0) }
        }
        let predicate = try session.predicate(text)
        let isBrief = session.isInteractive && !call.has("--every") && session.isLong(toAsk: predicate)
        if isBrief, let found = try session.halved(predicate) { return try show(found, session) }
        let history: PredicateHistory
        if let opening, opening.asked == session.timeline.count {
            history = opening  // It has watched the whole journal while that was read.
        } else {
            history = try session.history(of: predicate, untilLost: isBrief)
        }
        guard let seq = history.first, let first = try session.timeline.transition(at: seq) else {
            let message = "it holds after none of \(history.asked.counted("entry", "entries")): \(text)"
            throw Diagnostic(status: .no, message: message, hints: session.hints(aboutRoutesOf: predicate))
        }
        if session.options.json {
            session.screen.json(json(first, history, session))
        } else {
            session.show(first.step, from: first.before, to: first.after)
            for line in lines(history, predicate, session) { session.screen.line(line) }
        }
        return .done
    }

    private func show(_ found: (first: Int, asked: Int), _ session: Session) throws -> ExitStatus {
        guard let first = try session.timeline.transition(at: found.first) else { return .no }
        if session.options.json {
            var object = session.stepJSON(first.step, first.after).objectValue ?? JSONObject()
            object["asked"] = .integer(found.asked)
            object["monotone"] = true
            object["heldBefore"] = false
            session.screen.json(.object(object))
        } else {
            session.show(first.step, from: first.before, to: first.after)
            let asked = found.asked.counted("state", "states")
            session.screen.line("it stays, as far as \(asked) were asked; --every asks after every entry")
        }
        return .done
    }

    private func lines(_ history: PredicateHistory, _ predicate: Predicate, _ session: Session) -> [Styled] {
        let isBrief = history.asked < session.timeline.count
        let count =
            isBrief
            ? "--every asks after every entry"
            : "it holds after \(history.count) of \(history.asked.counted("entry", "entries"))"
        let stays: Styled
        if predicate.asksAboutEntry {
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
        if history.asked < session.timeline.count {
            object["asked"] = .integer(history.asked)
        } else {
            object["count"] = .integer(history.count)
            object["of"] = .integer(history.asked)
        }
        object["monotone"] = .bool(history.isMonotone)
        if let lost = history.lost { object["lost"] = .integer(lost) }
        object["heldBefore"] = .bool(history.heldBefore)
        return .object(object)
    }
}
