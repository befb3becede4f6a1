import NavigationModel
import TestSupport

@testable import NavigationJournal

/// What a journal must hold and what it may hold.
struct Ledger {
    /// The labels of the entries that were acknowledged, by seq.
    private(set) var acknowledged: [Int: String] = [:]
    /// The labels that an entry with that seq may have: those of every attempt.
    private var attempted: [Int: Set<String>] = [:]
    private var count = 0

    /// Makes up the label of an entry that will have a seq: every one is new, some are long.
    mutating func label(for seq: Int, using random: inout some RandomNumberGenerator) -> String {
        count += 1
        let length = Int.random(in: 0..<4, using: &random) == 0 ? Int.random(in: 0...300, using: &random) : 0
        let label = "\(count)" + String(repeating: "-", count: length)
        attempted[seq, default: []].insert(label)
        return label
    }

    /// Notes that an entry is durable.
    mutating func acknowledge(_ seq: Int, _ label: String) throws {
        guard acknowledged.updateValue(label, forKey: seq) == nil else {
            throw Violation.givenTwice(seq: seq)
        }
    }

    /// Nobody can ask for a line in which a bit was flipped, nor for what its line end held apart.
    mutating func forget(_ contents: [UInt8], at offset: Int) {
        let start = (contents[..<offset].lastIndex(of: 0x0A) ?? -1) + 1
        let end = contents[offset...].firstIndex(of: 0x0A) ?? contents.endIndex
        let nextEnd = contents[min(end + 1, contents.count)...].firstIndex(of: 0x0A) ?? contents.endIndex
        for line in contents[start..<(offset == end ? nextEnd : end)].split(separator: 0x0A) {
            let digits = line.dropFirst(7).prefix { (0x30...0x39).contains($0) }
            if let seq = Int(String(decoding: digits, as: UTF8.self)) { acknowledged[seq] = nil }
        }
    }

    /// Expects of a journal that it holds every acknowledged entry, in order, once, and nothing that nobody wrote.
    func expect(_ entries: [Int: String]) throws {
        for (seq, label) in entries where attempted[seq]?.contains(label) != true {
            throw Violation.neverWritten(seq: seq, label)
        }
        for (seq, label) in acknowledged where entries[seq] != label {
            throw Violation.lost(seq: seq, label)
        }
    }

    /// The labels of a journal's entries, by seq.
    static func entries(of file: any ReadableFile) throws -> [Int: String] {
        var reader = JournalReader(file, tolerance: .lenient)
        var entries = Entries()
        while let item = try reader.next() {
            if case .entry = item { try entries.add(reader.entry) }
        }
        return entries.labels
    }
}

/// Entries that come one after another.
struct Entries {
    private(set) var labels: [Int: String] = [:]
    private var last = 0

    mutating func add(_ entry: Entry) throws {
        guard case .scene(.pushView(let label, _)) = entry.intent, entry.seq > last else {
            throw Violation.outOfOrder(seq: entry.seq, after: last)
        }
        last = entry.seq
        labels[last] = label.text
    }

    /// Takes back what came after a seq.
    mutating func cut(after seq: Int) {
        labels = labels.filter { $0.key <= seq }
        last = seq
    }
}
