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
    var intents = Interned<UsualIntent>()
    var phrases = InternTable()
    var metPhrases = Acquaintances()
    var metRoutes = Acquaintances()
    private var minute = MinuteCache()
    /// The line before, if it was one that took this path.
    private var last = DecodedLine()

    init() {
        for intent in UsualIntent.allCases {
            let bytes = Array("\(intent)\"".utf8) + [UInt8](repeating: 0, count: RawSpan.padding)
            let span = bytes.span.bytes
            guard let token = span.token(from: 0, to: bytes.count, .quote) else { continue }
            intents.learn(intent, of: token, in: span)
        }
    }

    /// Begins a block.
    mutating func beginBlock(_ block: inout DecodedBlock) {
        last = DecodedLine()
        if phrases.isFull { phrases = InternTable() }
        block.beginsAnew = phrases.isEmpty
    }

    /// Decodes a line and adds it to those of the block.
    ///
    /// Returns false where the general way must look.
    mutating func decode(_ range: Range<Int>, in bytes: RawSpan, into block: inout DecodedBlock) -> Bool {
        let before = last
        last = DecodedLine()
        guard range.upperBound + RawSpan.padding <= bytes.byteCount else { return false }
        cursor = Cursor(position: range.lowerBound, end: range.upperBound)
        var line = DecodedLine(range)
        do throws(Unusual) {
            try takePlace(of: &line, in: bytes)
            cursor.end = try cursor.takeEnd(of: &line, in: bytes)
            line.content = try phrase(in: bytes, &block)
        } catch {
            return false
        }
        line.goesOn = line.follows(before)
        last = line
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
}

extension Cursor {
    /// Takes the brace, the checksum and the digest from the end of a line, and returns where what is left ends.
    @inline(__always)
    fileprivate func takeEnd(of line: inout DecodedLine, in bytes: RawSpan) throws(FastDecoder.Unusual) -> Int {
        var end = end
        while end > position, bytes[end - 1].isWhiteSpace { end -= 1 }
        end -= 1
        guard end > position, bytes[end] == UInt8(ascii: "}") else { throw FastDecoder.Unusual() }
        let checksum = end + 1 - CRC32C.suffixLength
        if checksum > position, bytes.word(at: checksum) == UInt64(spelling: ",\"crc\":\"") {
            let record = bytes.extracting(line.range.lowerBound...end)
            guard CRC32C.isRight(inRecord: record) else { throw FastDecoder.Unusual() }
            end = checksum
        }
        let digest = end - Digest.memberLength
        if digest > position, bytes.word(at: digest) == UInt64(spelling: ",\"state\"") {
            line.digest = bytes.digest(at: digest)
            guard line.digest != nil else { throw FastDecoder.Unusual() }
            end = digest
        }
        return end
    }
}

extension Digest {
    /// The number of bytes of the member that says it: `,"state":"0123456789abcdef"`.
    fileprivate static var memberLength: Int { 27 }
}

extension RawSpan {
    /// Returns the digest that the member at an offset says, nil if it is spelled otherwise.
    @inline(__always)
    fileprivate func digest(at start: Int) -> Digest? {
        guard word(at: start + 2) == UInt64(spelling: "state\":\""), let high = word(at: start + 10).hexDigits,
            let low = word(at: start + 18).hexDigits, self[start + 26] == UInt8(ascii: "\"")
        else { return nil }
        return Digest(bits: high << 32 | low)
    }
}

extension UInt64 {
    /// The number that eight lower-case hex digits write, or nil if the bytes are something else.
    @inline(__always)
    fileprivate var hexDigits: UInt64? {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let letters = self >> 6 & ones
        var digits = (self & (ones &* 0x0F)) &+ letters &* 9
        let tens = (digits &+ ones &* 6) >> 4 & ones
        guard digits & (ones &* 0xF0) == 0, digits &+ ones &* 0x30 &+ tens &* 0x27 == self else { return nil }
        digits = digits.byteSwapped
        digits = (digits | digits >> 4) & 0x00FF_00FF_00FF_00FF
        digits = (digits | digits >> 8) & 0x0000_FFFF_0000_FFFF
        return (digits | digits >> 16) & 0xFFFF_FFFF
    }
}
