import NavigationModel
import StrictJSON

@testable import NavigationJournal

/// What a reader says about a journal, a line of text an item: short to write down and to compare.
struct Transcript {
    /// The journal in the only storage it needs.
    static func of(
        _ journal: [UInt8], _ tolerance: JournalReader.Tolerance = .lenient, blockSize: Int = 256 << 10
    ) throws -> [String] {
        let storage = MemoryStorage()
        storage["journal"] = journal
        var reader = JournalReader(
            try storage.openForReading("journal"), tolerance: tolerance, blockSize: blockSize)
        return try of(&reader)
    }

    static func of(_ reader: inout JournalReader) throws -> [String] {
        var lines: [String] = []
        while let item = try reader.next() { lines.append(text(of: item, reader)) }
        return lines
    }

    static func of(
        _ journal: String, _ tolerance: JournalReader.Tolerance = .lenient, blockSize: Int = 256 << 10
    ) throws -> [String] {
        try of(Array(journal.utf8), tolerance, blockSize: blockSize)
    }

    private static func text(of item: JournalItem, _ reader: JournalReader) -> String {
        switch item {
        case .header: "header"
        case .entry: "entry \(reader.entry.seq)"
        case .relaunch: "relaunch"
        case .checkpoint: "checkpoint"
        case .finding(let finding): text(of: finding)
        }
    }

    /// `code line:offset`, and what else is known.
    private static func text(of finding: Finding) -> String {
        var text = "\(finding.code) \(finding.line):\(finding.offset)"
        if let seq = finding.seq { text += " seq \(seq)" }
        if let expected = finding.expectedSeq { text += " expected \(expected)" }
        if let length = finding.length { text += " length \(length)" }
        if !finding.salvage.isEmpty { text += " salvage \(finding.salvage.map { $0.text() }.joined(separator: " "))" }
        return text
    }
}

extension String {
    /// The shortest header, and lines behind it. A header takes 13 bytes.
    static func journal(_ lines: String...) -> String { journal(lines) }

    static func journal(_ lines: [String]) -> String {
        (["{\"navlog\":1}"] + lines).map { $0 + "\n" }.joined()
    }
}
