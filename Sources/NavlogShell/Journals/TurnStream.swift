/// Keeps what is written before its turn; from then on everything is handed on at once.
///
/// Whoever writes much waits for the turn, so that what is kept stays small.
final class TurnStream: TextStream {
    private static let mostKept = 1 << 20

    private let target: any TextStream
    private let turns: Turns
    private let number: Int
    /// Whether it is pointless to go on when its reader is gone.
    private let endsWork: Bool
    private var kept: [UInt8] = []

    init(_ target: any TextStream, _ turns: Turns, _ number: Int, endsWork: Bool = false) {
        (self.target, self.turns, self.number, self.endsWork) = (target, turns, number, endsWork)
    }

    /// Takes bytes.
    func write(_ bytes: [UInt8]) {
        kept += bytes
        if kept.count > Self.mostKept { turns.wait(for: number) }
        if turns.isCurrent(number) || turns.isStopped { handOn() }
    }

    /// Hands on what was kept; to be called in its turn.
    func handOn() {
        if !kept.isEmpty && !turns.isStopped { target.write(kept) }
        kept = []
        if endsWork && target.isClosed { turns.stop() }
    }

    /// Hands on what was kept, as far as its reader, if it is its turn.
    func flush() {
        guard turns.isCurrent(number) else { return }
        handOn()
        target.flush()
        if endsWork && target.isClosed { turns.stop() }
    }

    /// Whether nobody reads on.
    var isClosed: Bool { turns.isStopped }
}

/// Takes everything and keeps nothing, for answers that nobody asked for.
final class SilentStream: TextStream {
    func write(_ bytes: [UInt8]) {}

    func flush() {}

    var isClosed: Bool { false }
}
