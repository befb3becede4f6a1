#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// History entries are texts, oldest first.
///
/// They are kept as one run of UTF-8, so that a hundred thousand of them are read at the start of a session and looked
/// through between two keys. A byte that no UTF-8 contains ends each of them.
public struct HistoryEntries: RandomAccessCollection, Hashable, Sendable {
    private var bytes: [UInt8] = []
    /// Where each entry begins, and where the next one would.
    private var starts = [0]

    private static let end: UInt8 = 0xFF

    /// Makes an empty collection.
    public init() {}

    /// The place of the oldest entry.
    public var startIndex: Int { 0 }
    /// The place behind the newest entry.
    public var endIndex: Int { starts.count - 1 }

    /// The text of an entry.
    public subscript(index: Int) -> String { String(decoding: bytes[range(of: index)], as: UTF8.self) }

    private func range(of index: Int) -> Range<Int> { starts[index]..<starts[index + 1] - 1 }
}

extension HistoryEntries: ExpressibleByArrayLiteral {
    /// Makes a collection of some texts, oldest first.
    public init(arrayLiteral texts: String...) {
        for text in texts { append(text) }
    }

    /// Adds a text, unless it is equal to the newest entry. Returns whether it was added.
    @discardableResult
    mutating func append(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
    }

    /// Adds a text that is given as UTF-8, unless it is equal to the newest entry. Returns whether it was added.
    @discardableResult
    mutating func append(_ text: UnsafeRawBufferPointer) -> Bool {
        if !isEmpty, range(of: count - 1).count == text.count, bytes[range(of: count - 1)].elementsEqual(text) {
            return false
        }
        bytes.append(contentsOf: text)
        bytes.append(Self.end)
        starts.append(bytes.count)
        return true
    }

    /// Makes room for that many bytes at once.
    mutating func reserve(bytes count: Int) {
        bytes.reserveCapacity(bytes.count + count)
    }

    /// Removes the oldest entries, so that at most `limit` are left.
    mutating func keepNewest(_ limit: Int) {
        guard count > limit else { return }
        let start = starts[count - limit]
        bytes.removeSubrange(..<start)
        starts = starts[(count - limit)...].map { $0 - start }
    }
}

/// Searching compares bytes: what is the same to a person but written otherwise is not found.
extension HistoryEntries {
    /// Returns the newest entry that stands before `end`, begins with a text and goes on.
    func newest(beginningWith text: String, before end: Int) -> Int? {
        first(among: stride(from: end - 1, to: -1, by: -1), beginningWith: text)
    }

    /// Returns the oldest entry that stands at `start` or behind it, begins with a text and goes on.
    func oldest(beginningWith text: String, from start: Int) -> Int? {
        first(among: stride(from: start, to: count, by: 1), beginningWith: text)
    }

    private func first(among indices: StrideTo<Int>, beginningWith text: String) -> Int? {
        let text = Array(text.utf8)
        return bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            return indices.first { index in
                range(of: index).count > text.count && memcmp(base + starts[index], text, text.count) == 0
            }
        }
    }

    /// Returns the newest entry that stands before `end` and contains a text, which is not empty.
    func newest(containing text: String, before end: Int) -> Int? {
        let text = Array(text.utf8)
        guard let last = text.last else { return nil }
        return bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            var place = starts[end] - 1
            while place >= text.count - 1 {
                let start = place - (text.count - 1)
                if bytes[place] == last && memcmp(base + start, text, text.count) == 0 { return index(holding: start) }
                place -= 1
            }
            return nil
        }
    }

    /// Returns the entry that a byte belongs to.
    private func index(holding place: Int) -> Int {
        var (low, high) = (0, count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= place { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
