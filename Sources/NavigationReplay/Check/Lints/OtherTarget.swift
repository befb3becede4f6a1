import NavigationJournal
import NavigationModel
import StrictJSON

/// The app opened something else for a URL than its rules say.
struct OtherTarget: Lint {
    static let card = LintCard(
        code: "L24", title: "a link opened something else than its rules say", severity: .warning,
        explanation: """
            The entry carries what the app opened for the URL, and the rules of the manifest give another target, or
            exclude the URL. The app reads URLs in another way than its manifest: a slash that is data was cleaned away,
            letters lost their case, an escape was decoded twice. `navlog link URL --explain` shows what the rules do.
            Or the manifest is of another build.
            """)

    /// The rules, nil where they cannot be held against what was recorded.
    private var rules: LinkMatcher?

    mutating func begin(_ source: JournalSource, _ report: inout CheckReport) {
        if let manifest = source.reducer.manifest, !source.isMigrated { rules = LinkMatcher(manifest) }
    }

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard let rules, case .openURL(let url, nil, let link)? = step.intent, let target = link.target,
            !step.holdsSecrets
        else { return }
        switch rules.match(url) {
        case .opens(let expected, let rule) where !expected.leadsWhere(target):
            report.add(card, at: step.place, "the rule \"\(rule)\" makes something else of this URL")
        case .rejected(.excluded, let rule?):
            report.add(card, at: step.place, "the rule \"\(rule)\" excludes this URL")
        case .opens, .rejected: break
        }
    }
}

extension CheckedStep {
    /// Whether something in the line may have been replaced by a token.
    fileprivate var holdsSecrets: Bool {
        members.members.contains { $0.name != "delivery" && $0.value.text().contains("~") }
    }
}

extension Target {
    /// Whether both lead to the same place, however they get there.
    fileprivate func leadsWhere(_ other: Target) -> Bool {
        tab == other.tab && selection == other.selection && path == other.path && presentation == other.presentation
    }
}
