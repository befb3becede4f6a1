import NavigationFormats
import NavigationModel
import StrictJSON
import TestSupport
import Testing

/// Whatever a document holds, each item of it is an entry or is said to be none.
@Suite struct EveryItemTests {
    private static let times: [JSONValue] = [1, "2026-11-30T09:00:00Z", "noon", .null]
    private static let screens: [JSONValue] = ["Home", "Topic", "settings", "Odd", "websun://topics/a", 7]

    private static func crumb(_ generator: inout SeededGenerator) -> JSONValue {
        var data: JSONObject = ["from": "Home"]
        data[pick(["to", "screen", "state"], &generator)] = pick(screens + ["background", "gone"], &generator)
        if pick([true, false], &generator) { data["to_arguments"] = ["id": "a"] }
        return pick(
            [
                ["timestamp": pick(times, &generator), "type": "navigation", "data": .object(data)],
                ["timestamp": pick(times, &generator), "category": "navigation", "data": .object(data)],
                ["timestamp": 1, "category": "app.lifecycle", "type": "navigation", "data": .object(data)],
                ["timestamp": 1, "category": "ui.click"], "text", .null, ["type": "navigation"],
            ], &generator)
    }

    private static func action(_ generator: inout SeededGenerator) -> JSONValue {
        let names = [
            "NAVIGATE", "PUSH", "REPLACE", "POP_TO", "JUMP_TO", "GO_BACK", "POP_TO_TOP", "todos/add", "nav/push",
        ]
        var action: JSONObject = ["type": .string(pick(names, &generator))]
        if pick([true, false], &generator) {
            action["payload"] = ["name": pick(screens, &generator), "params": ["id": "a"]]
        }
        return pick([["action": .object(action)], ["action": .object(action), "timestamp": 5], [:], 7], &generator)
    }

    private static func event(_ seq: Int, _ generator: inout SeededGenerator) -> String {
        var event: JSONObject = ["specversion": "1.0", "id": .string("s-\(seq)"), "source": "/s"]
        event["sequence"] = .string("\(seq)")
        event["type"] = pick(["dev.navlog.pop.v1", "dev.navlog.odd.v1", "com.example.other", 7], &generator)
        event[pick(["data", "data_base64"], &generator)] = pick([[:], .null, 7], &generator)
        return pick([JSONValue.object(event).text(), "{\"specversion\"", "plain"], &generator)
    }

    private static func message(_ seq: Int, _ generator: inout SeededGenerator) -> String {
        let messages = [
            "{\"seq\":\(seq),\"scene\":\"m\",\"intent\":\"pop\"}", "{\"seq\":0,\"intent\":\"pop\"}", "{\"seq\":1",
            "hello",
            "{\"navlog\":\"x\"}", "x {\"scene\":\"m\",\"intent\":\"pop\"}",
        ]
        let record: JSONValue = ["timestamp": "", "eventMessage": .string(pick(messages, &generator))]
        return pick([record.text(), record.text(), "plain", "{\"a\":1}"], &generator)
    }

    private static func pick<Value>(_ values: [Value], _ generator: inout SeededGenerator) -> Value {
        values[Int.random(in: values.indices, using: &generator)]
    }

    /// Documents of a format, each with the number of items in it.
    private static func document(
        _ format: String, _ generator: inout SeededGenerator
    ) -> (text: String, count: Int) {
        let count = Int.random(in: 1...8, using: &generator)
        switch format {
        case "sentry": return (JSONValue.array((0..<count).map { _ in crumb(&generator) }).text(), count)
        case "redux-devtools":
            let ids = Array(0..<count)
            let actions = ids.map { JSONObject.Member(name: "\($0)", value: action(&generator)) }
            let state: JSONValue = [
                "actionsById": .object(JSONObject(actions)), "stagedActionIds": .array(ids.map { .integer($0) }),
                "skippedActionIds": [.integer(pick(ids, &generator))],
            ]
            return (state.text(), count)
        case "cloudevents":
            let first = #"{"specversion":"1.0","id":"s-0","source":"/s","type":"dev.navlog.pop.v1","sequence":"0"}"#
            let lines = (1...count).map { event($0, &generator) }
            return (([first] + lines).joined(separator: "\n"), count + 1)
        default:
            let lines = (1...count).map { message($0, &generator) }
            return (([#"{"eventMessage":"first"}"#] + lines).joined(separator: "\n"), count + 1)
        }
    }

    @Test(arguments: ["sentry", "redux-devtools", "cloudevents", "oslog"])
    func everyItemIsAnEntryOrSaidToBeNone(name: String) throws {
        var generator = SeededGenerator(seed: 3)
        let format = try #require(ImportFormats.named(name))
        var (taken, said) = (0, 0)
        for _ in 0..<400 {
            let (text, count) = Self.document(name, &generator)
            for app in ["library", nil] as [String?] {
                var request = ImportRequest()
                request.manifest = try app.map { try Manifest(json: Specimen.manifest($0)) }
                let journal = try format.journal(text, request)
                // What says something about an entry does not stand for an item, nor does what opens the scene.
                let items = journal.remarks.filter { remark in
                    switch remark.matter {
                    case .outcome, .noTime, .badTime, .root, .renumbered: false
                    default: true
                    }
                }
                let opening = ["sceneOpened", "catalogLoaded", "ready"]
                let entries = journal.entries.count { !opening.contains($0.intent.name) }
                #expect(Set(items.map(\.place)).count == items.count, "\(text)")
                #expect(entries + items.count == count, "\(text)\n\(journal.lines)\(journal.remarkLines)")
                taken += entries
                said += items.count
            }
        }
        #expect(taken > 100 && said > 100)
    }

    @Test func everyElementOfAPathIsInTheStateOrSaidToBeCut() throws {
        var generator = SeededGenerator(seed: 4)
        var request = ImportRequest()
        request.manifest = try Manifest(json: Specimen.manifest("library"))
        request.allowsLoss = true
        var (taken, cut) = (0, 0)
        for _ in 0..<300 {
            let count = Int.random(in: 0...9, using: &generator)
            let strings = (0..<count).map { place -> JSONValue in
                let odd = Int.random(in: 0..<8, using: &generator) == 0
                return .string(
                    place.isMultiple(of: 2) ? (odd ? "Odd" : "Library.Article") : (odd ? "{" : #"{"id":"a"}"#))
            }
            let journal = try NavigationPathImport().journal(JSONValue.array(strings).text(), request)
            let restored = journal.entries.last?.intent.members["snapshot"]?.arrayValue?.count ?? 0
            #expect(restored + journal.remarks.count == (count + 1) / 2)
            taken += restored
            cut += journal.remarks.count
        }
        #expect(taken > 50 && cut > 50)
    }
}
