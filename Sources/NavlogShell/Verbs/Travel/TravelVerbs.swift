import NavigationModel
import NavigationReplay

/// What moves through a history.
enum TravelVerbs {
    static let all: [any Verb] = [
        TravelVerb("step", "go N entries on (1), showing each", takes: .number) { session, call throws(Diagnostic) in
            try session.walk(by: try call.number(0, atLeast: 0) ?? 1)
        },
        TravelVerb("back", "go N entries back (1)", takes: .number) { session, call throws(Diagnostic) in
            try session.walk(by: -(try call.number(0, atLeast: 0) ?? 1))
        },
        TravelVerb("goto", "go to a position", takes: .position) { session, call throws(Diagnostic) in
            guard let word = call.word(0) else { throw .usage("goto needs a position") }
            try session.jump(to: try session.position(word.text, default: session.position))
        },
        TravelVerb("start", "go to the position before the first entry") { session, _ throws(Diagnostic) in
            try session.jump(to: session.timeline.start)
        },
        TravelVerb("end", "go to the end") { session, _ throws(Diagnostic) in
            try session.jump(to: session.timeline.end)
        },
    ]
}

/// A verb that moves; an empty line repeats it.
struct TravelVerb: Verb {
    let name: String
    let summary: String
    let group = VerbGroup.travel
    let signature: Signature
    private let move: @Sendable (Session, Call) throws(Diagnostic) -> Void

    init(
        _ name: String, _ summary: String, takes kind: Signature.Kind? = nil,
        move: @escaping @Sendable (Session, Call) throws(Diagnostic) -> Void
    ) {
        self.name = name
        self.summary = summary
        self.move = move
        signature = Signature(positionals: kind.map { [.optional($0.placeholder, $0)] } ?? [])
    }

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        try move(session, call)
        session.repeatable = call.words.isEmpty ? name : "\(name) \(call.words.map(\.raw).joined(separator: " "))"
        return .done
    }
}

extension Session {
    /// Goes a number of entries on or back. Every entry on the way is shown with what it changed; going back, what
    /// is undone.
    func walk(by count: Int) throws(Diagnostic) {
        let target = try moved(from: position, by: count)
        if target == position {
            note(Styled(count < 0 ? "at the start" : "at the end", .faint))
            return
        }
        if count > 0 && count <= Self.longestWalkShown {
            var before = try world()
            try forEach(after: position, to: target) { step, world throws(Diagnostic) in
                let after = copy world
                try show(step, from: before, to: after)
                before = after
                return true
            }
            position = target
        } else {
            try jump(to: target)
        }
    }

    /// How many entries a walk shows one by one.
    private static let longestWalkShown = 100

    /// Goes to a position and shows the entry there.
    func jump(to target: Int) throws(Diagnostic) {
        position = target
        guard target > timeline.start else {
            screen.line("\(target, .strong) before the first entry")
            return
        }
        let step: Step?
        do { step = try timeline.step(at: target) } catch { throw Diagnostic(error) }
        if let step { try show(step, from: try world(at: try position(before: target)), to: try world()) }
    }
}
