import NavigationModel
import StrictJSON
import TestSupport
import Testing

@testable import NavigationJournal

/// The fast path must never say anything that the general way does not say.
@Suite struct FastDecoderTests {
    /// What both ways make of a line.
    private struct Both {
        var decoder = FastDecoder()
        var phrases: [Statement] = []
        var hits = 0
        var misses = 0
        /// How many of the hits were phrases that were known.
        var known = 0

        /// Decodes a line both ways, and returns what the fast one says and what it should have said.
        mutating func decode(_ line: [UInt8]) -> (fast: String, general: String)? {
            // Behind a line come other lines, or what they have left in memory.
            let memory = line + Array("\n}}]\"0123456789,\"crc\":\"00000000\"}\n{\"seq\":1,\"intent\":\"pop\"}\n".utf8)
            var block = DecodedBlock()
            let bytes = memory.span.bytes
            decoder.beginBlock(&block)
            let isDecoded = decoder.decode(0..<line.count, in: bytes, into: &block)
            phrases += block.learned
            guard isDecoded, let decoded = block.lines.first, let entry = block.entry(at: decoded, knowing: phrases)
            else {
                misses += 1
                return nil
            }
            hits += 1
            if case .known = decoded.content { known += 1 }
            var expected = Entry(seq: 0, intent: .app(.launched))
            let record = RecordDecoder().decode(
                bytes.extracting(LineFrame(0..<line.count, in: bytes).record), into: &expected)
            guard case .entry = record else { return ("\(entry)", "\(record)") }
            return ("\(entry)", "\(expected)")
        }
    }

    @Test(arguments: 0..<4 as Range<UInt64>) func whatItDecodesIsWhatTheGeneralWayDecodes(_ seed: UInt64) throws {
        var lines = RandomLines(seed: seed)
        var both = Both()
        for _ in 0..<4000 {
            let line = Array(lines.next().utf8)
            // The first time it is read, the second time learned, and then found again.
            for _ in 0..<3 {
                guard let (fast, general) = both.decode(line) else { break }
                try #require(fast == general, "\(String(decoding: line, as: UTF8.self))")
            }
        }
        #expect(both.hits > 3000)
        #expect(both.known > 500)
        #expect(both.misses > 1000)
    }

    @Test func aPhraseIsFoundAgainWhateverStandsAroundIt() {
        let phrase = #","scene":"main","intent":"push","route":{"a":{"id":"1"}},"outcome":{"kind":"applied"}"#
        let beginnings = [#"{"seq":3"#, #"{"seq":12345678901,"time":"2026-11-30T09:00:00.000Z""#]
        let ends = ["}", #","state":"0123456789abcdef"}"#, "} \r"]
        var both = Both()
        for _ in 0..<2 { _ = both.decode(Array("\(beginnings[0])\(phrase)}".utf8)) }
        for beginning in beginnings {
            for end in ends {
                let line = beginning + phrase + end
                let decoded = both.decode(Array(line.utf8))
                #expect(decoded != nil && decoded?.fast == decoded?.general)
                var checked = Array(line.prefix { $0 != "\r" && $0 != " " }.dropLast().utf8)
                CRC32C.end(&checked)
                let again = both.decode(checked)
                #expect(again != nil && again?.fast == again?.general)
            }
        }
        #expect(both.known == 14)
    }

    @Test func aPhraseIsNotFoundWhereItIsOnlyTheBeginning() {
        let phrase = #"{"seq":1,"scene":"s","intent":"pop""#
        var both = Both()
        for _ in 0..<3 { _ = both.decode(Array("\(phrase)}".utf8)) }
        #expect(both.known == 3)
        for end in [#","count":2}"#, #","state":"x"}"#, #","crc":"00000000"}"#, "}}", ",}", ""] {
            if let (fast, general) = both.decode(Array("\(phrase)\(end)".utf8)) { #expect(fast == general) }
        }
        // The pop of two is a phrase of its own.
        #expect(both.known == 4)
    }

    @Test(arguments: 0..<10 as Range<UInt64>) func damageIsLeftToTheGeneralWay(_ seed: UInt64) throws {
        var lines = RandomLines(seed: seed)
        var generator = SeededGenerator(seed: seed)
        var both = Both()
        var journal = Array(String.journal().utf8)
        for _ in 0..<10_000 {
            var line = Array(lines.next().utf8)
            for _ in 0..<Int.random(in: 1...2, using: &generator) {
                let place = Int.random(in: line.indices, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: line[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: line[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
                case 2: line.insert(Array("\"\\{}[],:0 \u{7F}".utf8).randomElement(using: &generator) ?? 0, at: place)
                default: line.removeSubrange(place..<min(line.count - 1, place + 3))
                }
            }
            journal += line + [0x0A]
            guard let (fast, general) = both.decode(line.filter { $0 != 0x0A }) else { continue }
            try #require(fast == general, "\(String(decoding: line, as: UTF8.self))")
        }
        #expect(both.hits > 100)
        #expect(both.misses > 5000)
        #expect(try Transcript.of(journal).count > 5000)
    }

    @Test(arguments: [
        #"{"seq":1,"intent":"launched"}"#,
        #"{"seq":12,"time":"2026-11-30T09:00:00.000Z","scene":"main","intent":"push","route":{"a":{}}}"#,
        #"{"seq":3,"scene":"é","intent":"setPath","routes":[{"a":{"id":"1"}},{"b":{}}],"stack":"x","origin":"auto"}"#,
        #"{"seq":4,"scene":"x","intent":"pop","outcome":{"kind":"applied"},"state":"0189abcdef765432"}"#,
        #"{"seq":3,"scene":"s","intent":"openURL","url":"x:","delivery":"d","target":{"tab":"t","path":[]},"cause":2}"#,
        #"{"seq":1,"scene":"main","intent":"sceneOpened","crc":"5dc85d3c"}"# + " \r",
    ]) func whatTheWriterWritesTakesTheFastWay(_ line: String) {
        var both = Both()
        let decoded = both.decode(Array(line.utf8))
        #expect(decoded != nil && decoded?.fast == decoded?.general)
    }

    @Test func aRouteIsNotTooDeepWhereItWasNotSeenFirst() {
        // 61 levels of its own: right as a `route`, one too deep in a list, two in the path of a target.
        let route = #"{"a":{"x":"# + String(repeating: "[", count: 59) + String(repeating: "]", count: 59) + "}}"
        var both = Both()
        for line in [
            #"{"seq":1,"scene":"s","intent":"push","route":\#(route)}"#,
            #"{"seq":1,"scene":"s","intent":"push","routes":[\#(route)]}"#,
            #"{"seq":1,"scene":"s","intent":"openURL","url":"x:","target":{"path":[\#(route)]}}"#,
            #"{"seq":1,"scene":"s","intent":"push","route":{"a":{"x":\#(route)}}}"#,
        ] {
            if let (fast, general) = both.decode(Array(line.utf8)) { #expect(fast == general) }
        }
    }
}
