import NavigationModel
import StrictJSON
import Testing

@Suite struct ManifestLoadingTests {
    private static let library = #"""
        {"navlog":"manifest","format":1,"app":"com.example.library","schema":2,
         "layout":{"kind":"tabs","tabs":["library","search","profile"],"selected":"search","reselect":"none"},
         "catalog":"loads","onRemoved":"truncate","ready":"explicit",
         "routes":{"topic":{"params":{"id":"string"},"content":"id","title":"Topic {{{id}"},
                   "article":{"params":{"id":"string","source":"string?"},"content":"id","kind":"text"},
                   "profile":{"params":{"userId":"string"},"requires":"signIn"},"settings":{}},
         "presentations":{"share":{"params":{"id":"string"},"style":"popover"},
                          "compose":{"style":"fullScreenCover","linkDismissible":false,"restore":true}},
         "links":{"hosts":["WebSun://","https://websun.example:443","http://*.🧭.Example:8080"],
           "locales":["en","zh"],"caseSensitive":false,
           "rules":[{"id":"article","match":{"path":"//topics/:topic/articles/:article/",
                                             "query":{"source":":source?","v":"2"},"fragment":":mark"},
                     "params":{"article":"uuid"},"missing":"reject","scene":"new","caseSensitive":true,
                     "open":{"tab":"library","path":["topic(id: {topic})","article({article}, source: \"s-{source}\")"],
                             "presentation":{"route":{"share":{"id":"{mark}"}},"style":"sheet","path":["settings"]}}},
                    {"id":"admin","match":{"path":"/admin/:rest*"},"exclude":true},
                    {"id":"here","match":{"path":"/:a?/:b+/*"},"mode":"push","open":{"path":[]}}],
           "tests":[{"url":"websun://x","opens":{"tab":"library","path":["topic(\"{x}\")","article(42)"],
                                                 "presentation":"share(7)"}},
                    {"url":"websun://admin","rejected":"excluded"}]},
         "redaction":{"query":["source"],"params":{"profile":["userId"]},"user":true},
         "pathTypes":{"MyApp.Topic":"topic","MyApp.Route":"*"},
         "migrations":[{"from":1,"renameRoute":{"post":"article"},"renameParam":{"article":{"ref":"id"}},
                        "setParam":{"article":{"source":null}},"dropRoute":["ad"],
                        "splitRoute":{"both":["topic({t})",{"article":{"id":"{a}"}}]},
                        "renameTab":{"home":"library"},"moveTab":{"downloads":"library"}}]}
        """#

    private func load() throws -> Manifest {
        try Manifest(json: JSONValue(parsing: Self.library))
    }

    @Test func `a manifest that declares nothing has the defaults`() throws {
        let manifest = try Manifest(json: ["navlog": "manifest", "format": 1])
        #expect(manifest.schema == 1 && manifest.layout == .stack && manifest.app == nil)
        #expect(!manifest.loadsCatalog && !manifest.truncatesRemoved && !manifest.readyIsExplicit)
        #expect(manifest.routes.isEmpty && manifest.presentations.isEmpty && manifest.links.rules.isEmpty)
        #expect(manifest.redaction == Redaction() && manifest.pathTypes.isEmpty && manifest.migrations.isEmpty)
    }

    @Test func `layout and policies are read`() throws {
        let manifest = try load()
        #expect(manifest.layout == .tabs(["library", "search", "profile"], selected: "search", reselect: .none))
        #expect(manifest.app == "com.example.library" && manifest.schema == 2)
        #expect(manifest.loadsCatalog && manifest.truncatesRemoved && manifest.readyIsExplicit)
        #expect(manifest.redaction.plainQueryNames == ["source"])
        #expect(manifest.redaction.parameters == ["profile": ["userId"]] && manifest.redaction.hidesUser)
        #expect(manifest.pathTypes == ["MyApp.Topic": .route("topic"), "MyApp.Route": .routes])
    }

    @Test(arguments: [
        (#"{"kind":"tabs","tabs":["b","a"]}"#, Layout.tabs(["b", "a"], selected: "b", reselect: .popToRoot)),
        (#"{"kind":"split","columns":["side","mid"]}"#, .split(columns: ["side", "mid"])),
        (#"{"kind":"stack"}"#, .stack),
        // Two spellings that Swift's strings would merge.
        (#"{"kind":"split","columns":["\u00e9","e\u0301"]}"#, .split(columns: ["\u{e9}", "e\u{301}"])),
    ])
    func `every layout is read`(text: String, layout: Layout) throws {
        let manifest = try Manifest(json: ["navlog": "manifest", "format": 1, "layout": JSONValue(parsing: text)])
        #expect(manifest.layout == layout)
    }

    @Test func `routes and presentations are read`() throws {
        let manifest = try load()
        let topic = try #require(manifest.routes["topic"])
        #expect(topic.content == "id" && topic.kind == nil && !topic.requiresSignIn)
        #expect(topic.title == TargetTemplate.Text(parts: [.literal("Topic {"), .hole("id")]))
        let article = try #require(manifest.routes["article"])
        #expect(
            article.parameters == [
                Parameter(label: "id", kind: .string, isOptional: false),
                Parameter(label: "source", kind: .string, isOptional: true),
            ])
        #expect(article.kind == "text")
        #expect(manifest.routes["profile"]?.requiresSignIn == true)
        let compose = try #require(manifest.presentations["compose"])
        #expect(compose.style == .fullScreenCover && !compose.linkDismissible && compose.restores)
        let share = try #require(manifest.presentations["share"])
        #expect(share.style == .popover && share.linkDismissible && !share.restores)
    }

    @Test func `hosts and patterns are read`() throws {
        let links = try load().links
        #expect(
            links.hosts == [
                LinkHost(scheme: "websun", host: nil, takesSubdomains: false, port: nil),
                LinkHost(scheme: "https", host: "websun.example", takesSubdomains: false, port: nil),
                LinkHost(scheme: "http", host: "xn--3v9h.example", takesSubdomains: true, port: 8080),
            ])
        #expect(links.locales == ["en", "zh"] && !links.isCaseSensitive)
        var article = LinkPattern()
        article.path = [
            .literal("topics"), .capture("topic", isOptional: false), .literal("articles"),
            .capture("article", isOptional: false),
        ]
        article.query = [
            LinkPattern.QueryItem(name: "source", value: .capture("source", isOptional: true)),
            LinkPattern.QueryItem(name: "v", value: .literal("2")),
        ]
        article.fragment = .capture("mark", isOptional: false)
        #expect(links.rules.map(\.id) == ["article", "admin", "here"])
        #expect(links.rules[0].pattern == article)
        #expect(links.rules[0].conversions == ["article": .uuid] && links.rules[0].isCaseSensitive == true)
        #expect(links.rules[1].isExclude && links.rules[1].isCaseSensitive == nil)
        #expect(links.rules[1].pattern.path == [.literal("admin"), .captureRest("rest", mayBeEmpty: true)])
        #expect(
            links.rules[2].pattern.path == [
                .capture("a", isOptional: true), .captureRest("b", mayBeEmpty: false), .rest,
            ])
    }

    @Test func `targets are read with their holes`() throws {
        let rules = try load().links.rules
        let template = rules[0].template
        #expect(template.tab == "library" && template.rejectsMissing && template.opensScene && !template.pushes)
        let path = try #require(template.path)
        #expect(path.map(\.name) == ["topic", "article"])
        #expect(path[1].parameters.map(\.name) == ["id", "source"])
        #expect(text(of: path[1], at: 0) == TargetTemplate.Text(parts: [.hole("article")]))
        #expect(text(of: path[1], at: 1) == TargetTemplate.Text(parts: [.literal("s-"), .hole("source")]))
        let presentation = try #require(template.presentation)
        #expect(presentation.style == .sheet && presentation.path.map(\.name) == ["settings"])
        #expect(text(of: presentation.route, at: 0) == TargetTemplate.Text(parts: [.hole("mark")]))
        #expect(rules[2].template.pushes && rules[2].template.path?.isEmpty == true)
    }

    private func text(of route: TargetTemplate.Route, at index: Int) -> TargetTemplate.Text? {
        if case .text(let text) = route.parameters[index].value { text } else { nil }
    }

    @Test func `tests are read without holes`() throws {
        let tests = try load().links.tests
        var target = Target()
        target.tab = "library"
        target.path = [Route("topic", ["id": "{x}"]), Route("article", ["id": "42"])]
        target.presentation = Target.Presented(route: Route("share", ["id": "7"]))
        guard case .opens(target) = tests[0].expectation, case .rejected(.excluded) = tests[1].expectation
        else {
            Issue.record("\(tests)")
            return
        }
    }

    @Test func `migrations are read`() throws {
        let step = try #require(try load().migrations.first)
        #expect(step.from == 1 && step.renameRoute == ["post": "article"])
        #expect(step.renameParam == ["article": ["ref": "id"]] && step.setParam == ["article": ["source": nil]])
        #expect(step.dropRoute == ["ad"] && step.splitRoute["both"]?.map(\.name) == ["topic", "article"])
        #expect(step.renameTab == ["home": "library"] && step.moveTab == ["downloads": "library"])
    }

    @Test(arguments: [
        (
            ManifestProblem.Kind.unknownMember("shema", nearest: "schema"),
            #"unknown member "shema", the nearest is "schema""#
        ),
        (.unknownValue("x", known: ["a", "b", "c"]), #""x" is not one of "a", "b" or "c""#),
        (.unknownValue("auto", known: ["explicit"]), #""auto" is not "explicit""#),
        (.expected(.integer, found: .string), "expected an integer of 1 or more, found a string"),
        (.undeclared(.route, "a\u{1b}b", nearest: nil), #"route "a\u001bb" is not declared"#),
        (
            .badText(RouteTextError(.expected(.commaOrParenthesis), at: 3, found: nil)),
            #"expected "," or ")", found the end"#
        ),
        (
            .duplicate(String(repeating: "x", count: 100)),
            "\"" + String(repeating: "x", count: 79) + "…\" is there already"
        ),
    ])
    func `messages quote what they name`(kind: ManifestProblem.Kind, message: String) {
        #expect(ManifestProblem(pointer: JSONPointer(), kind: kind).message == message)
    }
}

extension ManifestLoadingTests {
    @Test func `every place of a manifest is checked for its kind`() throws {
        let whole = try JSONValue(parsing: Self.library)
        // What stands in a route or is a parameter's value is checked with its route, or may be anything.
        let free = ["/presentation/route/share", "/setParam/article/source", "/splitRoute/both/1/article"]
        var checked = 0
        for (pointer, damaged) in whole.damaged(at: JSONPointer()) {
            let text = pointer.description
            guard !free.contains(where: { text.contains($0) }) else { continue }
            do {
                _ = try Manifest(json: damaged)
                Issue.record("\(text) may be anything")
            } catch {
                #expect(error.list.contains { $0.pointer == pointer }, "\(text): \(error.list.map(\.message))")
                checked += 1
            }
        }
        #expect(checked > 100)
    }
}

extension JSONValue {
    /// Returns copies with one value each replaced by one that is right nowhere.
    fileprivate func damaged(at pointer: JSONPointer) -> [(JSONPointer, JSONValue)] {
        var copies: [(JSONPointer, JSONValue)] = [(pointer, -7)]
        switch self {
        case .object(let object):
            for member in object.members {
                for (pointer, value) in member.value.damaged(at: pointer.appending(member.name)) {
                    var copy = object
                    copy[member.name] = value
                    copies.append((pointer, .object(copy)))
                }
            }
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                for (pointer, value) in element.damaged(at: pointer.appending(index)) {
                    var copy = elements
                    copy[index] = value
                    copies.append((pointer, .array(copy)))
                }
            }
        case .null, .bool, .number, .string:
            break
        }
        return copies
    }
}
