import NavigationModel
import NavigationReplay

/// What moves through a history. An empty line does it again, but for `mark`.
enum TravelVerbs {
    static let all: [any Verb] = [
        move("step", "go N entries on (1), showing each", takes: [.optional("N", .number)]) {
            session, call in
            try session.walk(by: try call.number(0, atLeast: 0) ?? 1)
        },
        move("back", "go N entries back (1), showing what is undone", takes: [.optional("N", .number)]) {
            session, call in
            try session.walk(by: -(try call.number(0, atLeast: 0) ?? 1))
        },
        move("goto", "go to a position", takes: [.one("POS", .position)]) { session, call in
            try session.jump(to: try session.position(call.text(0), default: session.position))
        },
        move("start", "go to the position before the first entry") { session, _ in
            try session.jump(to: session.timeline.start)
        },
        move("end", "go to the end") { session, _ in
            try session.jump(to: session.timeline.end)
        },
        move("continue", "go on to the next stop, else to the end") { session, _ in
            try session.goOn()
        },
        move("reverse", "go back to the last stop, else to the start") { session, _ in
            try session.goBack()
        },
        move(
            "until", "go on to the next entry after which a predicate holds", details: PredicateHelp.text,
            takes: [.rest("PRED", .predicate)]
        ) { session, call in
            try session.goOn(until: call.rest(from: 0))
        },
        move(
            "play", "go on as fast as it happened, or SPEED times as fast", details: playDetails,
            takes: [.optional("SPEED", .number)]
        ) { session, call in
            try Playback(call.word(0)?.text, in: session).run()
        },
        TravelVerb(
            "mark", "name the position where one stands; goto #NAME comes back", takes: [.one("NAME", .mark)]
        ) { session, call in
            let name = call.text(0)
            session.travel.marks[Name(name.hasPrefix("#") ? String(name.dropFirst()) : name)] = session.position
        },
        move("undo", "go back to where one was before the last jump") { session, _ in
            guard let place = session.travel.jumps.undo(from: session.travel.place) else {
                return session.note(Styled("nothing to undo", .faint))
            }
            try session.comeBack(to: place)
        },
        move("redo", "go again to where one was before the last undo") { session, _ in
            guard let place = session.travel.jumps.redo(from: session.travel.place) else {
                return session.note(Styled("nothing to redo", .faint))
            }
            try session.comeBack(to: place)
        },
    ]

    private static func move(
        _ name: String, _ summary: String, details: String = "", takes positionals: [Signature.Positional] = [],
        action: @escaping @Sendable (Session, Call) throws -> Void
    ) -> TravelVerb {
        TravelVerb(name, summary, details: details, takes: positionals, isRepeatable: true, action: action)
    }

    private static let playDetails = """
        play         at the pace of the journal; a pause of more than three seconds is cut
        play 10      ten times as fast
        play 0.5     half as fast

        It ends at the next stop, at the end, or where Ctrl-C is pressed, and one stands
        there. Without a terminal nothing waits.
        """
}
