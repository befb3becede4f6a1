import NavigationModel
import NavigationReplay
import StrictJSON

/// What sets the stops of `continue` and `reverse`.
enum StopVerbs {
    static let all: [any Verb] = [BreakVerb(), WatchVerb(), BreaksVerb(), DeleteVerb()]
}

/// Stops where a predicate begins to hold.
struct BreakVerb: Verb {
    let name = "break"
    let summary = "let continue and reverse stop where a predicate begins to hold"
    let details =
        PredicateHelp.text + """

            break main.path.count > 3        stops at the entry that pushes the fourth
            break outcome == rejected        stops at every rejected entry: it is about the entry, not about the state
            """
    let group = VerbGroup.travel
    let signature = Signature(positionals: [.rest("PRED", .predicate)])

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        let predicate = try session.predicate(call.rest(from: 0))
        session.set(.predicate(predicate), scene: try session.viewpoint().scene)
        return .done
    }
}

/// Stops where a part of the state changes.
struct WatchVerb: Verb {
    let name = "watch"
    let summary = "let continue and reverse stop where a part of the state changes"
    let group = VerbGroup.travel
    let signature = Signature(positionals: [.one("PATH", .statePath)])

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        let path = try session.statePath(call.text(0))
        session.set(.path(path), scene: try session.viewpoint().scene)
        return .done
    }
}

/// Lists the stops.
struct BreaksVerb: Verb {
    let name = "breaks"
    let summary = "the stops that are set"
    let group = VerbGroup.travel

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        if session.stops.all.isEmpty && !session.options.json { session.note(Styled("no stops are set", .faint)) }
        for stop in session.stops.all { session.show(stop) }
        return .done
    }
}

/// Takes a stop away.
struct DeleteVerb: Verb {
    let name = "delete"
    let summary = "take a stop away"
    let group = VerbGroup.travel
    let signature = Signature(positionals: [.one("N", .number)])

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        let number = try call.number(0, atLeast: 1) ?? 0
        guard session.stops.remove(number) != nil else {
            let numbers = session.stops.all.map { String($0.number) }
            throw .usage(
                "there is no stop \(number)",
                hint: numbers.isEmpty ? "none are set" : "there are \(numbers.joined(separator: ", "))")
        }
        return .done
    }
}

extension Session {
    fileprivate func set(_ kind: Stops.Stop.Kind, scene: Name?) {
        show(stops.add(kind, scene: scene))
    }

    fileprivate func show(_ stop: Stops.Stop) {
        guard options.json else { return screen.line(line(for: stop)) }
        screen.json(["stop": .number(JSONNumber(stop.number)), "command": .string(text(of: stop))])
    }
}
