import NavigationModel
import StrictJSON

/// What lines say. A journal says the same things again and again, so most lines are read as a whole: one hash and one
/// comparison tell what was validated and understood when it was said before.
extension TemplateDecoder {
    /// Moves over what a line says behind its time.
    @inline(__always)
    mutating func phrase(in bytes: RawSpan, _ sketches: inout Sketches) throws(Unusual) -> Sketch.Content {
        let token = bytes.run(from: cursor.position, to: phraseEnd(in: bytes))
        if let word = phrases.word(token, in: bytes) {
            cursor.position = token.end
            return .known(word.number)
        }
        return try newPhrase(token, in: bytes, &sketches)
    }

    /// Where the phrase of the line ends that the cursor is in, unless something unusual stands there.
    @inline(__always)
    private func phraseEnd(in bytes: RawSpan) -> Int {
        var end = cursor.end - 1
        if end - cursor.position >= 17, bytes.word(at: end - 17) == UInt64(spelling: ",\"crc\":\"") { end -= 17 }
        if end - cursor.position >= 27, bytes.word(at: end - 27) == UInt64(spelling: ",\"state\"") { end -= 27 }
        return max(end, cursor.position)
    }

    /// Moves over a phrase that is not known. It is learned when it is met again.
    private mutating func newPhrase(
        _ token: Token, in bytes: RawSpan, _ sketches: inout Sketches
    ) throws(Unusual) -> Sketch.Content {
        var phrase = try parsePhrase(in: bytes, &sketches)
        guard cursor.position == token.end, metPhrases.meet(token) else {
            sketches.phrases.append(phrase)
            return .single(Int32(truncatingIfNeeded: sketches.phrases.count - 1))
        }
        phrase.isLearned = true
        sketches.phrases.append(phrase)
        return .known(phrases.learn(token, in: bytes).number)
    }

    private mutating func parsePhrase(in bytes: RawSpan, _ sketches: inout Sketches) throws(Unusual) -> Phrase {
        let scene = take(",\"scene\":", in: bytes) ? try name(in: bytes, &sketches) : .none
        try expect(",\"intent\":\"", in: bytes)
        guard let token = bytes.token(from: cursor.position, to: cursor.end, .quote),
            let word = intents.word(token, in: bytes), let intent = IntentName(rawValue: word.number)
        else { throw Unusual() }
        cursor.position = token.end
        var phrase = Phrase(intent: intent, scene: scene)
        try takeMembers(into: &phrase, in: bytes, &sketches)
        if take(",\"origin\":", in: bytes) { phrase.origin = try origin(in: bytes) }
        if take(",\"cause\":", in: bytes) { phrase.cause = try integer(in: bytes) }
        if take(",\"outcome\":", in: bytes) { phrase.outcome = try outcome(in: bytes, &sketches) }
        return phrase
    }
}
