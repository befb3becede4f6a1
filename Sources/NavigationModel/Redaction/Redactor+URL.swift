import StrictJSON

extension Redactor {
    /// Returns a URL as it may be read: no query values, no fragment, no user info, and nothing that hidden parameters
    /// take from it. Of what is no URL the scheme is left.
    ///
    /// - Parameters:
    ///   - url: The URL as it arrived.
    ///   - texts: Other values that are hidden wherever they stand in it.
    public func redact(url: String, hiding texts: [String] = []) -> String {
        guard let parts = try? URLParts(url), (try? LinkURL(url)) != nil else { return stub(of: url) }
        var texts = texts
        if case .opens(let target, rule: _) = links.match(url) { texts += hiddenTexts(in: target) }
        let isWeb = LinkURL.standardPort(of: parts.text(parts.scheme).lowercased()) != nil
        var result = parts.text(parts.scheme) + ":"
        if let authority = parts.authority {
            result += "//"
            if let info = parts.userInfo { result += token(parts, info) + "@" }
            result += isWeb ? parts.text(authority) : segment(parts, authority, texts)
        }
        result += parts.split(parts.path, at: "/").map { segment(parts, $0, texts) }.joined(separator: "/")
        if let query = parts.query {
            result += "?" + parts.split(query, at: "&").map { item(parts, $0, texts) }.joined(separator: "&")
        }
        if let fragment = parts.fragment { result += "#" + token(parts, fragment) }
        return result
    }

    /// Returns what is kept of a URL that leads nowhere: scheme and host, of other schemes than the web's the scheme.
    func stub(of url: String) -> String {
        guard let parts = try? URLParts(url) else {
            let scheme = url.prefix { $0 != ":" }
            let isScheme = scheme.utf8.count < url.utf8.count && (try? URLParts("\(scheme):")) != nil
            return isScheme ? "\(scheme):" : ""
        }
        let scheme = parts.text(parts.scheme)
        guard LinkURL.standardPort(of: scheme.lowercased()) != nil, let (host, _) = parts.hostAndPort, !host.isEmpty
        else { return "\(scheme):" }
        return "\(scheme)://\(parts.text(host))"
    }

    /// Returns the texts of the hidden parameters of a target.
    func hiddenTexts(in target: Target) -> [String] {
        let pushed = target.selection.compactMap(\.route) + (target.path ?? []) + (target.presentation?.path ?? [])
        return (pushed + [target.presentation?.route].compactMap(\.self)).flatMap { route in
            route.parameters.members.filter { hidden[Name($0.name), of: route.name] != nil && !$0.value.isMisfitToken }
                .map { $0.value.stringValue ?? $0.value.text() }.filter { !$0.isEmpty && !Redaction.isToken($0) }
        }
    }

    private func item(_ parts: URLParts, _ range: Range<Int>, _ texts: [String]) -> String {
        let equals = parts.bytes[range].firstIndex(of: UInt8(ascii: "="))
        let name = range.lowerBound..<(equals ?? range.upperBound)
        let isPlain =
            decoded(parts, name).map { name in
                manifest?.redaction.plainQueryNames.contains(Name(name)) ?? false
            } ?? false
        // Without `=` nobody knows whether this is a name; it may as well be a secret.
        guard let equals else { return isPlain ? parts.text(name) : token(parts, range) }
        let value = equals + 1..<range.upperBound
        return parts.text(name) + "=" + (isPlain ? segment(parts, value, texts) : token(parts, value))
    }

    private func segment(_ parts: URLParts, _ range: Range<Int>, _ texts: [String]) -> String {
        let text = decoded(parts, range) ?? parts.text(range)
        let isHidden = texts.contains { $0.comesFrom(text) } || Name(redactingURLs(in: text)) != Name(text)
        return isHidden ? token(parts, range) : parts.text(range)
    }

    private func token(_ parts: URLParts, _ range: Range<Int>) -> String {
        range.isEmpty ? "" : key.token(for: .string(decoded(parts, range) ?? parts.text(range)))
    }

    private func decoded(_ parts: URLParts, _ range: Range<Int>) -> String? { try? parts.decoded(range) }
}

extension URLParts {
    /// Returns the pieces of a part, empty ones too.
    fileprivate func split(_ part: Range<Int>, at separator: Unicode.Scalar) -> [Range<Int>] {
        bytes[part].split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false).map(\.indices)
    }
}

extension String {
    /// Returns whether a value can have been made from a piece of a URL, as it is, converted, or as a part of it.
    fileprivate func comesFrom(_ piece: String) -> Bool {
        let (value, piece) = (lowercased(), piece.lowercased())
        guard !piece.isEmpty else { return false }
        return value.utf8.contains(piece.utf8) || Parameter.Kind.int.value(of: piece)?.text() == value
    }
}
