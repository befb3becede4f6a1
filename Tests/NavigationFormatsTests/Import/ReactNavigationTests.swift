import NavigationFormats
import NavigationModel
import StrictJSON
import TestSupport
import Testing

/// Whatever navigators are nested in each other, every route of them is in the state of the scene or is said to be lost.
@Suite struct ReactNavigationTests {
    private func request(_ map: String = "{}", app: String? = "library") throws -> ImportRequest {
        var request = ImportRequest()
        request.manifest = try app.map { try Manifest(json: Specimen.manifest($0)) }
        request.screens = try ScreenMap(json: JSONValue(parsing: map), manifest: request.manifest)
        return request
    }

    private func snapshot(_ text: String, _ request: ImportRequest) throws -> (JSONValue?, [String]) {
        let journal = try ReactNavigationImport().journal(text, request)
        return (journal.entries.last?.intent.members["snapshot"], journal.remarkLines)
    }

    @Test func aRouteWithParametersThatItDoesNotTakeIsNoRoot() throws {
        let state = #"{"routes":[{"name":"topic","params":{"id":{"deep":1}}}]}"#
        let remarks = try ReactNavigationImport().journal(state, try request()).remarks.map(\.matter)
        #expect(remarks.count == 1 && remarks.allSatisfy(\.isLoss), "\(remarks)")
    }

