/// What stands in a URL made from a pattern where the pattern leaves it open.
///
/// Whether two patterns meet is asked with URLs made from both, each filled in several ways. They are few and plain, so
/// an answer is what holds for ordinary URLs, not a proof about all of them.
struct AppSiteFiller {
    /// One character.
    let one: String
    /// Any text, also with slashes.
    let many: String
    /// Which of the values of a variable.
    let isLast: Bool

    static let all = [
        AppSiteFiller(one: "7", many: "", isLast: false),
        AppSiteFiller(one: "7", many: "7", isLast: false),
        AppSiteFiller(one: "q", many: "qz7", isLast: true),
        AppSiteFiller(one: "q", many: "qz7/y", isLast: true),
    ]

    /// A part of a path or a value that a rule captures: never empty.
    var segment: String { many.isEmpty ? one : many.split(separator: "/").joined() }
}

extension AppSiteAssociation.Component {
    /// Returns URLs that the component matches, whether or not an earlier one takes them.
    func samples(host: String) -> [String] {
        AppSiteFiller.all.compactMap { filler in
            var url = "https://\(host)/"
            let path = path.map { text($0.pattern.sample(filler), keeping: "/") } ?? filler.many
            url += path.utf8.first == UInt8(ascii: "/") ? String(Substring(path.utf8.dropFirst())) : path
            switch query {
            case .whole(let pattern)?: url += "?" + text(pattern.sample(filler), keeping: "&=")
            case .items(let items)?:
                url +=
                    "?"
                    + items.map { text($0, keeping: "") + "=" + text($1.sample(filler), keeping: "") }
                    .joined(separator: "&")
            case .ignored?, nil: break
            }
            if let fragment { url += "#" + text(fragment.sample(filler), keeping: "/") }
            guard let parts = try? URLParts(url), matches(parts) else { return nil }
            return url
        }
    }

    /// Returns text as it stands in a URL. Where URLs are compared as they are written, the pattern is written so, too.
    private func text(_ sample: String, keeping kept: String) -> String {
        isPercentEncoded ? sample : sample.percentEncoded(keeping: kept)
    }
}

extension AppSitePattern {
    /// Returns a text that the pattern matches, in which every open place is filled the same way.
    func sample(_ filler: AppSiteFiller) -> String {
        Self.sample(tokens, filler)
    }

    private static func sample(_ tokens: [Token], _ filler: AppSiteFiller) -> String {
        tokens.map { token in
            switch token {
            case .text(let scalars): String(String.UnicodeScalarView(scalars))
            case .one: filler.one
            case .many: filler.many
            case .choice(let values): sample((filler.isLast ? values.last : values.first) ?? [], filler)
            }
        }.joined()
    }
}

extension LinkPattern {
    /// Returns URLs that the pattern matches, whether or not an earlier rule takes them.
    func samples(host: String) -> [String] {
        AppSiteFiller.all.map { filler in
            var url = "https://\(host)/"
            url += path.map { $0.compactMap { $0.sample(filler) }.joined(separator: "/") } ?? filler.many
            let items = query.compactMap { item in
                item.value.sample(filler).map { item.name.percentEncoded() + "=" + $0 }
            }
            if !items.isEmpty { url += "?" + items.joined(separator: "&") }
            if let fragment = fragment?.sample(filler) { url += "#" + fragment }
            return url
        }
    }
}

extension LinkPattern.Segment {
    fileprivate func sample(_ filler: AppSiteFiller) -> String? {
        switch self {
        case .literal(let text): text.percentEncoded()
        case .capture(_, let isOptional): isOptional && filler.many.isEmpty ? nil : filler.segment
        case .captureRest(_, mayBeEmpty: false): filler.many.isEmpty ? filler.one : filler.many
        case .captureRest(_, mayBeEmpty: true), .rest: filler.many.isEmpty ? nil : filler.many
        }
    }
}

extension LinkPattern.Value {
    fileprivate func sample(_ filler: AppSiteFiller) -> String? {
        switch self {
        case .literal(let text): text.percentEncoded()
        case .capture(_, let isOptional): isOptional && filler.many.isEmpty ? nil : filler.segment
        }
    }
}
