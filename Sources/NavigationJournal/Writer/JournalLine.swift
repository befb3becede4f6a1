import StrictJSON

/// The bytes of a line that a reader will take, with its line feed.
struct JournalLine {
    let bytes: [UInt8]

    /// Takes over the bytes of a record that a reader has taken.
    init(copying record: some Sequence<UInt8>) {
        bytes = Array(record) + [0x0A]
    }

    /// Writes the line of a header.
    init(_ header: Header) throws(JournalError) {
        try self.init(header.json, hasChecksum: false)
    }

    /// Writes the line of a record's members.
    init(_ object: JSONObject, hasChecksum: Bool) throws(JournalError) {
        var bytes: [UInt8] = []
        JSONValue.object(object).write(to: &bytes, .journal)
        if hasChecksum {
            bytes.removeLast()
            bytes += CRC32C.suffix(of: CRC32C.checksum(bytes.span.bytes))
        }
        try Self.expectReadable(bytes)
        self.bytes = bytes + [0x0A]
    }

    /// An app can put anything into an entry: a line that is too long, or too deep, would be damage.
    private static func expectReadable(_ bytes: [UInt8]) throws(JournalError) {
        guard bytes.count <= BlockReader.maximumLineLength else { throw .lineTooLong(bytes: bytes.count) }
        do {
            var scanner = JSONScanner()
            try scanner.skipValue(in: bytes.span.bytes)
        } catch {
            throw .invalidLine(error)
        }
    }
}
