/// A line without what may stand around its record: a byte order mark, NULs, white space.
struct LineFrame {
    /// The bytes of the line.
    let line: Range<Int>
    /// The bytes of the record; empty if there is none.
    private(set) var record: Range<Int>
    /// The byte order mark that the line begins with.
    private(set) var mark: Range<Int>?
    /// The runs of NULs before and after the record.
    private(set) var nulRuns: [Range<Int>] = []

    /// Frames the bytes of a line, without its line feed.
    init(_ line: Range<Int>, in bytes: RawSpan) {
        self.line = line
        record = line
        if bytes.hasByteOrderMark(in: line) {
            mark = line.prefix(3)
            record = line.dropFirst(3)
        }
        var (start, end) = (record.lowerBound, record.upperBound)
        while start < end, bytes[start].surroundsRecords { start += 1 }
        while end > start, bytes[end - 1].surroundsRecords { end -= 1 }
        addNULRuns(record.lowerBound..<start, in: bytes)
        addNULRuns(end..<record.upperBound, in: bytes)
        record = start..<end
    }

    private mutating func addNULRuns(_ range: Range<Int>, in bytes: RawSpan) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let start = offset
            while offset < range.upperBound, bytes[offset] == 0 { offset += 1 }
            if offset > start { nulRuns.append(start..<offset) } else { offset += 1 }
        }
    }
}

extension RawSpan {
    /// The byte at an offset inside the span.
    subscript(offset: Int) -> UInt8 { unsafeLoad(fromByteOffset: offset, as: UInt8.self) }

    fileprivate func hasByteOrderMark(in line: Range<Int>) -> Bool {
        line.count >= 3 && self[line.lowerBound] == 0xEF && self[line.lowerBound + 1] == 0xBB
            && self[line.lowerBound + 2] == 0xBF
    }
}

extension UInt8 {
    /// Whether this may stand between a record and the ends of its line.
    fileprivate var surroundsRecords: Bool { self == 0 || isWhiteSpace }

    /// Whether this is white space of JSON within a line.
    var isWhiteSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
