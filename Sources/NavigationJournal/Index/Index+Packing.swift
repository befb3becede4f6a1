import NavigationModel
import StrictJSON

extension ReaderMark {
    func pack(into packer: inout Packer) {
        packer.pack(offset)
        packer.pack(line)
        packer.pack(lastLine) { $0.pack($1) }
        succession.pack(into: &packer)
    }

    init(unpacking unpacker: inout Unpacker) throws(Unpacker.Malformed) {
        offset = try unpacker.int()
        line = try unpacker.int()
        lastLine = try unpacker.optional { unpacker throws(Unpacker.Malformed) in try unpacker.data() }
        succession = try Succession(unpacking: &unpacker)
        // A reader at the beginning expects a header, and a place is behind an entry.
        guard offset > 0, line > 0 else { throw Unpacker.Malformed() }
    }
}

extension Finding {
    /// Writes the finding, which is none of severity error: only those have something to salvage.
    func pack(into packer: inout Packer) {
        packer.pack(code)
        for number in [line, offset, lineOffset] { packer.pack(number) }
        for number in [seq, length, expectedSeq] { packer.pack(number) { $0.pack($1) } }
        packer.pack(value) { $0.pack($1.text()) }
    }

    init(unpacking unpacker: inout Unpacker) throws(Unpacker.Malformed) {
        func optionalInt(_ unpacker: inout Unpacker) throws(Unpacker.Malformed) -> Int? {
            try unpacker.optional { unpacker throws(Unpacker.Malformed) in try unpacker.int() }
        }
        self.init(
            try unpacker.choice(), line: try unpacker.int(), offset: try unpacker.int(),
            lineOffset: try unpacker.int())
        seq = try optionalInt(&unpacker)
        length = try optionalInt(&unpacker)
        expectedSeq = try optionalInt(&unpacker)
        value = try unpacker.optional { unpacker throws(Unpacker.Malformed) in
            guard let value = try? JSONValue(parsing: try unpacker.text()) else { throw Unpacker.Malformed() }
            return value
        }
        guard severity < .error else { throw Unpacker.Malformed() }
    }
}

extension FileStamp {
    func pack(into packer: inout Packer) {
        for number in [identity.volume, identity.number] { packer.pack(Int(truncatingIfNeeded: number)) }
        for number in [size, modified, changed] { packer.pack(number) }
        packer.pack(isSettled)
    }

    init(unpacking unpacker: inout Unpacker) throws(Unpacker.Malformed) {
        let identity = FileIdentity(
            volume: UInt64(truncatingIfNeeded: try unpacker.int()),
            number: UInt64(truncatingIfNeeded: try unpacker.int()))
        self.init(
            identity, size: try unpacker.int(), modified: try unpacker.int(), changed: try unpacker.int(),
            isSettled: try unpacker.flag())
    }
}

extension JournalIndex.PackedPart {
    func pack(into packer: inout Packer) {
        packer.pack(range.lowerBound)
        packer.pack(range.count)
        packer.pack(Int(checksum))
    }

    init(unpacking unpacker: inout Unpacker) throws(Unpacker.Malformed) {
        let (start, count) = (try unpacker.int(), try unpacker.int())
        let (end, overflows) = start.addingReportingOverflow(count)
        guard start >= 0, count >= 0, !overflows, let checksum = UInt32(exactly: try unpacker.int())
        else { throw Unpacker.Malformed() }
        self.init(range: start..<end, checksum: checksum)
    }
}
