import StrictJSON
import Testing

@testable import NavigationJournal

@Suite struct HeaderTests {
    private let entry = #"{"seq":5,"intent":"ready"}"# + "\n"

    @Test(
        arguments: [
            ("", ["noHeader 1:0", "header"]),
            ("\n \n", ["blankLine 1:0", "blankLine 2:1", "noHeader 1:0", "header"]),
            (#"{"navlog":1}"#, ["tornTail 1:0 length 12", "noHeader 1:0", "header"]),
            ("{\"navlog\":1,}\n", ["trailingComma 1:11", "header"]),
            ("{}\n", ["noHeader 1:0", "header"]),
            ("{\"navlog\":\"1\"}\n", ["noHeader 1:0", "header"]),
            ("[]\n", ["notObject 1:0", "header"]),
            ("{\"seq\":0,\"intent\":\"ready\"}\n", ["noHeader 1:0", "header"]),
            ("{\"navlog\":2}\n{", ["unsupportedFormat 1:0"]),
            ("{\"navlog\":10000000000000000000000}\n{", ["unsupportedFormat 1:0"]),
            ("\0\n\n{\"navlog\":1}\n", ["nulRun 1:0 length 1", "blankLine 2:2", "header"]),
            ("{\"navlog\":1,\"crc\":\"no\"}\n", ["header"]),
        ] as [(String, [String])]) func oneFaultInTheHeadersPlaceIsOneFinding(_ journal: String, _ found: [String])
        throws
    {
        #expect(try Transcript.of(journal) == found)
        let error = found.firstIndex { Finding.Code(rawValue: "\($0.prefix { $0 != " " })")?.severity == .error }
        #expect(try Transcript.of(journal, .strict) == Array(found[...(error ?? found.count - 1)]))
    }

    @Test func anEntryInTheHeadersPlaceIsUsedOnlyWhereDamageIsForgiven() throws {
        #expect(
            try Transcript.of(entry + entry.replacing("5", with: "6")) == [
                "noHeader 1:0", "header", "entry 5", "entry 6",
            ])
        #expect(try Transcript.of(entry, .strict) == ["noHeader 1:0"])
        #expect(try Transcript.of("{\"navlog\":1,}\n" + entry) == ["trailingComma 1:11", "header", "entry 5"])
    }

    @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF], [0xFF, 0xFE, 0x7B, 0x00, 0x0A, 0x00]] as [[UInt8]])
    func aFileInUTF16IsOneFindingAndNothingElse(_ bytes: [UInt8]) throws {
        for blockSize in [1, 2, 64] {
            #expect(try Transcript.of(bytes, blockSize: blockSize) == ["encoding 1:0"])
        }
    }

    @Test func nothingIsReadAfterAnotherFormatVersion() throws {
        let journal = #"{"navlog":1}"# + "\n" + #"{"seq":1,"intent":"ready"}"# + "\n{\"navlog\":7}\n" + entry + "{"
        #expect(try Transcript.of(journal) == ["header", "entry 1", "unsupportedFormat 3:40"])
    }

    @Test func aHeaderIsWrittenAsItWasRead() throws {
        let text =
            #"{"navlog":1,"app":"com.example","build":"4.2.0","manifest":"library","session":"5f","#
            + #""created":"2026-11-30T09:00:00.000Z","schema":2,"snapshot":{"navlog":"snapshot"},"#
            + #""continues":{"seq":41,"session":"4e"},"forkOf":{"journal":"a.jsonl","seq":7},"future":[1.0]}"#
        let object = try #require(JSONValue(parsing: text).objectValue)
        let header = try Header(json: object)
        #expect(JSONValue.object(header.json).text() == text)
        #expect(header.continues == Header.Continuation(seq: 41, session: "4e"))
        #expect(header.forkOf == Header.Fork(journal: "a.jsonl", seq: 7))
        #expect(header.schema == 2)
        #expect(header.unknown == ["future": [1]])
    }

    @Test func membersOfTheWrongKindCountAsAbsent() throws {
        let object = try #require(
            JSONValue(parsing: #"{"navlog":1,"app":5,"schema":"2","continues":{"seq":-1},"forkOf":[]}"#).objectValue)
        #expect(try JSONValue.object(Header(json: object).json).text() == #"{"navlog":1}"#)
    }
}
