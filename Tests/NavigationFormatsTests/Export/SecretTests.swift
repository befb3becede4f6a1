import NavigationFormats
import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON
import Testing

/// No form gives away what the excerpt's redactor hides.
@Suite struct SecretTests {
    private static let lines = """
        {"navlog":1,"app":"a"}
        {"seq":1,"scene":"main","intent":"sceneOpened"}
        {"seq":2,"scene":"main","intent":"phase","to":"active"}
        {"seq":3,"scene":"main","intent":"push","route":{"profile":{"user":"hunter2"}},"note":"https://x.example/?t=hunter2"}
        {"seq":4,"scene":"main","intent":"openURL","url":"app://profile/hunter2?token=hunter2","state":"0000000000000000"}
        {"seq":5,"scene":"main","intent":"restore","snapshot":{"stacks":{"main":{"path":[{"profile":{"user":"hunter2"}}]}}}}

        """
    private static let manifest = """
        {"navlog":"manifest","format":1,"routes":{"profile":{"params":{"user":"string"}}},"pathTypes":{"P":"profile"},
         "links":{"hosts":["app://"],"rules":[{"id":"p","match":{"path":"/profile/:u"},"open":{"path":["profile({u})"]}}]},
         "redaction":{"params":{"profile":["user"]}}}
        """

    @Test(arguments: ExportFormats.all.map(\.name))
    func noFormShowsASecret(_ name: String) throws {
        let format = try #require(ExportFormats.named(name))
        let specimen = try Specimen(lines: Self.lines, manifest: Self.manifest)
        let redactor = Redactor(specimen.manifest, key: RedactionKey(1, 2))
        for start in [0, 3] {
            var excerpt = specimen.excerpt
            excerpt.start = start
            let open = try excerpt.text(format)
            excerpt.redactor = redactor
            let hidden = try excerpt.text(format)
            // The graph shows names of routes alone.
            if name != "mermaid" && name != "dot" && start == 0 { #expect(open != hidden) }
            let decoded = Base64Text.decoded(hidden) ?? hidden
            #expect(!decoded.contains("hunter2"))
        }
    }

    @Test func aRedactedExportReplaysToTheSameOutcomes() throws {
        let specimen = try Specimen(lines: Self.lines, manifest: Self.manifest)
        let open = try CloudEventsImport().journal(try specimen.text(CloudEventsFormat()))
        let hidden = try CloudEventsImport().journal(
            try specimen.text(CloudEventsFormat()) {
                $0.redactor = Redactor(specimen.manifest, key: RedactionKey(1, 2))
            })
        let reducer = Reducer(specimen.manifest)
        var (left, right) = (reducer.start, reducer.start)
        for (one, other) in zip(open.entries, hidden.entries) {
            #expect(reducer.apply(one, to: &left) == reducer.apply(other, to: &right))
        }
        #expect(open.entries.count == hidden.entries.count)
        // A digest of what was hidden would give it away.
        #expect(hidden.entries.allSatisfy { $0.recordedDigest == nil })
    }
}

private enum Base64Text {
    static func decoded(_ text: String) -> String? {
        Base64.bytes(of: text).map { String(decoding: $0, as: UTF8.self) }
    }
}
