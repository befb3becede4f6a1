import NavigationModel
import StrictJSON

/// The link tests of a manifest, run.
struct LinkTests {
    private let manifest: Manifest
    private let results: [LinkTestResult]

    init(_ manifest: Manifest) {
        self.manifest = manifest
        results = LinkMatcher(manifest).run(manifest.links.tests)
    }

    /// Shows a line a test.
    func run(in session: Session) -> ExitStatus {
        for result in results {
            if session.options.json {
                session.screen.json(json(result))
            } else {
                for line in lines(result) { session.screen.line(line) }
            }
        }
        let failures = results.count { !$0.passes }
        if !session.options.json { session.screen.line(summary(failures)) }
        return failures == 0 ? .done : .no
    }

    private func summary(_ failures: Int) -> Styled {
        if results.isEmpty { return Styled("the manifest has no link tests", .faint) }
        let count = results.count.counted("test", "tests")
        return failures == 0 ? "\(count), \("all pass", .good)" : "\(count), \("\(failures) failed", .bad)"
    }

    private func lines(_ result: LinkTestResult) -> [Styled] {
        let test = result.test
        guard !result.passes else { return ["\("✓", .good) \(test.url)"] }
        let by = result.match.rule.map { "  by rule \($0, .name)" } ?? Styled()
        return [
            "\("✗", .bad) \(test.url)",
            "    \("expected", .faint) \(text(test.expectation))",
            "    \("found", .faint)    \(text(result.match))\(by)",
        ]
    }

    private func text(_ expectation: LinkTest.Expectation) -> Styled {
        switch expectation {
        case .opens(let target): TargetText(manifest: manifest).line(target)
        case .rejected(let reason): "rejected \(reason.text)"
        }
    }

    private func text(_ match: LinkMatch) -> Styled {
        switch match {
        case .opens(let target, _): TargetText(manifest: manifest).line(target)
        case .rejected(let reason, _): "rejected \(reason.text)"
        }
    }

    private func json(_ result: LinkTestResult) -> JSONValue {
        var object = result.match.json(url: result.test.url)
        object["passes"] = .bool(result.passes)
        object["expected"] =
            switch result.test.expectation {
            case .opens(let target): ["opens": target.json]
            case .rejected(let reason): ["rejected": .string(reason.text)]
            }
        return .object(object)
    }
}
