import NavigationModel
import StrictJSON
import TestSupport
import Testing

@testable import NavigationJournal

/// The template must never say anything that the general way does not say.
@Suite struct TemplateTests {
    /// What both ways make of a line.
    private struct Both {
        var template = TemplateDecoder()
        var vocabulary = Vocabulary()
        var hits = 0
        var misses = 0

        /// Decodes a line both ways, and returns what the template says and what it should have said.
        mutating func decode(_ line: [UInt8]) -> (template: String, general: String)? {
            // Behind a line come other lines, or what they have left in memory.
            let memory = line + Array("\n}}]\"0123456789,\"crc\":\"00000000\"}\n{\"seq\":1,\"intent\":\"pop\"}\n".utf8)
            let bytes = memory.span.bytes
            var sketches = Sketches()
            template.beginBlock(&sketches)
            let isDecoded = template.decode(0..<line.count, in: bytes, into: &sketches)
            vocabulary.learn(sketches, in: bytes)
            guard isDecoded, let sketch = sketches.lines.first, let intent = sketch.intent else {
                misses += 1
                return nil
            }
            hits += 1
            var entry = Entry(seq: 7, intent: .app(.signedOut), origin: .auto)
            vocabulary.make(&entry, of: sketch, intent, in: sketches, bytes)
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
            let line = lines.next()
            guard let (template, general) = both.decode(Array(line.utf8)) else { continue }
            try #require(template == general, "\(line)")
        }
        #expect(both.hits > 1000)
        #expect(both.misses > 1000)
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
            guard let (template, general) = both.decode(line.filter { $0 != 0x0A }) else { continue }
            try #require(template == general, "\(String(decoding: line, as: UTF8.self))")
        }
        #expect(both.hits > 100)
        #expect(both.misses > 5000)
        #expect(try Transcript.of(journal).count > 5000)
    }

    @Test(arguments: [
        #"{"seq":1,"intent":"launched"}"#,
        #"{"seq":12,"time":"2026-11-30T09:00:00.000Z","scene":"main","intent":"push","route":{"a":{}}}"#,
        #"{"seq":3,"scene":"é","intent":"setPath","routes":[{"a":{"id":"1"}},{"b":{}}],"stack":"x","origin":"auto"}"#,
        #"{"seq":3,"scene":"s","intent":"openURL","url":"x:","delivery":"d","target":{"tab":"t","path":[]},"cause":2}"#,
        #"{"seq":1,"scene":"main","intent":"sceneOpened","crc":"5dc85d3c"}"# + " \r",
    ]) func whatTheWriterWritesTakesTheFastWay(_ line: String) {
        var both = Both()
        let decoded = both.decode(Array(line.utf8))
        #expect(decoded != nil && decoded?.template == decoded?.general)
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
            if let (template, general) = both.decode(Array(line.utf8)) { #expect(template == general) }
        }
    }
}
