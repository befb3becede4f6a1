import NavigationModel
import StrictJSON
import TestSupport
import Testing

/// Equality looks at the text first; it must find what a look at the values finds.
@Suite struct RouteEqualityTests {
    @Test(arguments: [
        (#"{"a":{}}"#, #"{"b":{}}"#, false), (#"{"a":{"n":1}}"#, #"{"a":{"n":1.0}}"#, true),
        (#"{"a":{"n":1e0}}"#, #"{"a":{"n":1}}"#, true), (#"{"a":{"n":0}}"#, #"{"a":{"n":-0}}"#, true),
        (#"{"a":{"x":1,"y":2}}"#, #"{"a":{"y":2,"x":1}}"#, true),
        (#"{"a":{"x":1,"y":2}}"#, #"{"a":{"y":1,"x":2}}"#, false),
        (#"{"a":{"x":"\n"}}"#, #"{"a":{"x":"\u000a"}}"#, true), (#"{"a":{"x":"1,0"}}"#, #"{"a":{"x":"0,1"}}"#, false),
        (#"{"a":{"n":9007199254740993}}"#, #"{"a":{"n":9007199254740992}}"#, false),
        (#"{"a":{"n":1E2}}"#, #"{"a":{"n":100}}"#, true), (#"{"a":{"x":true}}"#, #"{"a":{"x":null}}"#, false),
        ("{\"é\":{}}", "{\"e\u{301}\":{}}", false), (#"{"a":{"x":"1e0"}}"#, #"{"a":{"x":"1"}}"#, false),
    ])
    func `a spelling that is taken for a difference, or the other way round`(
        left: String, right: String, isEqual: Bool
    ) throws {
        let left = Route(validated: left)
        let right = Route(validated: right)
        #expect((left == right) == isEqual)
        #expect(!isEqual || left.hashValue == right.hashValue)
    }

    @Test func `whatever two routes are, they are equal when their values are`() throws {
        var random = SeededGenerator(seed: 5)
        let values = [
            "1", "1.0", "10e-1", "-1", "10", "01e", #""1""#, #""a""#, #""\u0061""#, #""b""#, "true", "[]", "[1,2]",
            "[2,1]",
            #"{"x":1,"y":1.0}"#, #"{"y":1,"x":1}"#,
        ].filter { (try? JSONValue(parsing: $0)) != nil }
        func route() throws -> Route {
            let labels = ["n", "m", "o"].shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random))
            let members = labels.map { #""\#($0)":\#(values.randomElement(using: &random) ?? "1")"# }
            return Route(
                validated:
                    #"{"\#(["a", "b"].randomElement(using: &random) ?? "a")":{\#(members.joined(separator: ","))}}"#)
        }
        var equal = 0
        for _ in 0..<3000 {
            let (left, right) = try (route(), route())
            #expect((left == right) == (left.json == right.json), "\(left) \(right)")
            if left == right { equal += 1 }
        }
        #expect((100..<1500).contains(equal))
    }
}
