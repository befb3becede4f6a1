import NavigationModel
import NavigationReplay
import StrictJSON

/// What sets the stops of `continue`, `reverse` and `play`.
enum StopVerbs {
    static let all: [any Verb] = [
        TravelVerb(
            "break", "let continue and reverse stop where a predicate begins to hold",
            details: PredicateHelp.text + """

                break main.path.count > 3   stops at the entry that pushes the fourth
                break outcome == rejected   stops at every rejected entry: it is about the
                                            entry, not about the state
                """,
            takes: [.rest("PRED", .predicate)]
        ) { session, call in
            try session.set(.predicate(try session.predicate(call.rest(from: 0))))
        },
        TravelVerb(
            "watch", "let continue and reverse stop where a part of the state changes",
            takes: [.one("PATH", .statePath)]
        ) { session, call in
            try session.set(.path(try session.statePath(call.text(0))))
        },
        TravelVerb("breaks", "the stops that are set") { session, _ in
            let stops = session.travel.stops.all
            if stops.isEmpty && !session.options.json { session.note(Styled("no stops are set", .faint)) }
            for stop in stops { session.show(stop) }
        },
        TravelVerb("delete", "take a stop away", takes: [.one("N", .number)]) { session, call in
            let number = try call.number(0, atLeast: 1) ?? 0
            if session.travel.stops.remove(number) != nil { return }
            let numbers = session.travel.stops.all.map { String($0.number) }
            throw Diagnostic.usage(
                "there is no stop \(number)",
                hint: numbers.isEmpty ? "none are set" : "there are \(numbers.joined(separator: ", "))")
        },
    ]
}

extension Session {
    fileprivate func set(_ kind: Stops.Stop.Kind) throws {
        show(travel.stops.add(kind, scene: try viewpoint().scene))
    }

    fileprivate func show(_ stop: Stops.Stop) {
        guard options.json else { return screen.line(line(for: stop), indent: 4) }
        screen.json(["stop": .integer(stop.number), "command": .string(text(of: stop))])
    }
}
