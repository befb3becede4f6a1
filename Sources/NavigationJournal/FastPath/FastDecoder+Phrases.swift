import NavigationModel
import StrictJSON

/// What lines say: everything behind the time that is not the digest or the checksum, a *phrase*.
///
/// A journal says the same things again and again, so most phrases are read as a whole: a hash and a comparison tell
/// what was validated and understood when it was said before.
extension FastDecoder {
    /// Takes the phrase that ends where the cursor does.
    @inline(__always)
    mutating func phrase(in bytes: RawSpan, _ block: inout DecodedBlock) throws(Unusual) -> DecodedLine.Content {
        let token = bytes.run(from: cursor.position, to: cursor.end)
        if let number = phrases.number(of: token, in: bytes) { return .known(number) }
        return try newPhrase(token, in: bytes, &block)
    }

    /// Takes a phrase that is not known. It is learned when it is met again, among the first ones at once.
    @inline(never)
    private mutating func newPhrase(
        _ token: Token, in bytes: RawSpan, _ block: inout DecodedBlock
    ) throws(Unusual) -> DecodedLine.Content {
        let statement = try entry(in: bytes).statement
        guard cursor.position == cursor.end else { throw Unusual() }
        guard phrases.isYoung || metPhrases.meet(token) else {
            block.singles.append(statement)
            return .single(Int32(truncatingIfNeeded: block.singles.count - 1))
        }
        block.learned.append(statement)
        return .known(phrases.learn(token, in: bytes))
    }

    /// Moves over a phrase member by member, and returns an entry that says it.
    private mutating func entry(in bytes: RawSpan) throws(Unusual) -> Entry {
        let scene: Name? = take(",\"scene\":", in: bytes) ? try name(in: bytes) : nil
        try expect(",\"intent\":\"", in: bytes)
        guard let token = bytes.token(from: cursor.position, to: cursor.end, .quote),
            let intent = intents.value(of: token, in: bytes)
        else { throw Unusual() }
        cursor.position = token.end
        return Entry(
            seq: 0, scene: scene, intent: try self.intent(intent, in: bytes),
            origin: take(",\"origin\":", in: bytes) ? try origin(in: bytes) : nil,
            cause: take(",\"cause\":", in: bytes) ? try integer(in: bytes) : nil,
            outcome: take(",\"outcome\":", in: bytes) ? .some(try outcome(in: bytes)) : JSONValue?.none)
    }
}
