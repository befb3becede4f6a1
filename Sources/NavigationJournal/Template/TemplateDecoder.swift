import NavigationModel
import StrictJSON

/// Decodes entries that are spelled as the writer spells them: compact, members in the order of the format.
///
/// It is there for speed alone, so it makes no tree, and what repeats it validates once and finds again by its bytes:
/// most lines as a whole, from behind their time on, and the parts of others, such as names, routes and outcomes.
/// Whatever is unusual, good or bad, goes the general way: only one piece of code says what is wrong with a record, and
/// what is decoded here is decoded to the same entry there.
struct TemplateDecoder {
    /// What stands there is not what the writer writes.
    struct Unusual: Error {}

    var cursor = Cursor(position: 0, end: 0)
    var names = Lexicon()
    var routes = Lexicon()
    var outcomes = Lexicon()
    var targets = Lexicon()
    var phrases = Lexicon()
    var intents = Lexicon()
    var metPhrases = Acquaintances()
    var metRoutes = Acquaintances()
    private var minute = MinuteCache()

    init() {
        for intent in IntentName.allCases {
            let bytes = Array("\(intent)\"".utf8) + [UInt8](repeating: 0, count: RawSpan.padding)
            let span = bytes.span.bytes
            guard let token = span.token(from: 0, to: bytes.count, .quote) else { continue }
            _ = intents.learn(token, in: span)
        }
    }

    /// Begins a block: the words that are learned from here on stand in it.
    mutating func beginBlock(_ sketches: inout Sketches) {
        guard names.isFull || routes.isFull || outcomes.isFull || targets.isFull || phrases.isFull else { return }
        (names, routes, outcomes, targets, phrases) = (Lexicon(), Lexicon(), Lexicon(), Lexicon(), Lexicon())
        sketches.beginsAnew = true
    }

    /// Decodes a line and adds it to the sketches.
    ///
    /// Returns false where the general way must look.
    mutating func decode(_ line: Range<Int>, in bytes: RawSpan, into sketches: inout Sketches) -> Bool {
        guard line.upperBound + RawSpan.padding <= bytes.byteCount else { return false }
        cursor = Cursor(position: line.lowerBound, end: line.upperBound)
        var sketch = Sketch(line)
        do throws(Unusual) {
            try takePlace(of: &sketch, in: bytes)
            sketch.content = try phrase(in: bytes, &sketches)
            try takeEnd(of: &sketch, from: line.lowerBound, in: bytes)
            sketches.lines.append(sketch)
            return true
        } catch {
            return false
        }
    }

    @inline(__always)
    private mutating func takePlace(of sketch: inout Sketch, in bytes: RawSpan) throws(Unusual) {
        try expect("{\"seq\":", in: bytes)
        sketch.seq = try integer(in: bytes)
        guard sketch.seq >= 1 else { throw Unusual() }
        if take(",\"time\":\"", in: bytes) { sketch.time = try milliseconds(in: bytes) }
    }

    @inline(__always)
    private mutating func milliseconds(in bytes: RawSpan) throws(Unusual) -> Int64 {
        guard let milliseconds = minute.milliseconds(at: cursor.position, in: bytes) else { throw Unusual() }
        cursor.position += MinuteCache.timeLength
        try expect("\"", in: bytes)
        return milliseconds
    }

    @inline(__always)
    private mutating func takeEnd(of sketch: inout Sketch, from start: Int, in bytes: RawSpan) throws(Unusual) {
        if take(",\"state\":\"", in: bytes) { sketch.digest = try digest(in: bytes) }
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
