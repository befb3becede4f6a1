extension LinkPattern {
    /// Returns what the pattern takes from a URL, nil if one of its parts does not fit.
    func captures(in url: LinkURL, path segments: ArraySlice<String>, _ comparison: LiteralComparison)
        -> [LinkCapture]?
    {
        var captures: [LinkCapture] = []
        if let path {
            let match = PathMatch(pattern: path[...], path: segments, comparison: comparison)
            guard let taken = match.captures() else { return nil }
            captures = taken
        }
        for item in query {
            let value = url.value(of: item.name, comparison)
            guard item.value.matches(value, comparison) else { return nil }
            captures += item.value.capture(value)
        }
        if let fragment {
            guard fragment.matches(url.fragment, comparison) else { return nil }
            captures += fragment.capture(url.fragment)
        }
        return captures
    }
}

extension LinkPattern.Value {
    /// Returns whether a value fits; nil stands for one that is not there.
    func matches(_ value: String?, _ comparison: LiteralComparison) -> Bool {
        switch self {
        case .literal(let text): value.map { comparison.matches(text, $0) } ?? false
        case .capture(_, let isOptional): isOptional || !(value ?? "").isEmpty
        }
    }

    /// Returns what is taken from a value that fits; an empty one counts as absent.
    func capture(_ value: String?) -> [LinkCapture] {
        guard case .capture(let name, _) = self, let value, !value.isEmpty else { return [] }
        return [LinkCapture(name: name, text: value)]
    }
}

extension LinkURL {
    /// Returns the value of the first query item of that name.
    func value(of name: String, _ comparison: LiteralComparison) -> String? {
        query.first { comparison.matches(name, $0.name) }?.value
    }
}
