import NavigationModel
import NavigationReplay

/// Going on at the pace of the journal.
extension Session {
    /// Goes on to the next stop, else to the end, and shows every entry when its time has come.
    ///
    /// Who presses Ctrl-C stays at the entry that was shown last: that is what one looked for.
    func play(speed: Double) throws {
        if position == timeline.end { return note(Styled("at the end", .faint)) }
        let layout = manifest.layout
        let left = travel.place
        defer { if travel.place != left { travel.jumps.leave(left) } }
        var time = try timeline.step(at: position)?.entry.time
        do {
            try forEachTransition(after: position, to: timeline.end) { transition in
                let entry = transition.step.entry
                wait(from: time, to: entry.time, speed: speed)
                if environment.isInterrupted() { throw Diagnostic.interrupted }
                time = entry.time
                position = entry.seq
                let met = travel.stops.met(by: transition, layout: layout)
                show(transition, stops: met)
                screen.flush()
                return met.isEmpty && !environment.output.isClosed
            }
        } catch {
            guard Diagnostic(error).status == .interrupted else { throw error }
            note(Styled("stopped at \(position)", .faint))
        }
    }

    /// Reads a speed: `2`, `0.5` or `10x`.
    func speed(_ text: String?) throws -> Double {
        guard let text else { return 1 }
        let digits = text.hasSuffix("x") ? String(text.dropLast()) : text
        guard digits.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }),
            let speed = Double(digits), speed > 0, speed.isFinite
        else { throw Diagnostic.usage("\"\(text)\" is no speed", hint: "play 4 is four times as fast as it was") }
        return speed
    }

    /// The longest that nothing happens, and what happens where a journal has no times, in milliseconds.
    private static let (longestPause, beat) = (3000.0, 500.0)

    private func wait(from before: EntryTime?, to after: EntryTime?, speed: Double) {
        guard environment.outputIsTerminal else { return }
        var pause = Self.beat
        if case .utc(let first)? = before, case .utc(let second)? = after { pause = Double(second) - Double(first) }
        let wait = min(max(0, pause / speed), Self.longestPause)
        if wait >= 1 { environment.pause(Int64(wait)) }
    }
}
