import NavigationModel
import NavigationReplay
import StrictJSON

/// What moves through a history.
enum TravelVerbs {
    static let all: [any Verb] = [
        TravelVerb("step", "go N entries on (1), showing each", takes: [.optional("N", .number)]) {
            session, call throws(Diagnostic) in
            try session.walk(by: try call.number(0, atLeast: 0) ?? 1)
        },
        TravelVerb("back", "go N entries back (1), showing what is undone", takes: [.optional("N", .number)]) {
            session, call throws(Diagnostic) in
            try session.walk(by: -(try call.number(0, atLeast: 0) ?? 1))
        },
        TravelVerb("goto", "go to a position", takes: [.one("POS", .position)]) { session, call throws(Diagnostic) in
            try session.jump(to: try session.position(call.text(0), default: session.position))
        },
        TravelVerb("start", "go to the position before the first entry") { session, _ throws(Diagnostic) in
            try session.jump(to: session.timeline.start)
        },
        TravelVerb("end", "go to the end") { session, _ throws(Diagnostic) in
            try session.jump(to: session.timeline.end)
        },
        TravelVerb("continue", "go on to the next stop, else to the end") { session, _ throws(Diagnostic) in
            try session.goOn()
        },
        TravelVerb("reverse", "go back to the last stop, else to the start") { session, _ throws(Diagnostic) in
            try session.goBack()
        },
        TravelVerb(
            "until", "go on to the next entry after which a predicate holds", details: PredicateHelp.text,
            takes: [.rest("PRED", .predicate)]
        ) { session, call throws(Diagnostic) in
            try session.goOn(until: call.rest(from: 0))
        },
        MarkVerb(),
        JumpVerb(name: "undo", summary: "go back to where one was before the last jump") { $0.undo(from: $1) },
        JumpVerb(name: "redo", summary: "go again to where one was before the last undo") { $0.redo(from: $1) },
    ]
}

/// A verb that moves; an empty line repeats it.
struct TravelVerb: Verb {
    let name: String
    let summary: String
    let details: String
    let group = VerbGroup.travel
    let signature: Signature
    private let move: @Sendable (Session, Call) throws(Diagnostic) -> Void

    init(
        _ name: String, _ summary: String, details: String = "", takes positionals: [Signature.Positional] = [],
        move: @escaping @Sendable (Session, Call) throws(Diagnostic) -> Void
    ) {
        self.name = name
        self.summary = summary
        self.details = details
        self.move = move
        signature = Signature(positionals: positionals)
    }

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        let before = session.place
        try move(session, call)
        if session.place != before { session.jumps.leave(before) }
        session.repeatable = call
        return .done
    }
}

/// Goes through one's own jumps.
struct JumpVerb: Verb {
    let name: String
    let summary: String
    let group = VerbGroup.travel
    /// Where to go from a place, nil if there is nothing.
    let target: @Sendable (inout Jumps, Jumps.Place) -> Jumps.Place?

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        guard let place = target(&session.jumps, session.place) else {
            session.note(Styled("nothing to \(name)", .faint))
            return .done
        }
        try session.jump(to: place)
        return .done
    }
}

/// Gives the position where one stands a name.
struct MarkVerb: Verb {
    let name = "mark"
    let summary = "name the position where one stands; goto #NAME comes back"
    let group = VerbGroup.travel
    let signature = Signature(positionals: [.one("NAME", .mark)])

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        let name = call.text(0)
        session.marks[Name(name.hasPrefix("#") ? String(name.dropFirst()) : name)] = session.position
        return .done
    }
}

extension Session {
    /// Goes a number of entries on or back. Every entry on the way is shown with what it changed; going back, what
    /// is undone, the newest first.
    func walk(by count: Int) throws(Diagnostic) {
        let target = try moved(from: position, by: count)
        if target == position {
            if count != 0 { note(Styled(count < 0 ? "at the start" : "at the end", .faint)) }
            return
        }
        guard count.magnitude <= Self.longestWalkShown else { return try jump(to: target) }
        let way = try steps(after: min(position, target), to: max(position, target))
        if count > 0 {
            for moment in way { show(moment.step, from: moment.before, to: moment.after) }
        } else {
            for moment in way.reversed() { showUndone(moment.step, from: moment.after, to: moment.before) }
        }
        position = target
    }

    /// How many entries a walk shows one by one.
    private static let longestWalkShown = 100

    private func steps(
        after first: Int, to last: Int
    ) throws(Diagnostic) -> [(step: Step, before: World, after: World)] {
        var steps: [(step: Step, before: World, after: World)] = []
        var before = try world(at: first)
        try forEach(after: first, to: last) { step, world throws(Diagnostic) in
            let after = copy world
            steps.append((step, before, after))
            before = after
            return true
        }
        return steps
    }

    /// Goes to a position and shows the entry there.
    func jump(to target: Int) throws(Diagnostic) {
        guard target > timeline.start else {
            position = target
            if options.json { return screen.json(["seq": .number(JSONNumber(target))]) }
            return screen.line("\(target, .strong) before the first entry")
        }
        let way = try steps(after: try moved(from: target, by: -1), to: target)
        position = target
        for moment in way { show(moment.step, from: moment.before, to: moment.after) }
    }
}
