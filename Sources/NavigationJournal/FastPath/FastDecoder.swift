import NavigationModel
import StrictJSON

/// Decodes entries that are spelled as the writer spells them: compact, members in the order of the format.
///
/// It is there for speed alone, so it makes no tree, and what repeats it validates once and finds again by its bytes:
/// most lines as a whole, from behind their time on, and the parts of others, such as names, routes and outcomes.
/// Whatever is unusual, good or bad, goes the general way: only one piece of code says what is wrong with a record, and
/// what is decoded here is decoded to the same entry there.
struct FastDecoder {
    /// What stands there is not what the writer writes.
    struct Unusual: Error {}

    var cursor = Cursor(position: 0, end: 0)
    var names = Interned<Name>()
    var routes = Interned<KnownRoute>()
    var outcomes = Interned<JSONValue>()
    var targets = Interned<Target>()
    var intents = Interned<CommonIntent>()
    var phrases = InternTable()
    var metPhrases = Acquaintances()
    var metRoutes = Acquaintances()
    private var minute = MinuteCache()
    /// The seq and the time of the line before, if it was an entry with a time.
    private var last: (seq: Int, time: Int64)?

    init() {
        for intent in CommonIntent.allCases {
            let bytes = Array("\(intent)\"".utf8) + [UInt8](repeating: 0, count: RawSpan.padding)
            let span = bytes.span.bytes
            guard let token = span.token(from: 0, to: bytes.count, .quote) else { continue }
            intents.learn(intent, of: token, in: span)
        }
    }

    /// Begins a block.
    mutating func beginBlock(_ block: inout DecodedBlock) {
        last = nil
        guard phrases.isFull else { return }
        phrases = InternTable()
        block.beginsAnew = true
    }

    /// Decodes a line and adds it to those of the block.
    ///
    /// Returns false where the general way must look.
    mutating func decode(_ range: Range<Int>, in bytes: RawSpan, into block: inout DecodedBlock) -> Bool {
        let before = last
        last = nil
        guard range.upperBound + RawSpan.padding <= bytes.byteCount else { return false }
        cursor = Cursor(position: range.lowerBound, end: range.upperBound)
        var line = DecodedLine(range)
        do throws(Unusual) {
            try takePlace(of: &line, in: bytes)
            line.content = try phrase(in: bytes, &block)
            try takeEnd(of: &line, from: range.lowerBound, in: bytes)
        } catch {
            return false
        }
        if let time = line.time {
            if let before { line.goesOn = line.seq - 1 == before.seq && time >= before.time }
            last = (line.seq, time)
        }
        block.lines.append(line)
        return true
    }

    @inline(__always)
    private mutating func takePlace(of line: inout DecodedLine, in bytes: RawSpan) throws(Unusual) {
        try expect("{\"seq\":", in: bytes)
        line.seq = try integer(in: bytes)
        guard line.seq >= 1 else { throw Unusual() }
        if take(",\"time\":\"", in: bytes) { line.time = try milliseconds(in: bytes) }
    }

    @inline(__always)
    private mutating func milliseconds(in bytes: RawSpan) throws(Unusual) -> Int64 {
        guard let milliseconds = minute.milliseconds(at: cursor.position, in: bytes) else { throw Unusual() }
        cursor.position += MinuteCache.timeLength
        try expect("\"", in: bytes)
        return milliseconds
    }

    @inline(__always)
    private mutating func takeEnd(of line: inout DecodedLine, from start: Int, in bytes: RawSpan) throws(Unusual) {
        if take(",\"state\":\"", in: bytes) { line.digest = try digest(in: bytes) }
        if bytes[cursor.position] == UInt8(ascii: ",") { try expectChecksum(from: start, in: bytes) }
        try expect("}", in: bytes)
        while cursor.position < cursor.end, bytes[cursor.position].isWhiteSpace { cursor.position += 1 }
        guard cursor.position == cursor.end else { throw Unusual() }
    }

    /// Moves to the brace behind the checksum of the bytes from the record's first to the comma here.
    private mutating func expectChecksum(from start: Int, in bytes: RawSpan) throws(Unusual) {
        let end = cursor.position + CRC32C.suffixLength
        guard end <= cursor.end, CRC32C.isRight(inRecord: bytes.extracting(start..<end)) else { throw Unusual() }
        cursor.position = end - 1
    }
}
