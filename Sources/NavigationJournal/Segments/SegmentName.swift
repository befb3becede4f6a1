import NavigationModel

/// How the segments of a journal are named: `library.jsonl`, then `library.000002.jsonl`, `library.000003.jsonl`.
///
/// So they are in order wherever names are sorted, and who knows one of them knows where the next one would be. One
/// that was archived since has `.gz` or `.zst` behind its name, which is not part of it.
public struct SegmentName: Hashable, Sendable {
    /// What stands before the number, the folder included.
    private let stem: Name
    /// What stands behind the number, the dot included.
    private let suffix: Name
    /// The number, 1 for the journal that was begun.
    public let number: Int

    /// Reads the name of a segment. A path without a number is that of the first one.
    public init(_ path: String) {
        let archive = Self.archives.first { path.hasSuffix($0) && path.utf8.count > $0.utf8.count }
        let path = String(path.dropLast(archive?.count ?? 0))
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        var parts = path[folder.endIndex...].split(separator: ".", omittingEmptySubsequences: false)
        let place = parts.lastIndex { $0.isSegmentNumber }
        if let place, place > 0, place >= parts.count - 2, let number = Int(parts[place]) {
            self.number = number
            parts.remove(at: place)
        } else {
            number = 1
        }
        let hasSuffix = parts.count > 1 && !(parts.count == 2 && parts[0].isEmpty)
        suffix = Name(hasSuffix ? "." + parts.removeLast() : "")
        stem = Name(folder + parts.joined(separator: "."))
    }

    private init(stem: Name, suffix: Name, number: Int) {
        self.stem = stem
        self.suffix = suffix
        self.number = number
    }

    private static let archives = [".gz", ".zst"]

    /// The paths at which the segment may stand: its own, and those of its archives.
    var candidates: [String] { [path] + Self.archives.map { path + $0 } }

    /// The path of the segment.
    public var path: String {
        if number == 1 { return "\(stem)\(suffix)" }
        let digits = String(number)
        return "\(stem).\(String(repeating: "0", count: max(0, 6 - digits.count)))\(digits)\(suffix)"
    }

    /// The name of the segment with that number.
    public func with(number: Int) -> SegmentName { SegmentName(stem: stem, suffix: suffix, number: number) }

    /// The name of the first segment, which stands for the journal as a whole.
    public var first: SegmentName { with(number: 1) }

    /// The name of the segment that goes on from this one.
    public var next: SegmentName { with(number: number + 1) }
}

extension Substring {
    /// Whether this is a number as `SegmentName` writes it, from 2 on.
    fileprivate var isSegmentNumber: Bool {
        utf8.count >= 6 && utf8.count <= 9 && utf8.allSatisfy { (0x30...0x39).contains($0) } && Int(self) ?? 0 > 1
            && (utf8.count == 6 || utf8.first != 0x30)
    }
}
