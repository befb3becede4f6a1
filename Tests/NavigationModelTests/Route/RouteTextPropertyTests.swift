import NavigationModel
import StrictJSON
import TestSupport
import Testing

/// Printing a route and reading it back gives the same route, whatever the manifest declares.
@Suite struct RouteTextPropertyTests {
    @Test func `a printed route reads back as itself`() throws {
        var random = RandomRoutes(seed: 7)
        var asText = 0
        var asJSON = 0
        for _ in 0..<4_000 {
            let manifest = random.manifest()
            let role = random.pick([Route.Role.pushed, .presented])
            let route = random.route()
            let text = route.routeText(manifest, as: role)
            if text.utf8.first == UInt8(ascii: "{") { asJSON += 1 } else { asText += 1 }
            let read = try Route(text: text, manifest: manifest, as: role)
            #expect(read.text == route.text, "\(text)")
        }
        #expect(asText > 500 && asJSON > 500)
    }

    @Test func `no text makes the reader trap, and what it reads it can print`() throws {
        var random = RandomRoutes(seed: 8)
        var read = 0
        var refused = 0
        for _ in 0..<20_000 {
            let manifest = random.manifest()
            let text = random.text()
            do {
                let route = try Route(text: text, manifest: manifest)
                #expect(try Route(text: route.routeText(manifest), manifest: manifest) == route, "\(text)")
                read += 1
            } catch {
                #expect(0...text.utf8.count ~= error.offset, "\(text)")
                refused += 1
            }
        }
        #expect(read > 1_000 && refused > 1_000)
    }
}

private struct RandomRoutes {
    private var generator: SeededGenerator
    private let names: [Name] = ["a", "b", "_c", "d e", "true", "é", ""]
    private let labels: [Name] = ["id", "_0", "_1", "x", "y-z", "null"]

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &generator)]
    }

    mutating func manifest() -> Manifest? {
        if Int.random(in: 0..<8, using: &generator) == 0 { return nil }
        var manifest = Manifest()
        for name in names where Bool.random(using: &generator) {
            manifest.routes[name] = declaration()
            manifest.presentations[name] = PresentationDeclaration()
            manifest.presentations[name]?.route = declaration()
        }
        return manifest
    }

    private mutating func declaration() -> RouteDeclaration {
        var declaration = RouteDeclaration()
        for label in labels.shuffled(using: &generator).prefix(.random(in: 0...4, using: &generator)) {
            let kind = pick(Parameter.Kind.allCases)
            declaration.parameters.append(
                Parameter(label: label, kind: kind, isOptional: .random(using: &generator)))
        }
        return declaration
    }

    mutating func route() -> Route {
        var parameters = JSONObject()
        for label in labels.shuffled(using: &generator).prefix(.random(in: 0...3, using: &generator)) {
            parameters[label.text] = value()
        }
        return Route(pick(names), parameters)
    }

    private mutating func value() -> JSONValue {
        pick([
            .null, true, false, 0, 42, 1.5, "", "a1", "42", "1e400", "-0", "true", "null", "a b", "\"", "{x}", "{{",
            "~abcdefgh27", "é", "e\u{301}", "\u{202e}\n", "00000000-0000-0000-0000-000000000000", [], [1, "x"], [:],
            ["k": nil], "a,b", "id: 1", ")",
        ])
    }

    /// A text of pieces of the grammar in any order.
    mutating func text() -> String {
        let pieces = [
            "a", "b", "_c", "(", ")", "()", "(1)", ", ", "id: ", "x:", " ", "\"q\"", "\"", "{", "}", "[1]", "null",
            "42",
            "~", "é", #"{"a":{}}"#, "\\u0041",
        ]
        var text = pick(["", "a", "a(", "b(id: "])
        for _ in 0..<Int.random(in: 0..<6, using: &generator) { text += pick(pieces) }
        return text + pick(["", ")"])
    }
}
