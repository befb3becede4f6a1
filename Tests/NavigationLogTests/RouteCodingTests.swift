import Foundation
import NavigationLog
import NavigationModel
import StrictJSON
import Testing

/// Routes look in a journal as Foundation would write them, and come back as they were.
@MainActor @Suite struct RouteCodingTests {
    private enum Everything: Hashable, Codable, Sendable {
        case plain
        case unlabelled(String, Int)
        case numbers(Int8, UInt64, Double, Float, Decimal)
        case known(URL, Data, Date, UUID)
        case optional(a: Int?, b: [String?])
        case nested(Part)
        indirect case list([Everything])
        case keyed([String: Int])
    }

    private struct Part: Hashable, Codable, Sendable {
        var id: Int
        var tags: Set<String> = []
        var child: [Part] = []
    }

    private static let routes: [Everything] = [
        .plain, .unlabelled("é \"\n\u{1F600}", .min), .numbers(-1, .max, 0.1, 1.5, 12.75),
        .known(
            URL(filePath: "/tmp/a b"), Data([0, 255]), Date(timeIntervalSinceReferenceDate: 1.25),
            UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))),
        .optional(a: nil, b: [nil, "x"]), .optional(a: 1, b: []),
        .nested(Part(id: 1, tags: ["t"], child: [Part(id: 2)])), .list([.plain, .list([])]), .keyed(["k": 1]),
    ]

    @Test func everyRouteIsAsFoundationWritesItAndComesBack() throws {
        let store: NavigationStore<Everything> = NavigationHub().store()
        store.push(Self.routes)
        let encoded = try #require(store.hub.world.scenes["main"]?.stacks["main"]?.path)
        for (route, encoded) in zip(Self.routes, encoded) {
            #expect(encoded.json == (try JSONValue(parsing: Array(try JSONEncoder().encode(route)))))
        }
        // Another store of the same scene would have to read them.
        let text = JSONValue.array(encoded.map(\.json)).text()
        let other: NavigationStore<Everything> = NavigationHub().store()
        other.ready()
        #expect(other.restore(text).verdict == .applied)
        #expect(other.path == Self.routes)
    }

    @Test func parametersStandInTheOrderOfTheirDeclaration() throws {
        let store: NavigationStore<AppRoute> = NavigationHub().store()
        store.push(.article(id: "a1", source: "list"))
        let path = try #require(store.hub.world.scenes["main"]?.stacks["main"]?.path)
        #expect(path.map(\.text) == [#"{"article":{"id":"a1","source":"list"}}"#])
    }

    /// Where equal collections grew otherwise, they name their elements in another order.
    @Test func equalRoutesHaveTheSameTextHoweverTheyHash() throws {
        let numbers = Array(0..<100)
        let texts = try [numbers, numbers.reversed()].enumerated().map { index, numbers in
            var route = Hashed(byName: [:], byNumber: [:], byPart: [:], parts: [])
            route.parts.reserveCapacity(200 << index)
            for number in numbers {
                route.byName["\(number)"] = [number, number + 1]
                route.byNumber[number] = "\(number)"
                route.byPart[Hashed.Part(id: number)] = number
                route.parts.insert([number, number + 1])
            }
            let store: NavigationStore<Search> = NavigationHub().store()
            store.push(.hashed(route))
            let text = try #require(store.hub.world.scenes["main"]?.stacks["main"]?.path.first?.text)
            let other: NavigationStore<Search> = NavigationHub().store()
            other.ready()
            other.restore("[\(text)]")
            #expect(other.path == [.hashed(route)])
            return text
        }
        #expect(Set(texts).count == 1)
        let small = Hashed(
            byName: ["b": [2, 1], "a": []], byNumber: [2: "b", 1: "a"], byPart: [.init(id: 1): 2], parts: [[2, 1]])
        let store: NavigationStore<Search> = NavigationHub().store()
        store.push(.hashed(small))
        #expect(
            store.hub.world.scenes["main"]?.stacks["main"]?.path.first?.text
                == #"{"hashed":{"_0":{"byName":{"a":[],"b":[1,2]},"byNumber":{"1":"a","2":"b"},"#
                + #""byPart":[{"id":1},2],"parts":[[1,2]]}}}"#)
    }

    private enum Search: Hashable, Codable, Sendable { case hashed(Hashed) }

    private struct Hashed: Hashable, Codable, Sendable {
        struct Part: Hashable, Codable, Sendable { var id: Int }
        var byName: [String: Set<Int>]
        var byNumber: [Int: String]
        var byPart: [Part: Int]
        var parts: Set<Set<Int>>
    }

    @Test func valuesThatDoNotFitAreNoRoutes() {
        let wrong = [
            #"{"unlabelled":{"_0":"a","_1":1.5}}"#, #"{"unlabelled":{"_0":"a"}}"#, #"{"numbers":{"_0":300}}"#,
            #"{"known":{}}"#, #"{"list":{"_0":{}}}"#, #"{"plain":[]}"#, #"{"other":{}}"#,
        ]
        for text in wrong {
            let store: NavigationStore<Everything> = NavigationHub().store()
            store.ready()
            store.restore("[\(text)]")
            #expect(store.path.isEmpty, "\(text)")
        }
        let store: NavigationStore<Everything> = NavigationHub().store()
        store.ready()
        store.restore(#"[{"unlabelled":{"_1":2.0,"_0":"a","more":1}}]"#)
        #expect(store.path == [.unlabelled("a", 2)])
    }
}

/// Several types of routes on one path.
@MainActor @Suite struct AnyRouteTests {
    private enum Shop: Hashable, Codable, Sendable { case item(id: Int), help(topic: Int) }
    private enum Help: Hashable, Codable, Sendable { case help(topic: String), contact }

    @Test func routesOfSeveralTypesShareAPathAndComeBackAsTheirOwn() throws {
        let store = NavigationHub().store(of: [Shop.self, Help.self])
        store.enter(.active)
        store.push(AnyRoute(Shop.item(id: 1)), AnyRoute(Help.contact), AnyRoute(AnyRoute(Help.help(topic: "x"))))
        let text = try #require(store.snapshot)
        let other = NavigationHub().store(of: [Shop.self, Help.self])
        other.ready()
        #expect(other.restore(text).verdict == .applied)
        #expect(other.path.map { $0.as(Shop.self) } == [.item(id: 1), nil, nil])
        #expect(other.path.map { $0.as(Help.self) } == [nil, .contact, .help(topic: "x")])
        other.popTo(AnyRoute(Help.contact))
        #expect(other.path.count == 2)
    }
}
