import NavigationModel
import StrictJSON

/// Rules for tests: the target of a rule is one route, named after it, with a parameter for each capture.
extension LinkRule {
    init(
        _ id: String, _ path: String? = nil, query: [(String, String)] = [], fragment: String? = nil,
        exclude: Bool = false, caseSensitive: Bool? = nil, converting kinds: [Name: Parameter.Kind] = [:]
    ) {
        self.init(id: id)
        pattern.path = path.map { (try? LinkPattern.path(parsing: $0)) ?? [.literal("bad pattern")] }
        pattern.query = query.map { LinkPattern.QueryItem(name: $0, value: LinkPattern.Value($1)) }
        pattern.fragment = fragment.map { LinkPattern.Value($0) }
        isExclude = exclude
        isCaseSensitive = caseSensitive
        conversions = kinds
        template.path = [
            TargetTemplate.Route(name: Name(id), parameters: pattern.captureNames.map { .hole($0) })
        ]
    }
}

extension TargetTemplate.Value.Member {
    static func hole(_ name: Name) -> Self {
        Self(name: name.text, value: .text(TargetTemplate.Text(parts: [.hole(name)])))
    }
}

extension LinkPattern {
    fileprivate var captureNames: [Name] {
        let segments: [Name] = (path ?? []).compactMap {
            switch $0 {
            case .capture(let name, _), .captureRest(let name, _): name
            case .literal, .rest: nil
            }
        }
        let values: [Name] = (query.map(\.value) + [fragment].compactMap { $0 }).compactMap {
            if case .capture(let name, _) = $0 { name } else { nil }
        }
        return segments + values
    }
}

extension LinkPattern.Value {
    fileprivate init(_ text: String) {
        self = (try? LinkPattern.Value(parsing: text)) ?? .literal("bad pattern")
    }
}

extension LinkMatcher {
    init(_ rules: [LinkRule], hosts: [String] = [], locales: [Name] = [], caseSensitive: Bool = true) {
        var manifest = Manifest()
        manifest.links.rules = rules
        manifest.links.hosts = hosts.compactMap { try? LinkHost(parsing: $0) }
        manifest.links.locales = locales
        manifest.links.isCaseSensitive = caseSensitive
        self.init(manifest)
    }

    /// What a URL leads to, in short: `{"item":{"id":"7"}}`, or the reason.
    func outcome(of url: String) -> String {
        switch match(url) {
        case .opens(let target, rule: _): target.path?.map(\.text).joined() ?? "nothing"
        case .rejected(let reason, rule: _): reason.text
        }
    }
}
