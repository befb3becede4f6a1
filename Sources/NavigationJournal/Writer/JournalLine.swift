import NavigationModel
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
        try self.init(try [UInt8](readable: object), hasChecksum: hasChecksum)
    }

    /// Writes the line of an entry that has been given its seq.
    init(_ line: UnnumberedLine, seq: Int, hasChecksum: Bool) throws(JournalError) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(line.rest.count + 64)
        bytes += "{\"seq\":".utf8
        bytes += String(seq).utf8
        bytes += line.rest
        try self.init(bytes, hasChecksum: hasChecksum)
    }

    /// Ends the line of a record: one that is too long would be damage.
    private init(_ record: [UInt8], hasChecksum: Bool) throws(JournalError) {
        var bytes = record
        if hasChecksum {
            bytes.removeLast()
            CRC32C.end(&bytes)
        }
        guard bytes.count <= BlockReader.maximumLineLength else { throw .lineTooLong(bytes: bytes.count) }
        bytes.append(0x0A)
        self.bytes = bytes
    }
}

/// The line of an entry that has no seq yet: many tasks can write theirs side by side, before they take turns.
struct UnnumberedLine: Sendable {
    /// What follows the seq.
    fileprivate let rest: [UInt8]

    /// Writes the members of an entry. Seq and checksum among them do not count.
    init(_ members: JSONObject) throws(JournalError) {
        var members = members
        members["seq"] = nil
        members["crc"] = nil
        var rest = try [UInt8](readable: members)
        if members.isEmpty { rest.removeFirst() } else { rest[0] = UInt8(ascii: ",") }
        self.rest = rest
    }

    /// Writes an entry, whose own seq does not count.
    init(_ entry: Entry) throws(JournalError) {
        try self.init(entry.json)
    }
}

extension [UInt8] {
    /// Writes an object that a reader will take. An app can put anything into an entry: what is too deep would be
    /// damage.
    fileprivate init(readable object: JSONObject) throws(JournalError) {
        self = []
        reserveCapacity(256)
        JSONValue.object(object).write(to: &self, .journal)
        do {
            var scanner = JSONScanner()
            try scanner.skipValue(in: span.bytes)
        } catch {
            throw .invalidLine(error)
        }
    }
}
