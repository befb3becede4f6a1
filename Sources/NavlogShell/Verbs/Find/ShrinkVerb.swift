import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// Writes the shortest journal that still shows something.
struct ShrinkVerb: Verb {
    let name = "shrink"
    let summary = "write the smallest journal that still shows something"
    let details =
        PredicateHelp.text + """

                shrink J 'main.path contains article(a1)' -o small.jsonl
                shrink J --check L08 -o small.jsonl
                shrink J --run 'grep -q settings' -o small.jsonl
            What it shows is that a predicate holds after an entry, that check has a finding, no
            milder than the worst of its code in J, or that a command which reads the journal from
            standard input says so by exit status 0; 1 and 125 mean that it does not.

            """ + CommandQuestion.help + """

            No single entry can be left out of the result without losing what it shows. With an
            entry goes what cannot be without it: what names it as its cause, and what would be
            refused or have to wait now though it did not, like a pop of what is not pushed.
            Entries are numbered anew. What the app recorded of them is kept where it was wrong,
            and follows replay where it was right. Ctrl-C ends the search and writes the smallest
            so far, with status 130. As JSON {"kept":[{"seq","was"},…],"of":all,"after":…,
            "unneeded":…,"dependent":…}: how many come after what shows it, were not needed, and
            could not be without those. Exit status 1 if the journal does not show it.
            """
    let group = VerbGroup.find
    let signature = Signature(
        positionals: [.one("J", .journal), .any("PRED", .predicate)],
        options: [
            .init(name: "--when", value: .predicate, summary: "the predicate, as a single word"),
            .init(name: "--check", value: Self.code, summary: "the finding of check that it shall show"),
        ] + CommandQuestion.options("the command that says whether it shows it") + [
            Signature.neededOutput
        ])

    private static let code = Signature.Kind.choice(
        LintTable.cards.map(\.code) + [Finding.Code.timeBack.rawValue])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        let question = try CommandQuestion(call, in: session)
        let asked = [try call.predicate(), call.value("--check"), question?.line].compactMap { $0 }
        guard asked.count == 1 else {
            throw Diagnostic.usage(
                "shrink needs a predicate, --check or --run",
                hint: "navlog shrink J 'main.path.count > 3' -o OUT")
        }
        try session.enterJournal(of: call)
        try session.expectOneSchema("and shrink the result")
        let path = call.output
        if path != "-", session.environment.exists(path) { throw JournalError.alreadyExists(path: path) }
        let predicate = try call.predicate().map(session.predicate)
        let shows = try predicate.map { try test($0, in: session) } ?? test(call, question, in: session)
        let hints = predicate.map(session.hints(aboutRoutesOf:)) ?? []
        let result = try smallest(shows, asked[0], hints: hints, in: session)
        session.environment.watchInterrupts()  // Who stops the search gets what it has found.
        try ShrunkJournals(session: session).write(result.kept, to: path)
        show(result, path, in: session)
        return result.isUnfinished ? .interrupted : .done
    }

    private typealias Test = (ShrinkCandidate) throws -> Int?

    private func test(_ predicate: Predicate, in session: Session) throws -> Test {
        let viewpoint = try session.viewpoint()
        if predicate.holds(in: try session.world(at: session.timeline.start), from: viewpoint) {
            throw Diagnostic.no("it holds before the first entry already: \(predicate.text(session.manifest))")
        }
        return { candidate in candidate.length(until: predicate, from: viewpoint) }
    }

    private func test(
        _ call: Call, _ question: CommandQuestion?, in session: Session
    ) throws -> Test {
        if let question {
            return { candidate in
                let journal = try ShrunkJournals(session: session).journal(of: candidate.kept)
                do {
                    let answer = try question.answer(journal["-"] ?? [], about: "of \(candidate.count) entries")
                    return answer == .yes ? candidate.count : nil
                } catch {
                    if session.environment.isInterrupted() { return nil }  // What was found so far is worth keeping.
                    throw error
                }
            }
        }
        let code = call.value("--check") ?? ""
        let journals = ShrunkJournals(session: session)
        let severity = try journals.severity(of: code) ?? .note
        return { candidate in try journals.length(of: candidate, until: code, severity) }
    }

    private func smallest(
        _ test: Test, _ text: String, hints: [String], in session: Session
    ) throws -> Shrink.Result {
        let timeline = session.timeline
        var steps: [Step] = []
        try session.forEach(after: timeline.start, to: timeline.end) { step, _ in
            steps.append(step)
            return true
        }
        let start = try session.world(at: timeline.start)
        let shrink = Shrink(steps, from: start, at: timeline.start, timeline.reducer)
        let isInterrupted = session.environment.isInterrupted
        guard let result = try shrink.smallest(goesOn: { _ in !isInterrupted() }, showing: test) else {
            if isInterrupted() { throw Diagnostic.interrupted }
            let message = "none of \(steps.count.counted("entry", "entries")) shows it: \(text)"
            throw Diagnostic(status: .no, message: message, hints: hints)
        }
        return result
    }

    private func show(_ result: Shrink.Result, _ path: String, in session: Session) {
        let screen = path == "-" ? session.errors : session.screen
        func count(_ reason: Shrink.Reason) -> Int { result.reasons.values.count { $0 == reason } }
        if session.options.json {
            let kept: [JSONValue] = result.kept.map {
                ["seq": .integer($0.step.entry.seq), "was": .integer($0.seq)]
            }
            var object: JSONObject = [
                "kept": .array(kept), "of": .integer(session.timeline.count),
            ]
            for reason in Shrink.Reason.allCases { object[reason.rawValue] = .integer(count(reason)) }
            screen.json(.object(object))
        } else {
            for kept in result.kept { screen.list(kept.step, session.manifest) }
        }
        for reason in Shrink.Reason.allCases where count(reason) > 0 {
            session.note("\(count(reason).counted("entry", "entries")) left out: \(reason.inWords)")
        }
        let all = session.timeline.count.counted("entry", "entries")
        let stopped = result.isUnfinished ? "stopped; the smallest so far: " : ""
        session.note("\(stopped)wrote \(result.kept.count) of \(all) to \(path.asOutput)")
        session.noteManifest(missedBy: path)
    }
}

extension Shrink.Reason {
    fileprivate var inWords: String {
        switch self {
        case .after: "after what shows it"
        case .unneeded: "without it the rest shows it"
        case .dependent: "it cannot be without one of those"
        }
    }
}
