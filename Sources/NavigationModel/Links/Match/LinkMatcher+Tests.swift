/// A link test, and what came of it.
public struct LinkTestResult: Sendable {
    /// The test.
    public var test: LinkTest
    /// What the URL really leads to.
    public var match: LinkMatch

    /// Whether the URL opens exactly the target that the test names, or is rejected with its reason.
    public var passes: Bool {
        switch (test.expectation, match) {
        case (.opens(let expected), .opens(let target, rule: _)): expected.json == target.json
        case (.rejected(let expected), .rejected(let reason, rule: _)): expected == reason
        case (.opens, .rejected), (.rejected, .opens): false
        }
    }
}

extension LinkMatcher {
    /// Returns the result of each test, in order.
    public func run(_ tests: [LinkTest]) -> [LinkTestResult] {
        tests.map { LinkTestResult(test: $0, match: match($0.url)) }
    }
}
