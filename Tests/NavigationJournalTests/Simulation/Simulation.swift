import NavigationModel
import StrictJSON
import TestSupport

@testable import NavigationJournal

/// The life of one journal: writers that come and go, segments that are begun, a disk that fails, processes that are
/// killed, power that goes, clocks that jump, readers that look at any moment, a follower that goes along. One seed says
/// all of it.
///
/// What must hold after every life: every acknowledged entry is read back, in order, once; nothing is half visible;
/// whatever happened, the journal takes entries again afterwards; and who has followed it has seen what is there.
struct Simulation {
    let storage: FaultStorage
    private var random: SeededGenerator
    private var writer: JournalWriter?
    private var ledger = Ledger()
    private var follower: JournalFollower
    private var followed = Entries()
    private var clock: Int64 = 1_796_032_800_000
    private(set) var events = Events()

    /// How often what happened, to see that everything does.
    struct Events {
        var acknowledged = 0
        var refused = 0
        var crashes = 0
        var powerCuts = 0
        var tornTails = 0
        var damaged = 0
        var rotations = 0
        var cuts = 0
        var replacements = 0

        static func += (sum: inout Events, more: Events) {
            sum.acknowledged += more.acknowledged
            sum.refused += more.refused
            sum.crashes += more.crashes
            sum.powerCuts += more.powerCuts
            sum.tornTails += more.tornTails
            sum.damaged += more.damaged
            sum.rotations += more.rotations
            sum.cuts += more.cuts
            sum.replacements += more.replacements
        }
    }

    init(seed: UInt64, _ treasons: Set<Treason> = []) {
        random = SeededGenerator(seed: seed)
        storage = FaultStorage(treasons)
        follower = JournalFollower("j", in: FaultObserver(storage))
    }

    /// Lives a life.
    mutating func run() throws {
        for _ in 0..<Int.random(in: 4...16, using: &random) { try step() }
        endProcess()
        try read()
        try surviveOnce()
        try read()
        try expectFollowed()
    }

    private mutating func step() throws {
        switch Int.random(in: 0..<25, using: &random) {
        case 0..<9: try append()
        case 9..<11: try appendBatch()
        case 11..<14: planFault()
        case 14: try competeForTheLock()
        case 15: endProcess()
        case 16: cutPower()
        case 17: flipBit()
        case 18: clock += Int64.random(in: -3_600_000...3_600_000, using: &random)
        case 19..<21: rotate()
        case 21..<23: try follow()
        case 23: replaceFile()
        default: try read()
        }
        if storage.isDown {
            events.crashes += 1
            if Bool.random(using: &random) { cutPower() } else { endProcess() }
        }
    }

    /// Whatever happened, the next process can go on.
    private mutating func surviveOnce() throws {
        do {
            try open()
        } catch JournalError.damagedEnd where events.damaged > 0 || hasHole {
            // Nobody can say whether what is damaged there was acknowledged: it is for a person to repair.
            return
        }
        let count = ledger.acknowledged.count
        try append()
        guard ledger.acknowledged.count == count + 1 else { throw Violation.noEntryTaken }
    }

    // MARK: What happens

    private mutating func open() throws {
        let writer =
            try storage["j"] == nil ? JournalWriter.create("j", Header(), in: storage) : .open("j", in: storage)
        if writer.tornTail != nil { events.tornTails += 1 }
        self.writer = writer
    }

    /// The writer that there is, or a new one; nil if there cannot be one now.
    private mutating func currentWriter() -> JournalWriter? {
        if writer == nil {
            do { try open() } catch { events.refused += 1 }
        }
        return writer
    }

    private mutating func append() throws {
        guard let writer = currentWriter() else { return }
        let label = ledger.label(for: writer.lastSeq + 1, using: &random)
        do {
            try ledger.acknowledge(try writer.append(entry(label)), label)
            events.acknowledged += 1
        } catch let error as JournalError {
            refuse(error)
        }
    }

