/// A link test, and what came of it.
public struct LinkTestResult: Sendable {
    /// The test.
    public var test: LinkTest
    /// What the URL really leads to.
    public var match: LinkMatch

    /// Whether the URL opens exactly the target that the test names, or is rejected with its reason.
    public var passes: Bool {
        switch (test.expectation, match) {
        case (.opens(let expected), .opens(let target, rule: _)): target.shows(what: expected)
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

extension Target {
    /// Returns whether both targets show the same. Mode, scene and missing stand in a rule beside what it opens, so a
    /// test need not repeat them.
    fileprivate func shows(what expected: Target) -> Bool {
        var target = self
        target.pushes = pushes && expected.pushes
        target.opensScene = opensScene && expected.opensScene
        target.rejectsMissing = rejectsMissing && expected.rejectsMissing
        return target.json == expected.json
    }
}
