import NavigationModel
import StrictJSON
import TestSupport
import Testing

/// Restoring what the reducer itself made, and restoring anything at all.
@Suite struct RestorePropertyTests {
    private static let layouts: [(String, Manifest?)] = [
        ("stack", .app(.stack)), ("tabs", .tabs), ("split", .app(.split(columns: ["side", "mid"]))), ("open", nil),
    ]

    @Test(arguments: 0..<4)
    func `what a scene shows comes back in a fresh one, and a second time nothing changes`(place: Int) throws {
        let manifest = Self.layouts[place].1
        var random = SeededGenerator(seed: UInt64(place))
        var changes = 0
        for _ in 0..<100 {
            var old = try Stage(manifest)
            for _ in 0..<Int.random(in: 0...12, using: &random) { try old.apply(Self.intent(using: &random)) }
            let snapshot = old.scene.json.text()
            var fresh = try Stage(manifest)
            let first = try fresh.restore(snapshot)
            #expect(first == applied || first == unchanged, "\(snapshot)")
            #expect(Digest(fresh.scene) == Digest(old.restorable(manifest)), "\(snapshot)")
            #expect(try fresh.restore(snapshot) == unchanged, "\(snapshot)")
            if first == applied { changes += 1 }
        }
        #expect((25..<100).contains(changes))
    }

    @Test(arguments: 0..<4)
    func `whatever a snapshot is, a refused one changes nothing`(place: Int) throws {
        let manifest = Self.layouts[place].1
        var random = SeededGenerator(seed: 100 + UInt64(place))
        var kinds: [String: Int] = [:]
        for _ in 0..<600 {
            var stage = try Stage(manifest)
            let before = stage.scene.json
            let outcome = try JSONValue(parsing: stage.restore(Self.snapshot(using: &random).text()))
            let kind = outcome["kind"]?.stringValue ?? ""
            kinds[kind, default: 0] += 1
            switch kind {
            case "applied": #expect(stage.scene.json != before)
            case "rejected", "unchanged": #expect(stage.scene.json == before)
            default: #expect(kind == "truncated")
            }
        }
        #expect(kinds.count == 4, "\(kinds)")
    }

    @Test(.timeLimit(.minutes(30))) func `a snapshot as large as a line can be does not hang`() throws {
        let numbers = (0..<5000).reversed()
        let routes = numbers.map { #"{"draft":{"n":\#($0)}}"# }
        let columns = numbers.map { #""c\#($0)":{"a":{}}"# }.joined(separator: ",")
        let stacks = numbers.map { #""s\#($0)":{"path":[]}"# }.joined(separator: ",")
        var open = try Stage(nil)
        try open.restore(#"{"selection":{\#(columns)},"stacks":{\#(stacks)}}"#)
        #expect(try open.restore(#"{"selection":{\#(columns)},"stacks":{\#(stacks)}}"#) == unchanged)
        #expect(open.scene.stacks.count == 5001)

        var stage = try Stage(.app(.stack))
        let pile = routes.map { #"{"route":\#($0)}"# }.joined(separator: ",")
        let path = Array(repeating: #"{"a":{}}"#, count: 5000).joined(separator: ",")
        let outcome = try stage.restore(
            #"{"stacks":{"main":{"path":[\#(path)]}},"presentations":[\#(pile)]}"#,
            missing: "[\(routes.joined(separator: ",").replacing("draft", with: "b"))]")
        #expect(outcome == applied)
        #expect(stage.scene.presentations.count == 5000)
    }

    private static func intent(using random: inout SeededGenerator) -> String {
        let route = #"{"\#(["a", "b", "c"].randomElement(using: &random) ?? "a")":{}}"#
        let tab = ["x", "y", "z"].randomElement(using: &random) ?? "x"
        let column = ["side", "mid"].randomElement(using: &random) ?? "side"
        let presented = ["draft", "sheet"].randomElement(using: &random) ?? "draft"
        let members = [
            #""intent":"push","route":\#(route)"#, #""intent":"pushView","label":"v""#, #""intent":"pop""#,
            #""intent":"selectTab","tab":"\#(tab)""#, #""intent":"select","column":"\#(column)","route":\#(route)"#,
            #""intent":"select","column":"\#(column)","route":null"#,
            #""intent":"present","route":{"\#(presented)":{}}"#,
            #""intent":"dismiss""#, #""intent":"setColumns","visibility":"all""#,
        ]
        return #"{"scene":"s","origin":"system",\#(members.randomElement(using: &random) ?? members[0])}"#
    }

    /// A value that looks like a snapshot at some places and like nothing at others.
    private static func snapshot(using random: inout SeededGenerator) -> JSONValue {
        let names = [
            "navlog", "format", "schema", "state", "scenes", "s", "tab", "columns", "selection", "side", "mid",
            "stacks",
            "main", "detail", "x", "y", "path", "presentations", "route", "style", "a", "b", "art", "draft", "id",
        ]
        func value(_ depth: Int) -> JSONValue {
            switch Int.random(in: 0..<(depth > 6 ? 5 : 12), using: &random) {
            case 0: return .null
            case 1: return .integer(Int.random(in: -1...2, using: &random))
            case 2: return .string(names.randomElement(using: &random) ?? "")
            case 3, 4: return [["a": [:]], ["b": [:]], [:]].randomElement(using: &random) ?? .null
            case 5...6: return .array((0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth + 1) })
            default: return object(names, depth)
            }
        }
        func object(_ names: [String], _ depth: Int) -> JSONValue {
            .object(
                JSONObject(
                    (0..<Int.random(in: 0...5, using: &random)).map { _ in
                        .init(name: names.randomElement(using: &random) ?? "", value: value(depth + 1))
                    }))
        }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return value(0)
        case 1: return ["navlog": "snapshot", "format": 1, "state": object(["tab", "stacks", "scenes"], 1)]
        default: return object(["tab", "columns", "selection", "stacks", "presentations"], 0)
        }
    }
}

extension Stage {
    /// The scene with those of its presentations that a restore brings back.
    fileprivate func restorable(_ manifest: Manifest?) -> Scene {
        var scene = scene
        scene.presentations = Array(
            scene.presentations.prefix { manifest?.presentations[$0.route.name]?.restores ?? false })
        return scene
    }
}
