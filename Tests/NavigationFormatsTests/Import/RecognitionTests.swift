import NavigationFormats
import NavigationModel
import StrictJSON
import TestSupport
import Testing

/// A file is what one format takes it for, and none crashes over it.
@Suite struct RecognitionTests {
    @Test(arguments: Sample.all)
    func everySampleIsOneFormatAlone(name: String, text: String) throws {
        let document = try ImportDocument(Array(text.utf8))
        #expect(ImportFormats.all.filter { $0.recognizes(document) }.map(\.name) == [name])
        #expect(ImportFormats.recognized(in: document)?.name == name)
    }

    @Test(arguments: [#"{"a":1}"#, "7", "[1,2]", "{}", #"[{"a":1,"b":2}]"#, #"{"navlog":1}"#])
    func otherJSONIsNothing(text: String) throws {
        #expect(ImportFormats.recognized(in: try ImportDocument(Array(text.utf8))) == nil)
    }

    @Test(arguments: ["", "hello world", "aGVsbG8", "\u{FEFF}", "[", "%%%"])
    func whatIsNoJSONIsRefused(text: String) {
        #expect(throws: ImportError.self) { try ImportDocument(Array(text.utf8)) }
    }

    @Test func baseSixtyFourIsLookedInto() throws {
        let text = Base64.text(of: Array(#"{"stacks":{"main":{"path":[{"a":{}}]}}}"#.utf8))
        #expect(ImportFormats.recognized(in: try ImportDocument(Array("\(text)\n".utf8)))?.name == "scene-storage")
        for count in 1..<40 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + count) }
            #expect(Base64.bytes(of: Base64.text(of: bytes)) == bytes)
        }
    }

    @Test(arguments: Sample.all)
    func damagedSamplesAreRefusedOrReadWithRemarks(name: String, text: String) throws {
        var generator = SeededGenerator(seed: 11)
        let format = try #require(ImportFormats.named(name))
        var request = ImportRequest()
        request.manifest = try Manifest(json: Specimen.manifest("library"))
        let isClean = try format.journal(text, request).remarks.isEmpty
        var (clean, troubled) = (0, 0)
        for _ in 0..<300 {
            do {
                let document = try ImportDocument(mutated(Array(text.utf8), &generator))
                let journal = try format.journal(from: document, request)
                // What is read is a journal: seqs follow each other.
                for (one, next) in zip(journal.entries, journal.entries.dropFirst()) {
                    #expect(next.seq == one.seq + 1)
                }
                if journal.remarks.isEmpty { clean += 1 } else { troubled += 1 }
            } catch {
                troubled += 1
            }
        }
        #expect(clean > 0 || !isClean)
        #expect(troubled > 10)
    }

    private func mutated(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes[place] = UInt8.random(in: 0x20..<0x7F, using: &generator)
            case 1: bytes.insert(contentsOf: Array("0e,{[-".utf8.prefix(1)), at: place)
            case 2: bytes.removeSubrange(place..<min(place + 4, bytes.count))
            default: bytes[place] = UInt8(ascii: "9")
            }
            if bytes.isEmpty { return [0x20] }
        }
        return bytes
    }
}
