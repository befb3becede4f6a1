import NavigationModel
import TestSupport
import Testing

@Suite struct PredicatePropertyTests {
    @Test func `a predicate that is printed and read asks something else`() throws {
        var texts = RandomPredicates(seed: 11)
        let manifest = try App.tabs.manifest
        var printedOtherwise = 0
        for _ in 0..<5_000 {
            let text = texts.predicate(depth: 3)
            let predicate = try Predicate(text, manifest: manifest)
            let printed = predicate.text(manifest)
            #expect(try Predicate(printed, manifest: manifest) == predicate, "\(text) is printed as \(printed)")
            if printed != text { printedOtherwise += 1 }
        }
        #expect(printedOtherwise > 500)
    }

    @Test func `a text makes the reader trap, or a mistake stands outside of it`() throws {
        var texts = RandomPredicates(seed: 12)
        var (read, refused) = (0, 0)
        for _ in 0..<10_000 {
            let text = texts.damaged()
            do {
                let predicate = try Predicate(text, manifest: nil)
                #expect(try Predicate(predicate.text(nil), manifest: nil) == predicate, "\(text)")
                read += 1
            } catch {
                #expect(0...text.utf8.count ~= error.offset, "\(text)")
                refused += 1
            }
        }
        #expect(read > 500 && refused > 500, "\(read) read, \(refused) refused")
    }
}

/// Makes up predicates of every form, with all that is awkward to print.
private struct RandomPredicates {
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }

    mutating func predicate(depth: Int) -> String {
        switch depth == 0 ? 0 : Int.random(in: 0..<8, using: &random) {
        case 5: "not \(predicate(depth: depth - 1))"
        case 6: "\(predicate(depth: depth - 1)) \(pick(["and", "or", "  or "])) \(predicate(depth: depth - 1))"
        case 7: "(\(predicate(depth: depth - 1)))"
        default: test()
        }
    }

    private mutating func test() -> String {
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            "\(pick(["outcome", "origin", "resolved"])) \(pick(["==", "!="])) \(pick(["default", "applied"]))"
                .replacing("outcome == default", with: "outcome == rejected")
                .replacing("outcome != default", with: "outcome != rejected")
                .replacing("resolved == default", with: "resolved==rejected")
                .replacing("resolved != default", with: "resolved != rejected")
                .replacing("origin == applied", with: "origin==link").replacing(
                    "origin != applied", with: "origin != auto")
        case 1:
            "\(pick(["reason", "intent", "scene", "main.tab", "session.user"])) \(pick(["==", "contains"])) \(text())"
        case 2: "\(lists()).count \(pick(["==", "<", ">=", ">", "<=", "!="])) \(pick(["0", "-3", "1.50", "2e3"]))"
        case 3: "\(pick(["main.path", "presentations", "path"])) contains \(route())"
        case 4: "\(pick(["main.path[-1]", "presentations[0].route", "main.selection.side"])) == \(route())"
        case 5: "main.tab matches \(pick([#""*""#, #""a?\"*""#, #""é\u0001""#]))"
        default: "changed(\(pick(["main", "path[0]", "/scenes/main/tab", #"["not"]"#, #"main.stacks["a b"].path"#])))"
        }
    }

    private mutating func lists() -> String {
        pick([
            "main.path", "path", "main.hiddenTabs", "main.stacks", #"main.stacks["count"].path"#, "scenes",
            "outcome.path",
            #"["my app"].path"#, #"main.stacks["x.y"].views"#, "/scenes/main/presentations",
        ])
    }

    private mutating func text() -> String {
        pick(["x", "a-b", #""true""#, #""7""#, #""a \"b\" é""#, "null", #""x""#, "~abc", #""""#])
    }

    private mutating func route() -> String {
        pick([
            "a", "a()", "art(1)", "art(id: \"x y\")", "num(7)", #"{"a":{}}"#, #"{"a b":{"_0":[1]}}"#, "pic(1)",
            "nobody(x: {\"y\":null}, 3)", "unreadable",
        ])
    }

    /// A predicate with something taken out, put in or swapped; sometimes it is still one.
    mutating func damaged() -> String {
        var scalars = Array(predicate(depth: 2).unicodeScalars)
        for _ in 0..<Int.random(in: 0...2, using: &random) where !scalars.isEmpty {
            let place = Int.random(in: scalars.indices, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: scalars.remove(at: place)
            case 1: scalars.insert("()[]\"\\=.,{}é\n".unicodeScalars.randomElement(using: &random) ?? "(", at: place)
            default: scalars.swapAt(place, Int.random(in: scalars.indices, using: &random))
            }
        }
        return scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
    }
}
