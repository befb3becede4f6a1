import Foundation
import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON
import Testing

/// What `Logs/FORMAT.md` says is what the library does.
@Suite struct FormatTests {
    private let document: Document

    init() throws {
        document = try Document("Logs/FORMAT.md")
    }

    @Test func everySampleJournalIsWholeAndReplaysAsItSays() throws {
        let samples = document.blocks(in: "jsonl")
        #expect(samples.count >= 4)
        for sample in samples {
            let specimen = try Specimen(text: sample.text)
            #expect(try specimen.findings().isEmpty, "line \(sample.line)")
            #expect(try specimen.divergences() == [], "line \(sample.line)")
            #expect(try Timeline(specimen.source).count == sample.text.count - 1, "line \(sample.line)")
        }
    }

    @Test func theTableOfIntentsIsComplete() throws {
        let rows = document.table(of: "intent")
        var names: Set<String> = []
        for row in rows {
            let name = try #require(row[0].code)
            let sample = try #require(row[1].code)
            let members = try #require(try JSONValue(parsing: sample).objectValue)
            #expect(members["intent"]?.stringValue == name)
            let intent = Intent(name: name, members: members)
            switch intent {
            case .unknown, .malformed: Issue.record("\(name) is \(intent)")
            case .app, .scene: names.insert(name)
            }
        }
        #expect(names.count == rows.count)
        #expect(names.sorted() == Self.intents.sorted())
    }

    private static let intents = [
        "launched", "sceneOpened", "sceneClosed", "phase", "ready", "push", "pushView", "pop", "popTo", "popToRoot",
        "setPath", "pathChanged", "gesture", "present", "dismiss", "selectTab", "setTabHidden", "select",
        "setColumns", "setWidth", "openURL", "openTarget", "restore", "dropPending", "catalogLoaded",
        "catalogChanged", "signedIn", "signedOut",
    ]

    @Test func theTableOfOutcomesIsComplete() {
        let verdicts: [Verdict] = [
            .applied, .unchanged, .truncated(kept: 1, of: 2), .deferred(.ready), .superseded(by: 1),
            .repeated(by: 1), .rejected(.noRule),
        ]
        let rows = document.table(of: "kind")
        #expect(rows.map { $0[0].code } == verdicts.map(\.kind))
    }

    @Test func theTableOfDamageNamesTheSpecimenOfEveryCode() throws {
        let rows = document.table(of: "code")
        #expect(rows.count == SpecimenTests.damaged.count)
        for row in rows {
            let path = try #require(row[3].code)
            let findings = try Specimen(path).findings()
            #expect(findings.allSatisfy { $0.code.rawValue == row[0].code && $0.severity.rawValue == row[1] }, "\(row)")
            #expect(!findings.isEmpty, "\(row)")
        }
        let described = Set(rows.compactMap { $0[0].code })
        let codes = Set(Finding.Code.allCases.map(\.rawValue))
        // A specimen of a line over 1 MiB would be larger than all the others together, and an archive is no text.
        #expect(codes.subtracting(described) == ["archive", "tooLong"])
        #expect(described.isSubset(of: codes))
    }

    @Test func aLineOverTheLimitIsTooLongAndOneAtTheLimitIsNot() throws {
        for (length, codes) in [(1_048_576, []), (1_048_577, ["tooLong"])] {
            let start = #"{"seq":1,"scene":"main","intent":"sceneOpened","note":""#
            let line = start + String(repeating: "x", count: length - start.utf8.count - 2) + #""}"#
            let findings = try Specimen(text: [#"{"navlog":1}"#, line]).findings()
            #expect(findings.map(\.code.rawValue) == codes)
        }
    }

    @Test(arguments: ["a writer promises", "a reader promises"])
    func everyPromiseNamesATestThatThereIs(_ title: String) throws {
        let rows = document.table(of: title)
        #expect(rows.count > 10)
        for row in rows {
            let names = row[1].split(separator: "`").map { $0.split(separator: ".").map(String.init) }
                .filter { $0.count == 2 }
            #expect(!names.isEmpty, "\(row)")
            for name in names {
                let isThere = try Self.tests.get().contains { text in
                    text.contains(" \(name[0]) {") && text.contains(" func \(name[1])(")
                }
                #expect(isThere, "\(name)")
            }
        }
    }

    /// The texts of all files that hold tests.
    private static let tests = Result {
        let files = FileManager.default.enumerator(
            at: Root.url.appending(path: "Tests"), includingPropertiesForKeys: nil)
        return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.path.hasSuffix("Tests.swift") }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }
}
