import NavigationModel
import NavigationReplay
import StrictJSON

/// Travelling to where something happens.
extension Session {
    /// Goes on to the next stop, else to the end.
    func goOn() throws {
        let stops = travel.stops
        let layout = manifest.layout
        if position == timeline.end { return note(Styled("at the end", .faint)) }
        let stopped = try first(after: position) { !stops.met(by: $0, layout: layout).isEmpty }
        if let stopped { return arrive(at: stopped) }
        note(missing: stops, "up to the end")
        try jump(to: timeline.end)
    }

    /// Goes back to the stop before this position, else to the start.
    func goBack() throws {
        let stops = travel.stops
        let layout = manifest.layout
        if position == timeline.start { return note(Styled("at the start", .faint)) }
        let earlier = try moved(from: position, by: -1)
        let stopped = try last(upTo: earlier) { !stops.met(by: $0, layout: layout).isEmpty }
        if let stopped { return arrive(at: stopped) }
        note(missing: stops, "back to the start")
        try jump(to: timeline.start)
    }

    /// Goes on to the next entry after which a predicate holds; stays if there is none.
    func goOn(until text: String) throws {
        let predicate = try predicate(text)
        let viewpoint = try viewpoint()
        guard let found = try first(after: position, where: { predicate.holds(after: $0, from: viewpoint) }) else {
            let message = "after no entry from here to \(timeline.end) does this hold: \(predicate.text(manifest))"
            throw Diagnostic(status: .no, message: message, hints: hints(aboutRoutesOf: predicate))
        }
        travel.move(to: found.step.entry.seq)
        show(found)
    }

    private func note(missing stops: Stops, _ place: String) {
        note(Styled(stops.all.isEmpty ? "no stops are set" : "no stop \(place)", .faint))
        for case .predicate(let predicate) in stops.all.map(\.kind) {
            for hint in hints(aboutRoutesOf: predicate) { note("\("hint:", .good) \(hint)") }
        }
    }

    private func arrive(at transition: Transition) {
        travel.move(to: transition.step.entry.seq)
        show(transition, stops: travel.stops.met(by: transition, layout: manifest.layout))
    }

    /// A stop as `breaks` lists it.
    func line(for stop: Stops.Stop) -> Styled { "\("stop \(stop.number)", .warning) \(text(of: stop))" }

    /// A stop as a command that sets it.
    func text(of stop: Stops.Stop) -> String {
        switch stop.kind {
        case .predicate(let predicate): "break \(predicate.text(manifest))"
        case .path(let path): "watch \(path)"
        }
    }
}
