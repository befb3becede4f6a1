import NavigationModel
import StrictJSON
import TestSupport
import Testing

/// A redacted journal replays to the same outcomes and, redacted, to the same states.
@Suite struct RedactionLawTests {
    private static let layouts = [
        #"{"kind":"stack"}"#, #"{"kind":"tabs","tabs":["user","note"]}"#,
        #"{"kind":"split","columns":["user","content"]}"#,
    ]

    @Test(arguments: 0..<4)
    func `redaction changes no outcome, and of the states only what it hides`(place: Int) throws {
        let manifest = place < 3 ? try Manifest.withSecrets(layout: Self.layouts[place]) : nil
        let redactor = Redactor(manifest)
        var random = SeededGenerator(seed: UInt64(place))
        var kinds: [String: Int] = [:]
        for _ in 0..<70 {
            var raw = try Stage(manifest)
            var redacted = try Stage(manifest)
            for _ in 0..<20 {
                let line = RandomSecrets.entry(using: &random)
                let hidden = redactor.redact(entry: line)
                let outcome = try raw.apply(JSONValue.object(line).text())
                let text = JSONValue.object(line).text() + "\n" + JSONValue.object(hidden).text()
                #expect(try redacted.apply(JSONValue.object(hidden).text()) == outcome, "\(text)")
                #expect(redacted.world.comparable == redactor.redact(snapshot: raw.world.comparable).sorted, "\(text)")
                #expect(redactor.redact(entry: hidden) == hidden, "what is redacted stays: \(text)")
                kinds[outcome, default: 0] += 1
            }
        }
        let seen = kinds.keys.map { (try? JSONValue(parsing: $0))?["reason"]?.stringValue ?? $0 }
        for expected in ["unknownRoute", "badParameter", "missingContent", "ready", "signIn", "noRule"] {
            #expect(place == 3 || expected == "ready" || seen.contains(expected), "\(expected) never happened")
        }
        #expect(kinds[applied] ?? 0 > 100 && kinds[unchanged] ?? 0 > 10)
    }

    @Test func `no secret is left in what was redacted`() throws {
        let redactor = Redactor(try .withSecrets(layout: Self.layouts[1]))
        var random = SeededGenerator(seed: 9)
        var count = 0
        for _ in 0..<3000 {
            let line = RandomSecrets.entry(using: &random, string: "S3CR3T", number: "987654321")
            let before = JSONValue.object(line).text()
            let after = JSONValue.object(redactor.redact(entry: line)).text()
            #expect(!after.contains("S3CR3T") && !after.contains("987654321"), "\(before)\n\(after)")
            if before.contains("S3CR3T") || before.contains("987654321") { count += 1 }
        }
        #expect(count > 1000)
    }
}

extension World {
    /// The state and what is remembered, catalogs in an order that tokens do not change.
    fileprivate var comparable: JSONValue { Snapshot(self, seq: nil, schema: nil).json.sorted }
}

extension JSONValue {
    fileprivate var sorted: JSONValue {
        guard var object = objectValue, var memory = object["memory"]?.objectValue else { return self }
        for name in ["content", "removed"] {
            memory[name] = .object(
                JSONObject(
                    (memory[name]?.objectValue?.members ?? []).map { kind in
                        .init(
                            name: kind.name,
                            value: .array((kind.value.arrayValue ?? []).sorted { $0.canonicalText < $1.canonicalText }))
                    }))
        }
        object["memory"] = .object(memory)
        return .object(object)
    }
}
