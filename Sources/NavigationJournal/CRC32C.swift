import CChecksum

/// The checksum that a line may end with: CRC-32C (Castagnoli).
enum CRC32C {
    /// Returns the checksum of bytes.
    static func checksum(_ bytes: RawSpan) -> UInt32 {
        bytes.withUnsafeBytes { navlog_crc32c($0.baseAddress, $0.count) }
    }

    /// The number of bytes that the checksum takes at the end of a record: `,"crc":"01234567"}`.
    static let suffixLength = 18

    /// Returns whether a record ends with the checksum of the bytes before it.
    static func isRight(inRecord record: RawSpan) -> Bool {
        let length = record.byteCount - suffixLength
        guard length > 0 else { return false }
        let expected = suffix(of: checksum(record.extracting(..<length)))
        return expected.indices.allSatisfy { record[length + $0] == expected[$0] }
    }

    /// Returns what follows the bytes of that checksum: eight lower-case digits, and the end of the record.
    static func suffix(of checksum: UInt32) -> [UInt8] {
        let digits = stride(from: 28, through: 0, by: -4).map {
            Array("0123456789abcdef".utf8)[Int(checksum >> $0 & 15)]
        }
        return Array(",\"crc\":\"".utf8) + digits + Array("\"}".utf8)
    }
}
