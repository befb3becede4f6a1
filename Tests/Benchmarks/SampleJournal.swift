import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON
import TestSupport

/// A journal as an app writes it, always the same for a number of entries.
struct SampleJournal {
    private let storage = MemoryStorage()
    let byteCount: Int

    init(entries: Int) throws {
        var options = JournalWriter.Options()
        options.durability = .none
        options.hasChecksums = false
        var header = Header()
        header.app = "com.example.bench"
        let writer = try JournalWriter.create("journal", header, in: storage, options)
        var random = SeededGenerator(seed: 1)
        var time: Int64 = 1_793_000_000_000
        let scenes: [Name] = ["main", "side"]
        for seq in 1...entries {
            time += Int64.random(in: 100...5000, using: &random)
            let scene = scenes[seq % 3 == 0 ? 1 : 0]
            let intent = seq <= 3 ? SceneIntent.sceneOpened : Self.move(using: &random)
            var entry = Entry(seq: seq, time: .utc(milliseconds: time), scene: scene, intent: .scene(intent))
            entry.recordedOutcome = ["kind": "applied"]
            entry.recordedDigest = "d8ff042de8d3038c"
            _ = try writer.write(entry)
        }
        byteCount = storage["journal"]?.count ?? 0
    }

    private static func move(using random: inout SeededGenerator) -> SceneIntent {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...4:
            .push([Route("article", ["id": .string("a\(Int.random(in: 0..<50, using: &random))"), "source": "list"])])
        case 5...7: .pop()
        case 8: .pathChanged(.routes([Route("topic", ["id": .string("t\(Int.random(in: 0..<20, using: &random))")])]))
        default: .popToRoot()
        }
    }

    /// The whole file.
    var bytes: [UInt8] { storage["journal"] ?? [] }

    func timeline() throws -> Timeline {
        let file = try storage.openForReading("journal")
        return try Timeline(
            JournalSource(file, header: try Header(of: file), tolerance: .strict, manifest: nil))
    }

    /// Counts the line ends, which is the least that a reader must do.
    func lineEnds() -> Int {
        storage["journal"]?.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 } ?? 0
    }

    func verify() throws -> Int {
        var reader = JournalReader(try storage.openForReading("journal"), tolerance: .lenient)
        var count = 0
        while try reader.next() != nil { count += 1 }
        return count
    }

    func seek(in timeline: Timeline, times: Int) throws -> Int {
        var random = SeededGenerator(seed: 2)
        var depth = 1
        for _ in 0..<times {
            let world = try timeline.world(at: Int.random(in: 1...timeline.end, using: &random))
            depth += world.scenes.count
        }
        return depth
    }
}
