import CChecksum

/// The checksum that a record may end with: CRC-32C (Castagnoli).
enum CRC32C {
    /// The number of bytes that the checksum takes at the end of a record: `,"crc":"01234567"}`.
    static let suffixLength = 18

    /// Returns the checksum of bytes.
    static func checksum(_ bytes: RawSpan) -> UInt32 {
        bytes.withUnsafeBytes { navlog_crc32c($0.baseAddress, $0.count) }
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

    /// Returns what follows bytes of that checksum: eight lower-case digits, and the end of the record.
    static func suffix(of checksum: UInt32) -> [UInt8] {
        let digits = stride(from: 28, through: 0, by: -4).map { digit(checksum >> $0 & 15) }
        return Array(",\"crc\":\"".utf8) + digits + Array("\"}".utf8)
    }

    private static func digit(_ value: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: value < 10 ? value + 0x30 : value + 0x57)
    }
}
