import CChecksum

/// The checksum that a record may end with: CRC-32C (Castagnoli).
enum CRC32C {
    /// The number of bytes that the checksum takes at the end of a record: `,"crc":"01234567"}`.
    static let suffixLength = 18

    /// Returns the checksum of bytes, or of all together with those before them, given the checksum of these.
    static func checksum(_ bytes: RawSpan, after before: UInt32 = 0) -> UInt32 {
        bytes.withUnsafeBytes { navlog_crc32c(before, $0.baseAddress, $0.count) }
    }

    /// Returns whether a record ends with the checksum of the bytes before it.
    static func isRight(inRecord record: RawSpan) -> Bool {
        var cursor = Cursor(position: record.byteCount - suffixLength, end: record.byteCount)
        guard cursor.position > 0 else { return false }
        let checksum = checksum(record.extracting(..<cursor.position))
        guard cursor.takeUnpadded(",\"crc\":\"", in: record) else { return false }
        for shift in stride(from: 28, through: 0, by: -4) {
            guard record[cursor.position] == digit(checksum >> shift & 15) else { return false }
            cursor.position += 1
        }
        return cursor.takeUnpadded("\"}", in: record)
    }

    /// Ends a record, whose last brace is missing, with its checksum: eight lower-case digits.
    static func end(_ record: inout [UInt8]) {
        let checksum = checksum(record.span.bytes)
        record += ",\"crc\":\"".utf8
        for shift in stride(from: 28, through: 0, by: -4) { record.append(digit(checksum >> shift & 15)) }
        record += "\"}".utf8
    }

    private static func digit(_ value: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: value < 10 ? value + 0x30 : value + 0x57)
    }
}
