extension AppSiteAssociation.Component {
    /// Returns whether all parts that the component names match those of a URL. A part that the URL lacks is empty.
    func matches(_ url: URLParts) -> Bool {
        if let path, !path.matches(readable(url.path)) { return false }
        if let fragment, !fragment.matches(readable(url.fragment ?? "")) { return false }
        switch query {
        case nil, .ignored?: return true
        case .whole(let pattern)?: return pattern.matches(readable(url.query ?? ""))
        case .items(let wanted)?:
            let items = items(of: url.query ?? "")
            return wanted.allSatisfy { name, pattern in
                let values = items.filter { comparison.matches(name, $0.name) }.map(\.value)
                return (values.isEmpty ? [""] : values).allSatisfy(pattern.matches)
            }
        }
    }

    private var comparison: LiteralComparison { LiteralComparison(caseSensitive: isCaseSensitive) }

    private func items(of query: Substring) -> [(name: String, value: String)] {
        query.utf8.split(separator: UInt8(ascii: "&")).map { piece in
            let (name, value) = Substring(piece).cut(at: "=") ?? (Substring(piece), "")
            return (readable(name), readable(value))
        }
    }

    /// Returns a part in the form that patterns are compared with. An escape that cannot be decoded stays.
    private func readable(_ part: Substring) -> String {
        isPercentEncoded ? String(part) : (try? URLParts.decoded(part)) ?? String(part)
    }
}
