import StrictJSON

/// What can be saved from a line that is no record.
struct Salvage {
    /// The whole records on the line.
    private(set) var records: [JSONValue] = []
    /// Where they are.
    private(set) var ranges: [Range<Int>] = []
    /// The offset of the second record, if the line is nothing but records.
    private(set) var seam: Int?

    /// Looks at the bytes of a line, from the record's first.
    init(_ bytes: RawSpan) {
        if !takeAll(of: bytes) { takeLast(of: bytes) }
    }

    /// Takes every record of a line that is two or more complete objects.
    private mutating func takeAll(of bytes: RawSpan) -> Bool {
        var scanner = JSONScanner()
        var (found, places): ([JSONValue], [Range<Int>]) = ([], [])
        while scanner.position < bytes.byteCount {
            let start = scanner.position
            guard let value = try? scanner.parseValue(in: bytes), value.objectValue != nil else { return false }
            found.append(value)
            places.append(start..<scanner.position)
            scanner.skipWhitespace(in: bytes)
        }
        guard found.count >= 2 else { return false }
        (records, ranges, seam) = (found, places, places[1].lowerBound)
        return true
    }

    /// Takes the record that begins behind the start and ends with the line: a torn record and a whole one are the
    /// commonest case.
    ///
    /// An attempt that fails late has gone deep, and depth is limited, so hostile lines cannot make this slow.
    private mutating func takeLast(of bytes: RawSpan) {
        var start = 1
        while let next = bytes.firstRecordStart(from: start) {
            if isRecord(from: next, in: bytes) {
                var scanner = JSONScanner(position: next)
                guard let value = try? scanner.parseValue(in: bytes) else { return }
                (records, ranges) = ([value], [next..<scanner.position])
                return
            }
            start = next + 1
        }
    }

    /// Whether everything from an offset on is one complete value.
    private func isRecord(from start: Int, in bytes: RawSpan) -> Bool {
        var scanner = JSONScanner(position: start)
        return (try? scanner.skipValue(in: bytes)) != nil && (try? scanner.expectEnd(in: bytes)) != nil
    }
}

extension RawSpan {
    /// The offset of the next `{"seq":`, or nil.
    fileprivate func firstRecordStart(from start: Int) -> Int? {
        var offset = start
        while offset < byteCount {
            var cursor = Cursor(position: offset, end: byteCount)
            if cursor.takeUnpadded("{\"seq\":", in: self) { return offset }
            offset += 1
        }
        return nil
    }
}
