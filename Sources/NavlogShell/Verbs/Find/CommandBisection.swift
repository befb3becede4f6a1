import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// A search for the entry after which a command answers otherwise.
struct CommandBisection {
    private let question: CommandQuestion
    private let session: Session

    init(_ question: CommandQuestion, _ session: Session) {
        self.question = question
        self.session = session
    }

    func run(everywhere: Bool, log path: String?) throws -> ExitStatus {
        let journal = session.journal?.path ?? "-"
        let log = try path.map { path in
            try AnswerLog(path, of: question, journal, in: session.environment)
        }
        let bisection = try Bisection(of: timeline.count, everywhere: everywhere) {
            place in
            let seq = try timeline.position(ofEntry: place)
            guard let log else { return try ask(about: seq) }
            return try log.answer(about: seq) { try ask(about: seq) }
        }
        switch bisection.result {
        case .found(let place, let skipped):
            try show(bisection, place, skipped)
            return .done
        case .never:
            throw Diagnostic.no(
                "the command answers \(bisection.before.rawValue) everywhere it was asked, which is "
                    + "\(bisection.asked) of \((timeline.count + 1).counted("state", "states"))",
                hint: bisection.isExhaustive ? nil : "--every asks after every entry")
        case .untold: throw Diagnostic.no("the command cannot tell of any state")
        }
    }

    private var timeline: Timeline { session.timeline }

    private func ask(about seq: Int) throws -> Bisection.Answer {
        if session.environment.isInterrupted() { throw Diagnostic.interrupted }
        let state: JSONValue = ["seq": .integer(seq), "state": try session.world(at: seq).json]
        return try question.answer(Array("\(state.text())\n".utf8), about: "after \(seq)")
    }

    private func show(_ bisection: Bisection, _ place: Int, _ skipped: Int) throws {
        let (before, after) = (try timeline.position(ofEntry: place - 1), try timeline.position(ofEntry: place))
        guard let found = try session.first(after: before, where: { _ in true }) else { return }
        let lost = try bisection.lost.map(timeline.position(ofEntry:))
        guard session.options.json else {
            session.show(found.step, from: found.before, to: found.after)
            session.screen.line(line(bisection, lost: lost))
            if skipped > 0 {
                let entries = skipped.counted("entry", "entries")
                session.screen.line("of \(entries) just before it cannot be told: one of them may be the first")
            }
            return
        }
        var object = session.stepJSON(found.step, found.after).objectValue ?? JSONObject()
        object["seq"] = .integer(after)
        object["before"] = .integer(bisection.before.rawValue)
        object["after"] = .integer(bisection.before.other.rawValue)
        object["asked"] = .integer(bisection.asked)
        object["monotone"] = .bool(bisection.isMonotone)
        object["skipped"] = .integer(skipped)
        object["lost"] = lost.map { .integer($0) }
        session.screen.json(.object(object))
    }

    private func line(_ bisection: Bisection, lost: Int?) -> Styled {
        let (before, after) = (bisection.before.rawValue, bisection.before.other.rawValue)
        let asked = bisection.asked.counted("state", "states")
        if !bisection.isMonotone {
            let again = lost.map { ", \(before) again after \($0)" } ?? ""
            return "\("it does not stay:", .warning) \(after) for the first time here\(again); \(asked) were asked"
        }
        if bisection.isExhaustive { return "the command answers \(after) for the first time; \(asked) were asked" }
        return "the command answers \(before) before it and \(after) from there on, as far as \(asked) were asked"
    }
}
