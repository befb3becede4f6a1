import NavigationJournal
import NavigationModel
import StrictJSON
import TestSupport

@testable import NavigationReplay

/// A made-up journal in a file, and the index that is kept of it.
struct IndexedJournal {
    let file: StampedFile
    let indexes = MemoryIndexes()
    let tolerance: JournalReader.Tolerance

    init(_ lines: [String], tolerance: JournalReader.Tolerance = .strict) {
        file = StampedFile(Self.bytes(lines))
        self.tolerance = tolerance
    }

    /// Makes up lines; now and then one that is odd and counts, or is skipped, or begins a new run.
    static func lines(seed: UInt64, count: Int) -> [String] {
        var generator = JournalGenerator(seed: seed)
        var lines = [#"{"navlog":1,"app":"é"}"#]
        for seq in 1...count {
            let words = generator.line().split(separator: " ", maxSplits: 1)
            let members = words.count > 1 ? words[1].dropFirst().dropLast() : ""
            let time = seq % 41 == 0 ? "yesterday" : "2026-11-30T09:\(10 + seq % 50):00.000Z"
            lines.append(
                #"{"seq":\#(seq),"time":"\#(time)","intent":"\#(words[0])"\#(members.isEmpty ? "" : ",")\#(members)}"#)
            if seq % 97 == 0 { lines.append("") }
            if seq % 101 == 0 { lines.append(lines[lines.count - 1]) }
            if seq % 500 == 0 { lines.append(#"{"navlog":1}"#) }
        }
        return lines
    }

    static func bytes(_ lines: [String]) -> [UInt8] {
        Array(lines.map { $0 + "\n" }.joined().utf8)
    }

    func source() throws -> JournalSource {
        try JournalSource(file, header: try Header(of: file), tolerance: tolerance, manifest: nil)
    }

    /// What came of opening the journal with its index.
    struct Opening {
        var timeline: Timeline
        /// How many places of the index were used.
        var used: Int
        var fault: IndexFault?
    }

    /// Opens the journal with the index that is kept of it, and keeps the new one.
    func open() throws -> Opening {
        let source = try source()
        var keeper = IndexKeeper(indexes, for: file, meaning: source.meaning ?? 0, smallest: 0, piece: 4 << 10)
        let (index, fault) = keeper.load()
        let timeline = try Timeline(source.reading(through: keeper.journal), from: index)
        try keeper.keep(timeline.index)
        return Opening(timeline: timeline, used: index?.places.count ?? 0, fault: fault)
    }

    /// What differs between a history that came from an index and one that was read from the beginning.
    func differences(_ timeline: Timeline, at places: Int = 12, seed: UInt64 = 1) throws -> [String] {
        let whole = try Timeline(try source())
        var found: [String] = []
        if timeline.count != whole.count { found.append("\(timeline.count) entries, not \(whole.count)") }
        if timeline.start != whole.start || timeline.end != whole.end { found.append("other ends") }
        if timeline.findings != whole.findings { found.append("other findings") }
        var random = SeededGenerator(seed: seed)
        for _ in 0..<places {
            let position = Int.random(in: whole.start...max(whole.start, whole.end), using: &random)
            if try Self.text(timeline, at: position) != Self.text(whole, at: position) {
                found.append("another world at \(position)")
            }
        }
        return found
    }

    private static func text(_ timeline: Timeline, at position: Int) throws -> String {
        let snapshot = Snapshot(try timeline.world(at: position), seq: position, schema: nil).json.text()
        let step = try timeline.step(at: position).map { "\($0.entry.intent.name) \($0.outcome) \($0.beginsRun)" }
        let ordinal = try timeline.ordinal(of: position)
        return "\(snapshot) \(step ?? "-") \(ordinal ?? -1) \(try timeline.position(ofEntry: ordinal ?? 0))"
    }
}
