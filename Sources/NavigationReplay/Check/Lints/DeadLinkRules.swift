import NavigationJournal
import NavigationModel

/// Link rules that no link of the journal used.
struct DeadLinkRules: Lint {
    static let card = LintCard(
        code: "L21", title: "link rules that no link of the journal used", severity: .note,
        explanation: """
            The manifest has rules for links of a kind that this journal does not hold. Over the journals of many people
            such rules are dead: nobody follows these links, or an earlier rule takes them all. `navlog link test` shows
            the latter.
            """)

    private var matcher = LinkMatcher(nil)
    private var unused: [String] = []
    private var hasLinks = false

    mutating func begin(_ source: JournalSource, _ report: inout CheckReport) {
        matcher = LinkMatcher(source.reducer.manifest)
        unused = source.reducer.manifest?.links.rules.map(\.id) ?? []
    }

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard case .openURL(let url, _, _)? = step.intent else { return }
        hasLinks = true
        guard !unused.isEmpty, let rule = matcher.match(url).rule else { return }
        unused.removeAll { $0.utf8.elementsEqual(rule.utf8) }
    }

    mutating func end(_ report: inout CheckReport) {
        guard hasLinks, !unused.isEmpty else { return }
        let rules = unused.map { "\"\($0)\"" }.joined(separator: ", ")
        report.add(
            CheckFinding(
                code: card.code, severity: card.severity, line: 1, offset: 0, seq: nil,
                message: "no link used \(unused.count == 1 ? "the rule" : "the rules") \(rules)", shownBy: nil))
    }
}
