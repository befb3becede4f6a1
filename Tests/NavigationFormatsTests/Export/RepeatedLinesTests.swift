import NavigationFormats
import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON
import Testing

/// What lines have in common is made once. What each of them says for itself must not come from another one.
@Suite struct RepeatedLinesTests {
    /// Lines that say two things in turn, some with a time, some with the digest of the state, right or wrong.
    private static let lines: [String] = {
        var lines = [#"{"seq":1,"scene":"main","intent":"sceneOpened"}"#]
        for seq in 2...60 {
            let time = seq % 5 < 3 ? #""time":"2026-11-30T09:00:00.0\#(seq + 10)Z","# : ""
            let intent = seq % 2 == 0 ? #""push","route":{"a":{"id":"b"}}"# : #""pop""#
            let digest = seq % 4 < 2 ? #","state":"\#(seq % 2 == 0 ? "cbf29ce484222325" : "d8ff042de8d3038c")""# : ""
            lines.append(
                #"{"seq":\#(seq),\#(time)"scene":"main","intent":\#(intent),"outcome":{"kind":"applied"}\#(digest)}"#)
        }
        return lines
    }()

    private static func specimen() throws -> Specimen {
        try Specimen(lines: ([#"{"navlog":1}"#] + lines).map { "\($0)\n" }.joined())
    }

    @Test func everyEventHasItsOwnTimeAndDigest() throws {
        let imported = try CloudEventsImport().journal(try Self.specimen().text(CloudEventsFormat()))
        #expect(imported.records.map { JSONValue.object($0).text() } == Self.lines)
    }

    @Test func everyRowHasItsOwnTimeAndWhatItLedTo() throws {
        let rows = try Self.specimen().text(CSVFormat()).split(separator: "\r\n").dropFirst().map { row in
            row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        for (row, line) in zip(rows, Self.lines).dropFirst() {
            let json = try JSONValue(parsing: line)
            #expect(row[0] == json["seq"]?.text())
            #expect(row[1] == json["time"]?.stringValue ?? "")
            #expect(row.suffix(3).first == (json["intent"] == "push" ? "a(id: b)" : ""))
        }
        #expect(rows.count == Self.lines.count)
    }

    @Test func aRedactedDigestIsTheOneOfItsOwnState() throws {
        let specimen = try Self.specimen()
        let text = try specimen.text(CloudEventsFormat()) { $0.redactor = Redactor(nil, key: RedactionKey(1, 2)) }
        let imported = try CloudEventsImport().journal(text)
        // Nothing is hidden. A digest that was wrong is left out, one that was right stays.
        let expected = Self.lines.map { $0.replacing(#","state":"cbf29ce484222325""#, with: "") }
        #expect(imported.records.map { JSONValue.object($0).text() } == expected)
        #expect(expected != Self.lines && expected.contains { $0.contains("state") })
    }

    @Test func everyLineOfATestHasItsOwnTimeAndDigest() throws {
        let lines = try Self.specimen().text(SwiftTestFormat()).split(separator: "\n")
            .filter { $0.contains(#""seq""#) }
        #expect(lines.count == Self.lines.count)
        for (line, original) in zip(lines, Self.lines) {
            let (line, original) = (try JSONValue(parsing: String(line)), try JSONValue(parsing: original))
            for name in ["seq", "time", "intent", "route"] { #expect(line[name] == original[name]) }
            #expect(line["outcome"]?["kind"] == "applied")
            #expect(line["state"] == original["state"] ?? line["state"] && line["state"] != nil)
        }
    }
}
