/// Finds the target of a URL.
///
/// The order of the checks is part of the format: whether it is a URL, its scheme, its host, then the rules, of which
/// the first that matches decides alone.
public struct LinkMatcher: Sendable {
    let manifest: Manifest?
    let table: LinkTable

    /// Creates a matcher for the links of an app; without a manifest no URL leads anywhere.
    public init(_ manifest: Manifest?) {
        self.manifest = manifest
        table = manifest?.links ?? LinkTable()
    }

    /// Returns what a URL opens, or why it opens nothing.
    public func match(_ url: String) -> LinkMatch {
        guard let url = try? LinkURL(url) else { return .rejected(.badURL) }
        if let refusal = table.refusal(of: url) { return .rejected(refusal) }
        let exact = path(of: url, .exact)
        lazy var ignoringCase = path(of: url, .ignoringCase)
        for index in table.rules.indices {  // A rule in hand would be a copy; most are only glanced at.
            let comparison = comparison(of: table.rules[index])
            let path = comparison == .exact ? exact : ignoringCase
            if let captures = table.rules[index].pattern.captures(in: url, path: path, comparison) {
                let rule = table.rules[index]
                return decision(of: rule, on: captures).match(rule)
            }
        }
        return .rejected(.noRule)
    }
}

/// What a URL leads to.
public enum LinkMatch: Sendable, Equatable {
    /// The target, and the id of the rule that gave it.
    case opens(Target, rule: String)
    /// The reason it is refused with, and the id of the rule that refused it, if one did.
    case rejected(Reason, rule: String? = nil)

    /// The id of the rule that decided.
    public var rule: String? {
        switch self {
        case .opens(_, let rule): rule
        case .rejected(_, let rule): rule
        }
    }
}

/// What a rule makes of a URL that it matches.
public enum LinkDecision: Sendable {
    /// The URL opens this.
    case opens(Target)
    /// The rule is there to refuse the URL.
    case excludes
    /// A capture is no value of the kind that is needed.
    case fails(BadCapture)

    func match(_ rule: LinkRule) -> LinkMatch {
        switch self {
        case .opens(let target): .opens(target, rule: rule.id)
        case .excludes: .rejected(.excluded, rule: rule.id)
        case .fails: .rejected(.badParameter, rule: rule.id)
        }
    }
}

extension LinkMatcher {
    /// Returns how the literals of a rule are compared.
    func comparison(of rule: LinkRule) -> LiteralComparison {
        LiteralComparison(caseSensitive: rule.isCaseSensitive ?? table.isCaseSensitive)
    }

    /// Returns the path that rules see: without its first segment if that names a locale.
    func path(of url: LinkURL, _ comparison: LiteralComparison) -> ArraySlice<String> {
        guard let first = url.segments.first else { return [] }
        let isLocale = table.locales.contains { comparison.matches($0.text, first) }
        return isLocale ? url.segments.dropFirst() : url.segments[...]
    }

    /// Returns what becomes of a URL that a rule matches.
    func decision(of rule: LinkRule, on captures: [LinkCapture]) -> LinkDecision {
        if rule.isExclude { return .excludes }
        let filling = TemplateFilling(manifest: manifest, conversions: rule.conversions, captures: captures)
        do {
            return .opens(try filling.fill(rule.template))
        } catch {
            return .fails(error)
        }
    }
}
