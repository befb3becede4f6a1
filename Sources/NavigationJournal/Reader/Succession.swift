import NavigationModel

/// The rules of what may follow what: seqs go up by one, times do not go back.
struct Succession {
    /// What a seq means where it stands.
    enum Verdict {
        /// It is right.
        case next
        /// Entries before it are missing; this one counts.
        case gap(expected: Int)
        /// It is not above the last one and does not count.
        case notAbove(last: Int)
    }

    /// The last seq that counted, or the one before the first; nil if the first may be any.
    private(set) var last: Int?
    /// Whether entries may be missing without a further finding, since a damaged line has just been reported.
    private var isExcused = false
    private var lastTime: Int64?

    /// Begins a journal: it goes on from another one, or from a snapshot, or from nothing.
    init(after header: Header) {
        last = header.continues?.seq ?? (header.snapshot == nil ? 0 : nil)
    }

    /// Begins a journal of which nothing is known.
    init() {}

    /// Notes that a line is damaged: any higher seq is right after it.
    mutating func excuse() {
        isExcused = true
    }

    /// Takes an entry whose seq and time simply go on; any other is left to be judged.
    mutating func continues(_ line: DecodedLine) -> Bool {
        guard let last, line.seq > last, line.seq - last == 1 else { return false }
        if let milliseconds = line.time, milliseconds < lastTime ?? .min { return false }
        goOn(to: line)
        return true
    }

    /// Takes an entry that is known to go on from the one before it.
    mutating func goOn(to line: DecodedLine) {
        last = line.seq
        lastTime = line.time ?? lastTime
        isExcused = false
    }

    /// Judges the next seq, and takes it if it counts.
    mutating func take(_ seq: Int) -> Verdict {
        guard let last else {
            (self.last, isExcused) = (seq, false)
            return .next
        }
        guard seq > last else { return .notAbove(last: last) }
        self.last = seq
        let isNext = seq - last == 1 || isExcused
        isExcused = false
        return isNext ? .next : .gap(expected: last + 1)
    }

    /// Judges the time of an entry that counts; false if it is before the last good one.
    mutating func take(milliseconds: Int64) -> Bool {
        defer { lastTime = milliseconds }
        return milliseconds >= lastTime ?? .min
    }
}

extension Succession {
    func pack(into packer: inout Packer) {
        packer.pack(last) { $0.pack($1) }
        packer.pack(isExcused)
        packer.pack(lastTime) { $0.pack(Int($1)) }
    }

    init(unpacking unpacker: inout Unpacker) throws(Unpacker.Malformed) {
        last = try unpacker.optional { unpacker throws(Unpacker.Malformed) in try unpacker.int() }
        isExcused = try unpacker.flag()
        lastTime = try unpacker.optional { unpacker throws(Unpacker.Malformed) in Int64(try unpacker.int()) }
    }
}
