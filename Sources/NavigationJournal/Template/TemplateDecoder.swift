import NavigationModel
import StrictJSON

/// Decodes entries that are spelled as the writer spells them: compact, members in the order of the format.
///
/// It is there for speed alone, so it makes no tree, and what repeats, such as names, routes and outcomes, it decodes
/// once and finds again by its bytes. Whatever is unusual, good or bad, goes the general way: only one piece of code
/// says what is wrong with a record, and what is decoded here is decoded to the same entry there.
struct TemplateDecoder {
    /// What stands there is not what the writer writes.
    struct Unusual: Error {}

    var cursor = Cursor(position: 0, end: 0)
    var names = Interner<Name>()
    /// Single routes, as lists of one.
    var routes = Interner<[Route]>()
    var routeLists = Interner<[Route]>()
    var outcomes = Interner<JSONValue>()
    private var intents = Interner<IntentName>()
    private var minute = MinuteCache()

    init() {
        for intent in IntentName.allCases {
            let bytes = Array("\(intent.rawValue)\"".utf8) + [UInt8](repeating: 0, count: RawSpan.padding)
            let span = bytes.span.bytes
            guard let token = span.token(from: 0, to: bytes.count, .quote) else { continue }
            intents.insert(intent, for: token, in: span)
        }
    }

    /// Decodes a line into an entry, in place, since moving an entry takes longer than decoding most of its parts.
    ///
    /// Returns false where the general way must look; the entry is of no use then.
    mutating func decode(_ line: Range<Int>, in bytes: RawSpan, into entry: inout Entry) -> Bool {
        guard line.upperBound + RawSpan.padding <= bytes.byteCount else { return false }
        cursor = Cursor(position: line.lowerBound, end: line.upperBound)
        do throws(Unusual) {
            try takeBeginning(of: &entry, in: bytes)
            entry.intent = try intent(named: try intentName(in: bytes), in: bytes)
            try takeEnd(of: &entry, from: line.lowerBound, in: bytes)
            return true
        } catch {
            return false
        }
    }

    private mutating func takeBeginning(of entry: inout Entry, in bytes: RawSpan) throws(Unusual) {
        try expect("{\"seq\":", in: bytes)
        entry.seq = try integer(in: bytes)
        guard entry.seq >= 1 else { throw Unusual() }
        entry.time = take(",\"time\":\"", in: bytes) ? .utc(milliseconds: try milliseconds(in: bytes)) : nil
        entry.scene = take(",\"scene\":", in: bytes) ? try name(in: bytes) : nil
    }

    private mutating func milliseconds(in bytes: RawSpan) throws(Unusual) -> Int64 {
        guard let milliseconds = minute.milliseconds(at: cursor.position, in: bytes) else { throw Unusual() }
        cursor.position += MinuteCache.timeLength
        try expect("\"", in: bytes)
        return milliseconds
    }

    private mutating func intentName(in bytes: RawSpan) throws(Unusual) -> IntentName {
        try expect(",\"intent\":\"", in: bytes)
        guard let token = bytes.token(from: cursor.position, to: cursor.end, .quote),
            let intent = intents.value(of: token, in: bytes)
        else { throw Unusual() }
        cursor.position = token.range.upperBound
        return intent
    }

    private mutating func takeEnd(of entry: inout Entry, from start: Int, in bytes: RawSpan) throws(Unusual) {
        entry.recordedOrigin = take(",\"origin\":", in: bytes) ? Origin(recorded: try name(in: bytes).text) : nil
        entry.cause = take(",\"cause\":", in: bytes) ? try integer(in: bytes) : nil
        // Not `nil`, which would be the JSON null.
        entry.recordedOutcome = take(",\"outcome\":", in: bytes) ? try outcome(in: bytes) : JSONValue?.none
        entry.recordedDigest = take(",\"state\":", in: bytes) ? try text(in: bytes) : nil
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