    private mutating func appendBatch() throws {
        guard let writer = currentWriter() else { return }
        var written: [(Int, String)] = []
        do {
            for _ in 0..<Int.random(in: 2...6, using: &random) {
                let label = ledger.label(for: writer.lastSeq + 1, using: &random)
                written.append((try writer.write(entry(label)), label))
            }
            // What is not acknowledged yet may be there to be seen.
            if Bool.random(using: &random) { try writer.flush() }
            try follow()
            try writer.sync()
            for (seq, label) in written { try ledger.acknowledge(seq, label) }
            events.acknowledged += written.count
        } catch let error as JournalError {
            refuse(error)
        }
    }

    private mutating func rotate() {
        guard let writer = currentWriter() else { return }
        do throws(JournalError) {
            try writer.rotate(snapshot: ["navlog": "snapshot"])
            events.rotations += 1
        } catch {
            refuse(error)
        }
    }

    private mutating func follow() throws {
        while let event = try follower.next() {
            switch event {
            case .item(.entry): try followed.add(follower.entry)
            case .cut(let seq):
                events.cuts += 1
                followed.cut(after: seq)
            case .replaced: followed = Entries()
            case .item, .continued, .absent: break
            }
        }
    }

    /// A writer that takes no more entries goes; what else is wrong with it shows at the next entry.
    private mutating func refuse(_ error: JournalError) {
        events.refused += 1
        switch error {
        case .closed, .changed, .replaced: writer = nil
        default: if Bool.random(using: &random) { writer = nil }
        }
    }

    private func entry(_ label: String) -> Entry {
        Entry(
            seq: 0, time: .utc(milliseconds: clock), scene: "main",
            intent: .scene(.pushView(label: Name(label))))
    }

    private mutating func planFault() {
        let codes: [Int32] = [4, 5, 27, 28, 30, 122]
        let code = codes[Int.random(in: codes.indices, using: &random)]
        let count = Int.random(in: 0...(Bool.random(using: &random) ? 160 : 1000), using: &random)
        let effects: [Fault.Effect] = [
            .error(code), .errorAfter(count, code), .short(count), .lie, .crash(after: count), .crash(after: count),
        ]
        storage.plan(
            Fault(
                effects[Int.random(in: effects.indices, using: &random)],
                after: Int.random(in: 0...12, using: &random),
                persists: Int.random(in: 0..<8, using: &random) == 0))
    }

    private mutating func competeForTheLock() throws {
        guard writer != nil else { return }
        if let other = try? JournalWriter.open("j", in: storage) {
            throw Violation.twoWriters(seq: other.lastSeq)
        }
    }

    private mutating func endProcess() {
        writer = nil
        storage.restart()
    }

    private mutating func cutPower() {
        events.powerCuts += 1
        writer = nil
        storage.cutPower(using: &random)
    }

    /// Someone saves a segment in an editor that writes another file. Whoever writes to the old one must notice.
    private mutating func replaceFile() {
        guard let path = segments.randomElement(using: &random) else { return }
        storage.replace(path)
        events.replacements += 1
    }

    private mutating func flipBit() {
        let path = segments.randomElement(using: &random) ?? "j"
        // A header that is damaged is another story: nobody knows then what the segment goes on from.
        guard Int.random(in: 0..<8, using: &random) == 0, let contents = storage[path],
            let header = contents.firstIndex(of: 0x0A), header + 1 < contents.count
        else { return }
        let offset = Int.random(in: header + 1..<contents.count, using: &random)
        storage.flip(bit: Int.random(in: 0..<8, using: &random), at: offset, of: path)
        events.damaged += 1
        ledger.forget(contents, at: offset)
    }

    // MARK: What must hold

    private func read() throws {
        guard storage["j"] != nil else {
            if ledger.acknowledged.isEmpty { return }
            throw Violation.journalGone
        }
        try ledger.expect(try entries)
    }

    /// Who has looked now and then has seen what is there, unless it changed where that cannot be noticed.
    private mutating func expectFollowed() throws {
        try follow()
        guard events.damaged == 0, !hasHole, storage["j"] != nil else { return }
        let entries = try entries
        guard followed.labels == entries else {
            throw Violation.followed(followed.labels.count, of: entries.count)
        }
    }

    private var entries: [Int: String] {
        get throws { try Ledger.entries(of: try JournalInput(["j"], in: FaultObserver(storage)).file) }
    }

    private var segments: [String] { storage.paths.filter { SegmentName($0).first.path == "j" } }

    private var hasHole: Bool { segments.contains(where: storage.hasHole) }
}