    @Test func nestedNavigatorsBecomeTabsAndPaths() throws {
        let journal = try ReactNavigationImport().journal(Sample.reactNavigation, try request())
        #expect(
            journal.entries.last?.intent.members["snapshot"]?.text()
                == #"{"stacks":{"library":{"path":[{"topic":{"id":"swift"}}]},"search":{"path":[{"article":{"id":"a1"}}]}},"tab":"search"}"#
        )
        #expect(
            journal.remarkLines == [
                #"0 holder(screen: "Tabs")"#, #"2 root(screen: "Home")"#, #"4 hidden(screen: "Topic")"#,
                #"6 noTab(screen: "Inbox")"#, #"8 noRoute(screen: "Odd")"#,
            ])
        let scene = try #require(journal.world(try request().manifest).scenes["main"])
        #expect(scene.tab == "search" && scene.stacks["library"]?.path.count == 1)
    }

    @Test(
        arguments: [
            // Stacks in a stack, none of which says what it is: all of their screens lie on each other.
            (
                #"{"routes":[{"name":"Feed","state":{"routes":[{"name":"Home"},{"name":"Settings"}]}},"#
                    + #"{"name":"Me","state":{"routes":[{"name":"Odd"},{"name":"Topic","params":{"id":"a"}}]}}]}"#,
                #"{"stacks":{"library":{"path":[{"settings":{}},{"topic":{"id":"a"}}]}}}"#,
                [
                    #"0 holder(screen: "Feed")"#, #"1 root(screen: "Home")"#, #"3 holder(screen: "Me")"#,
                    #"4 noRoute(screen: "Odd")"#,
                ]
            ),
            // Names tell tabs, and the first of them is shown.
            (
                #"{"routes":[{"name":"Library"},{"name":"Search","state":{"routes":[{"name":"Settings"}]}}]}"#,
                #"{"stacks":{"library":{"path":[]},"search":{"path":[{"settings":{}}]}},"tab":"library"}"#, []
            ),
            // A drawer without tabs shows one screen; so does any navigator whose screen in front is not the last.
            (
                #"{"key":"drawer-1","index":1,"routes":[{"name":"Home"},{"name":"Settings"},{"name":"Odd"}]}"#,
                #"{"stacks":{"library":{"path":[{"settings":{}}]}}}"#,
                [#"0 hidden(screen: "Home")"#, #"2 hidden(screen: "Odd")"#]
            ),
            (
                #"{"index":0,"routes":[{"name":"Settings"},{"name":"Home","state":{"routes":[{"name":"Topic"}]}}]}"#,
                #"{"stacks":{"library":{"path":[{"settings":{}}]}}}"#,
                [#"1 hidden(screen: "Home")"#, #"2 hidden(screen: "Topic")"#]
            ),
            // A navigator that was not shown yet is what the parameters ask for.
            (
                #"{"routes":[{"name":"Main","params":{"screen":"Search","params":{"screen":"Topic","initial":false,"#
                    + #""params":{"id":"a"}}}}]}"#,
                #"{"stacks":{"search":{"path":[{"topic":{"id":"a"}}]}},"tab":"search"}"#, [#"0 holder(screen: "Main")"#]
            ),
            (
                #"{"routes":[{"name":"Main","params":{"state":{"routes":[{"name":"Home"},{"name":"Settings"}]}}}]}"#,
                #"{"stacks":{"library":{"path":[{"settings":{}}]}}}"#,
                [#"0 holder(screen: "Main")"#, #"1 root(screen: "Home")"#]
            ),
            // What a state says is there; the parameters have had their effect.
            (
                #"{"routes":[{"name":"Settings","params":{"screen":"Odd","section":"x"},"#
                    + #""state":{"routes":[{"name":"Pane"},{"name":"Article","params":{"id":"a"}}]}}]}"#,
                #"{"stacks":{"library":{"path":[{"settings":{"section":"x"}},{"article":{"id":"a"}}]}}}"#,
                [#"1 root(screen: "Pane")"#]
            ),
            // What is only prepared is not shown, and what has no name is nothing.
            (
                #"{"routes":[{"name":"Settings"},{"key":"k"}],"preloadedRoutes":[{"name":"Topic"}]}"#,
                #"{"stacks":{"library":{"path":[{"settings":{}}]}}}"#, ["1 otherShape", #"2 hidden(screen: "Topic")"#]
            ),
            // A tab that is there twice is one tab.
            (
                #"{"type":"tab","routes":[{"name":"Search"},{"name":"search"}]}"#,
                #"{"stacks":{"search":{"path":[]}},"tab":"search"}"#, [#"1 hidden(screen: "search")"#]
            ),
        ] as [(String, String, [String])])
    func everyShapeIsUnderstoodOrSaid(text: String, state: String, remarks: [String]) throws {
        let (snapshot, lines) = try snapshot(text, try request())
        #expect(snapshot?.text() == state)
        #expect(lines == remarks)
    }

    @Test func theFirstScreenOfAStackIsOnThePathIfThereIsARouteForIt() throws {
        let text = #"{"routes":[{"name":"Topic","params":{"id":"a"}},{"name":"settings"}]}"#
        let both = #"[{"topic":{"id":"a"}},{"settings":{}}]"#
        let cases: [(ImportRequest, String)] = [
            (try request(), both), (try request(#"{"Topic":null}"#), #"[{"settings":{}}]"#),
            (try request(app: nil), #"[{"settings":{}}]"#), (try request(#"{"Topic":"topic"}"#, app: nil), both),
        ]
        for (request, path) in cases {
            let stacks = try snapshot(text, request).0?["stacks"]?.objectValue?.members ?? []
            #expect(stacks.map { $0.value["path"]?.text() } == [path])
        }
    }

    @Test(arguments: ["library", "palette", nil] as [String?])
    func everyRouteIsInTheStateOrSaidToBeLost(app: String?) throws {
        var generator = SeededGenerator(seed: 5)
        var seen: [String: Int] = [:]
        for _ in 0..<1500 {
            let state = MadeUpNavigator.state(depth: 3, &generator)
            let routes = MadeUpNavigator.names(in: state)
            let request = try request(app: app)
            let journal = try ReactNavigationImport().journal(state.text(), request)
            let restored = journal.entries.last?.intent.members["snapshot"]
            let stacks = restored?["stacks"]?.objectValue?.members ?? []

            var kept = Dictionary(uniqueKeysWithValues: routes.enumerated().map { ($0.offset, $0.element) })
            var dropped = 0
            for remark in journal.remarks {
                seen["\("\(remark.matter)".prefix { $0 != "(" })", default: 0] += 1
                if case .dropped = remark.matter {
                    dropped += 1
                } else {
                    let said = kept.removeValue(forKey: remark.place)
                    let name = try #require(said, "said twice")
                    #expect(
                        remark.matter == .otherShape ? name == nil : "\(remark.matter)".contains("\"\(name ?? "")\""))
                }
            }
            // What is left is on a path, or a tab with a stack of its own.
            var left = kept.values.map { Name(lowered($0 ?? "")) }
            let paths = stacks.map { $0.value["path"]?.arrayValue?.compactMap { Route(json: $0) } ?? [] }
            for route in paths.joined() {
                let place = left.firstIndex(of: Name(lowered(route.name.text)))
                left.remove(at: try #require(place, "\(route) from nowhere in \(state.text())"))
            }
            #expect(
                Set(left).count == left.count
                    && left.allSatisfy { tab in stacks.contains { lowered($0.name) == tab.text } })
            // The restore took every path, but for what it says.
            let scene = journal.world(request.manifest).scenes["main"]
            let shown = scene?.stacks.values.reduce(0) { $0 + $1.path.count } ?? 0
            #expect(shown + dropped == paths.joined().count)
            seen["kept", default: 0] += kept.count
        }
        var expected: Set = ["kept", "root", "rootWithParameters", "holder", "hidden", "noRoute", "otherShape"]
        if app != nil { expected.insert("dropped") }
        if app == nil { expected.remove("noRoute") }
        #expect(expected.isSubset(of: Set(seen.keys)), "\(seen)")
    }

    private func lowered(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }
}

/// States of navigators as nobody would write them.
private enum MadeUpNavigator {
    private static let names = [
        "Library", "Search", "Topic", "settings", "Article", "bookmarks", "Home", "Odd", "Feed", "color", "Recipe",
    ]

    static func state(depth: Int, _ generator: inout SeededGenerator) -> JSONValue {
        var state: JSONObject = [:]
        func maybe(_ name: String, _ values: [JSONValue]) {
            let value = values.randomElement(using: &generator)
            if Int.random(in: 0..<3, using: &generator) == 0 { state[name] = value }
        }
        maybe("type", ["stack", "tab", "drawer", "mine"])
        maybe("key", ["stack-1", "tab-1", "x"])
        maybe("index", [0, 1, 2, -1, 7])
        maybe("stale", [true, false])
        maybe("history", [[["type": "route", "key": "a"]]])
        maybe("routeNames", [["Home", "Topic"]])
        let count = Int.random(in: 0..<4, using: &generator)
        state["routes"] = .array((0..<count).map { _ in route(depth: depth, &generator) })
        maybe("preloadedRoutes", [[["name": "Topic"]]])
        return .object(state)
    }

    private static func route(depth: Int, _ generator: inout SeededGenerator) -> JSONValue {
        var route: JSONObject = ["key": "k"]
        let name = names.randomElement(using: &generator) ?? ""
        if Int.random(in: 0..<12, using: &generator) > 0 { route["name"] = .string(name) }
        var parameters: JSONObject = [:]
        if Bool.random(using: &generator) { parameters["id"] = "a" }
        if depth > 0 {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0, 1: route["state"] = state(depth: depth - 1, &generator)
            case 2: parameters["state"] = state(depth: depth - 1, &generator)
            case 3:
                let inner = self.route(depth: depth - 1, &generator)
                parameters["screen"] = inner["name"]
                parameters["params"] = inner["params"]
                if Bool.random(using: &generator) { parameters["initial"] = false }
            default: route["state"] = .null
            }
        }
        if parameters.count > 0 { route["params"] = .object(parameters) }
        return .object(route)
    }

    /// The names of all routes in the order of the text, nil for those without.
    static func names(in state: JSONValue) -> [String?] {
        ((state["routes"]?.arrayValue ?? []) + (state["preloadedRoutes"]?.arrayValue ?? [])).flatMap(names(ofRoute:))
    }

    private static func names(ofRoute route: JSONValue) -> [String?] {
        let (state, parameters) = (route["state"] ?? .null, route["params"])
        let inner: [String?]
        if state != .null {
            inner = names(in: state)
        } else if let state = parameters?["state"] {
            inner = names(in: state)
        } else if let screen = parameters?["screen"] {
            inner = names(ofRoute: ["name": screen, "params": parameters?["params"] ?? .null])
        } else {
            inner = []
        }
        return [route["name"]?.stringValue] + inner
    }
}
