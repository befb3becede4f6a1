extension AppSiteAssociation.Component {
    /// Returns whether all parts that the component names match those of a URL. A part that the URL lacks is empty.
    func matches(_ url: URLParts) -> Bool {
        if let path, !path.matches(readable(url.path, of: url)) { return false }
        if let fragment, !fragment.matches(readable(url.fragment, of: url)) { return false }
        switch query {
        case nil, .ignored?: return true
        case .whole(let pattern)?: return pattern.matches(readable(url.query, of: url))
        case .items(let wanted)?:
            let items = items(of: url)
            return wanted.allSatisfy { name, pattern in
                let values = items.filter { comparison.matches(name, $0.name) }.map(\.value)
                return (values.isEmpty ? [""] : values).allSatisfy(pattern.matches)
            }
        }
    }

    private var comparison: LiteralComparison { LiteralComparison(caseSensitive: isCaseSensitive) }

    private func items(of url: URLParts) -> [(name: String, value: String)] {
        guard let query = url.query else { return [] }
        return url.pieces(of: query, at: "&").map { piece in
            let (name, value) = url.nameAndValue(of: piece)
            return (readable(name, of: url), readable(value, of: url))
        }
    }

    /// Returns a part in the form that patterns are compared with. An escape that cannot be decoded stays.
    private func readable(_ part: Range<Int>?, of url: URLParts) -> String {
        guard let part else { return "" }
        return isPercentEncoded ? url.text(part) : (try? url.decoded(part)) ?? url.text(part)
    }
}
