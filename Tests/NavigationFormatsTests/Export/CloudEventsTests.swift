import NavigationFormats
import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON
import Testing

/// Events that any reader of CloudEvents takes, and that come back as the journal they were.
@Suite struct CloudEventsTests {
    @Test(arguments: ["library", "reader", "reader-rotated", "palette-opaque", "shop", "library-relaunch"])
    func everyEventKeepsTheRulesOfCloudEvents(_ journal: String) throws {
        var ids: Set<String> = []
        var sequences: [String] = []
        for line in try Specimen(journal).text(CloudEventsFormat()).split(separator: "\n") {
            let event = try #require(try JSONValue(parsing: String(line)).objectValue)
            #expect(event["specversion"] == "1.0")
            for name in ["id", "source", "type", "sequence"] {
                #expect(try #require(event[name]?.stringValue).isEmpty == false)
            }
            // Names of attributes are lower-case letters and digits; a value that is there is no null.
            for member in event.members where member.name != "data" {
                #expect(member.name.wholeMatch(of: #/[a-z0-9]{1,20}/#) != nil)
                #expect(member.value.stringValue?.isEmpty == false, "\(member.name)")
            }
            let source = try #require(event["source"]?.stringValue)
            #expect(source.wholeMatch(of: #/(?:\/(?:[A-Za-z0-9._~-]|%[0-9A-F]{2})*)+/#) != nil)
            if let time = event["time"]?.stringValue {
                #expect(time.wholeMatch(of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/#) != nil)
            }
            let isNew = ids.insert("\(source) \(event["id"]?.stringValue ?? "")").inserted
            #expect(isNew)
            sequences.append(event["sequence"]?.stringValue ?? "")
        }
        #expect(sequences.count > 3 && sequences == sequences.sorted())
    }

    @Test(arguments: ["library", "reader", "reader-rotated", "palette-opaque", "shop", "crafted"])
    func anImportGivesTheSameEntries(_ journal: String) throws {
        let specimen = try Specimen(journal)
        let imported = try CloudEventsImport().journal(try specimen.text(CloudEventsFormat()))
        #expect(imported.records.map { .object($0) } == (try specimen.records()))
        #expect(imported.header.snapshot == specimen.header.snapshot)
        #expect(imported.header.unknown["importedFrom"] == "cloudevents")
        #expect(imported.remarks.isEmpty)
    }

    @Test func aPartStartsFromTheStateBeforeIt() throws {
        let specimen = try Specimen("library")
        let text = try specimen.text(CloudEventsFormat()) { $0.start = 100 }
        let imported = try CloudEventsImport().journal(text)
        #expect(imported.entries.first?.seq == 101)
        #expect(imported.header.snapshot?["seq"] == 100)
        let snapshot = try Snapshot(
            json: try #require(imported.header.snapshot), layout: try #require(specimen.manifest?.layout))
        #expect(snapshot.world.json == (try specimen.timeline.world(at: 100).json))
    }

    @Test func eventsThatComeTwiceOrOutOfOrderAreOneHistory() throws {
        let lines = try Specimen("crafted").text(CloudEventsFormat()).split(separator: "\n").map(String.init)
        let shuffled = [lines[5]] + lines[10...] + lines[..<5] + lines[3..<10]
        let imported = try CloudEventsImport().journal(shuffled.joined(separator: "\n"))
        let straight = try CloudEventsImport().journal("[\(lines.joined(separator: ","))]")
        #expect(imported.lines == straight.lines)
        #expect(Set(imported.remarks.map(\.matter)) == [.duplicate])
    }

    @Test(arguments: [
        ["9223372036854775807"], ["9223372036854775806", "9223372036854775807"], ["1", "9223372036854775807"],
        ["-9223372036854775808"], ["0"], ["99999999999999999999"], ["x"],
    ])
    func noSequenceIsTooGreatOrTooSmall(_ sequences: [String]) throws {
        for snapshot in [
            #""x":0"#, #""snapshot":{"seq":9223372036854775807}"#, #""snapshot":{"seq":-9223372036854775808}"#,
        ] {
            let header =
                #"{"specversion":"1.0","id":"h","type":"dev.navlog.journal.v1","data":{"navlog":1,\#(snapshot)}}"#
            let events = sequences.enumerated().flatMap { index, sequence in
                ["ready", "journal"].map {
                    #"{"specversion":"1.0","id":"\#($0)\#(index)","type":"dev.navlog.\#($0).v1","sequence":"\#(sequence)"}"#
                }
            }
            let journal = try CloudEventsImport().journal(([header] + events).joined(separator: "\n"))
            let seqs = journal.entries.map(\.seq)
            #expect(zip(seqs, seqs.dropFirst()).allSatisfy { $1 - $0 == 1 } && seqs.allSatisfy { $0 >= 1 })
        }
    }

    @Test func aHeaderInTheMiddleStaysWhereItIs() throws {
        let specimen = try Specimen("library-relaunch")
        let imported = try CloudEventsImport().journal(try specimen.text(CloudEventsFormat()))
        #expect(imported.entries.count == specimen.timeline.count)
        #expect(imported.records.map { .object($0) } == (try specimen.records()))
        #expect(imported.records.contains { $0["seq"] == nil } && imported.remarks.isEmpty)
        #expect(imported.world(specimen.manifest).json == (try specimen.timeline.world(at: specimen.timeline.end).json))
    }

    @Test func anIntentThatIsCalledAsTheTypeOfAHeaderStaysAnIntent() throws {
        let lines = """
            {"navlog":1,"session":"s"}
            {"seq":1,"scene":"m","intent":"journal","data":{"navlog":1}}
            {"seq":2,"scene":"m","intent":"intent"}

            """
        let specimen = try Specimen(lines: lines)
        let imported = try CloudEventsImport().journal(try specimen.text(CloudEventsFormat()))
        #expect(imported.lines == lines.split(separator: "\n").dropFirst().map { $0 + "\n" }.joined())
    }

    @Test func causesAreEventsAndWhatTheEnvelopeCannotHoldIsData() throws {
        let specimen = try Specimen(
            lines: #"""
                {"navlog":1,"app":"a b","session":"s/1"}
                {"seq":1,"scene":"","intent":"sceneOpened","time":"yesterday"}
                {"seq":2,"time":"2026-11-30T09:00:00.000Z","scene":"m","intent":"tip\u001b","cause":1,"speed":9}

                """#)
        #expect(
            try specimen.text(CloudEventsFormat()) == #"""
                {"specversion":"1.0","id":"s/1-journal-0000000000000000000","source":"/navlog/a%20b/s%2F1","type":"dev.navlog.journal.v1","sequence":"0000000000000000000","data":{"navlog":1,"app":"a b","session":"s/1"}}
                {"specversion":"1.0","id":"s/1-0000000000000000001","source":"/navlog/a%20b/s%2F1","type":"dev.navlog.sceneOpened.v1","sequence":"0000000000000000001","data":{"scene":"","time":"yesterday"}}
                {"specversion":"1.0","id":"s/1-0000000000000000002","source":"/navlog/a%20b/s%2F1","type":"dev.navlog.tip\u001b.v1","sequence":"0000000000000000002","time":"2026-11-30T09:00:00.000Z","subject":"m","causationid":"s/1-0000000000000000001","data":{"speed":9}}

                """#)
    }
}
