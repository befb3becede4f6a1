import Foundation
import NavigationJournal
import NavigationReplay
import Testing

/// Every bug that was reported in public is found by the one command that stands beside it.
@Suite struct PublicBugTests {
    private static let folder = "Logs/public-bugs"

    /// The journals, each with what the command has to name.
    static let bugs: [(name: String, culprit: String)] = [
        ("link-lost-at-launch.jsonl", "seq 4"), ("automatic-change-over-link.jsonl", "seq 10"),
        ("restore-over-link.jsonl", "seq 6"), ("one-unknown-value.jsonl", "seq 4"),
        ("unreadable-path-logged-as-empty.jsonl", "seq 8"), ("half-a-link.jsonl", "seq 8"),
        ("same-page-twice.jsonl", "seq 7"), ("sheet-never-again.jsonl", "seq 11"),
        ("link-behind-sheet.jsonl", "seq 8"), ("link-behind-lock.jsonl", "seq 8"), ("emoji-host.jsonl", "seq 5"),
        ("language-in-a-name.jsonl", "seq 5"), ("scheme-in-capitals.jsonl", "seq 5"),
        ("slash-in-a-fragment.jsonl", "seq 7"), ("link-in-another-window.jsonl", "seq 9"),
        ("reselect-does-nothing.jsonl", "seq 7"), ("push-in-another-tab.jsonl", "seq 6"),
        ("cancelled-swipe.jsonl", "seq 8"), ("pop-at-the-root.jsonl", "seq 5"), ("fast-back-taps.jsonl", "seq 11"),
        ("fast-next-taps.jsonl", "seq 8"), ("replay-acts-again.jsonl", "seq 7"),
        ("separators-in-a-name.jsonl", "line 10"), ("split-line-ends.jsonl", "line 9"),
        ("cut-in-a-character.jsonl", "line 7"), ("byte-order-mark.jsonl", "line 13"),
        ("half-a-character.jsonl", "line 9"), ("comma-at-the-end.jsonl", "line 4"), ("clock-set-back.jsonl", "seq 8"),
        ("too-deep-to-write.jsonl", "line 10"), ("line-of-5-mib.jsonl.gz", "line 9"),
    ]

    private static let rows = Result {
        let lines = try Root.lines(of: "\(folder)/README.md").filter { $0.hasPrefix("| `") }
        return lines.map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
    }

    private static func journals(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Root.url.appending(path: folder).path)
            .filter { $0.hasSuffix(".jsonl") || $0.hasSuffix(".jsonl.gz") }
    }

    @Test func noBugIsForgotten() throws {
        #expect(try Self.rows.get().compactMap { $0[0].code } == Self.bugs.map(\.name))
        #expect(try Self.journals(in: Self.folder).sorted() == Self.bugs.map(\.name).sorted())
    }

    @Test(arguments: bugs) func theCommandNamesTheCulprit(_ name: String, _ culprit: String) throws {
        let row = try #require(Self.rows.get().first { $0[0].code == name })
        let command = try #require(row[3].code)
        #expect(row[4] == culprit)
        #expect(command == "navlog check \(Self.folder)/\(name)" || command == "navlog verify \(Self.folder)/\(name)")
        #expect(try Self.names(command, culprit, of: name))
    }

    @Test func aPlainCheckIsEnoughForNineInTen() throws {
        let named = try Self.bugs.count {
            try Self.names("navlog check \(Self.folder)/\($0.name)", $0.culprit, of: $0.name)
        }
        #expect(named * 10 >= Self.bugs.count * 9, "\(named) of \(Self.bugs.count)")
    }

    /// Whether a command says of the culprit that it is an error, or a warning.
    private static func names(_ command: String, _ culprit: String, of name: String) throws -> Bool {
        let place = culprit.replacing("line ", with: "\(name):")
        return try Workplace().run(command).output.split(separator: "\n").contains { line in
            (line.hasPrefix("error: ") || line.hasPrefix("warning: ")) && line.contains("\(place): ")
        }
    }

    @Test func nothingIsFoundWhereTheBugIsNot() throws {
        let right = try Self.journals(in: "\(Self.folder)/right")
        #expect(right.count == 21)
        for name in right {
            #expect(Self.bugs.contains { $0.name == name }, "\(name) is the right history of no bug")
            let findings = try Check.report(on: Specimen("public-bugs/right/\(name)").source).findings
            #expect(findings.allSatisfy { $0.severity == .note }, "\(name): \(findings)")
        }
    }
}
