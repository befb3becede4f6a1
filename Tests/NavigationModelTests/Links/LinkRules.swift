import NavigationModel
import StrictJSON

/// Rules for tests: the target of a rule is one route, named after it, with a parameter for each capture.
extension LinkRule {
    init(
        _ id: String, _ path: String? = nil, query: [(String, String)] = [], fragment: String? = nil,
        exclude: Bool = false, caseSensitive: Bool? = nil, converting kinds: [Name: Parameter.Kind] = [:]
    ) {
        self.init(id: id)
        pattern.path = path.map { $0.split(separator: "/").map { LinkPattern.Segment(String($0)) } }
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

extension LinkPattern.Segment {
    fileprivate init(_ text: String) {
        let name = Name(String(text.dropFirst().prefix { !"?+*".contains($0) }))
        switch (text.first, text.last) {
        case ("*", _): self = .rest
        case (":", "?"): self = .capture(name, isOptional: true)
        case (":", "+"): self = .captureRest(name, mayBeEmpty: false)
        case (":", "*"): self = .captureRest(name, mayBeEmpty: true)
        case (":", _): self = .capture(name, isOptional: false)
        default: self = .literal(text)
        }
    }
}

extension LinkPattern.Value {
    fileprivate init(_ text: String) {
        let name = Name(String(text.dropFirst().prefix { $0 != "?" }))
        self = text.first == ":" ? .capture(name, isOptional: text.last == "?") : .literal(text)
    }
}

extension LinkHost {
    /// Creates the entry of its spelling in a manifest.
    init(_ text: String) {
        let parts = text.split(separator: "://", omittingEmptySubsequences: false)
        let scheme = String(parts[0]).lowercased()
        guard parts[1] != "" else {
            self.init(scheme: scheme, host: nil, takesSubdomains: false, port: nil)
            return
        }
        let isWild = parts[1].hasPrefix("*.")
        let place = parts[1].dropFirst(isWild ? 2 : 0).split(separator: ":")
        let port = place.count > 1 ? Int(place[1]) : nil
        self.init(
            scheme: scheme, host: HostName.ascii(String(place[0])), takesSubdomains: isWild, port: port)
    }
}

extension LinkMatcher {
    init(_ rules: [LinkRule], hosts: [String] = [], locales: [Name] = [], caseSensitive: Bool = true) {
        var manifest = Manifest()
        manifest.links.rules = rules
        manifest.links.hosts = hosts.map { LinkHost($0) }
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
