/// A number over time, in few enough pieces to draw: of each piece the greatest.
public struct DepthSeries: Sendable {
    /// How many pieces there are at most.
    public static let limit = 128
    /// The greatest depth of each piece.
    public private(set) var greatest: [Int] = []
    /// How many entries a piece stands for; the last one may have fewer.
    public private(set) var entriesAPiece = 1

    private var entriesOfLast = 0

    init() {}

    /// Adds a depth that so many entries had at most.
    mutating func add(_ depth: Int, of entries: Int = 1) {
        var rest = entries
        while rest > 0 {
            if greatest.isEmpty || entriesOfLast == entriesAPiece { begin() }
            let taken = min(rest, entriesAPiece - entriesOfLast)
            greatest[greatest.count - 1] = max(greatest[greatest.count - 1], depth)
            entriesOfLast += taken
            rest -= taken
        }
    }

    /// Adds what came behind.
    mutating func add(_ other: DepthSeries) {
        for depth in other.greatest.dropLast() { add(depth, of: other.entriesAPiece) }
        if let last = other.greatest.last { add(last, of: other.entriesOfLast) }
    }

    private mutating func begin() {
        if greatest.count == Self.limit { halve() }
        greatest.append(0)
        entriesOfLast = 0
    }

    private mutating func halve() {
        greatest = stride(from: 0, to: greatest.count, by: 2).map { max(greatest[$0], greatest[$0 + 1]) }
        entriesAPiece *= 2
    }
}
