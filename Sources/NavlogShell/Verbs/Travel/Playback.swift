import NavigationModel
import NavigationReplay

/// Going on at the pace of the journal.
struct Playback {
    private let session: Session
    private let speed: Double

    /// Reads a speed: `2`, `0.5` or `10x`; nil is the journal's own.
    init(_ text: String?, in session: Session) throws {
        self.session = session
        guard let text else {
            speed = 1
            return
        }
        let digits = text.hasSuffix("x") ? String(text.dropLast()) : text
        guard digits.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }),
            let speed = Double(digits), speed > 0, speed.isFinite
        else { throw Diagnostic.usage("\"\(text)\" is no speed", hint: "play 4 is four times as fast as it was") }
        self.speed = speed
    }

    /// Goes on to the next stop, else to the end, and shows every entry when its time has come.
    ///
    /// Who presses Ctrl-C stays at the entry that was shown last: that is what one looked for.
    func run() throws {
        let (environment, timeline) = (session.environment, session.timeline)
        if session.position == timeline.end { return session.note(Styled("at the end", .faint)) }
        let left = session.travel.place
        defer { if session.travel.place != left { session.travel.jumps.leave(left) } }
        var time = try timeline.step(at: session.position)?.entry.time
        do {
            try session.forEachTransition(after: session.position, to: timeline.end) { transition in
                let entry = transition.step.entry
                wait(from: time, to: entry.time)
                if environment.isInterrupted() { throw Diagnostic.interrupted }
                time = entry.time
                session.position = entry.seq
                let met = session.travel.stops.met(by: transition, layout: session.manifest.layout)
                session.show(transition, stops: met)
                session.screen.flush()
                return met.isEmpty && !environment.output.isClosed
            }
        } catch {
            guard Diagnostic(error).status == .interrupted else { throw error }
            session.note(Styled("stopped at \(session.position)", .faint))
        }
    }

    /// The longest that nothing happens, and what happens where a journal has no times, in milliseconds.
    private static let (longestPause, beat) = (3000.0, 500.0)

    private func wait(from before: EntryTime?, to after: EntryTime?) {
        guard session.environment.outputIsTerminal else { return }
        var pause = Self.beat
        if case .utc(let first)? = before, case .utc(let second)? = after { pause = Double(second) - Double(first) }
        let wait = min(max(0, pause / speed), Self.longestPause)
        if wait >= 1 { session.environment.pause(Int64(wait)) }
    }
}
