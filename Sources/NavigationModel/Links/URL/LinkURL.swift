/// A URL, split and decoded, as links see it.
///
/// Only `http` and `https` have hosts. For every other scheme the host is an ordinary first segment of the path, so
/// that `x://item/7`, `x:///item/7` and `x:item/7` are the same. User info is ignored.
public struct LinkURL: Sendable {
    /// One item of the query.
    public struct QueryItem: Sendable {
        /// What stands before the first `=`.
        public let name: String
        /// What stands after it, empty if there is no `=`.
        public let value: String
    }

    /// The scheme, in lower case.
    public let scheme: String
    /// The host of a web URL in its ASCII form, nil if it has none and for other schemes.
    public let host: String?
    /// The port of a web URL, its scheme's own unless it says otherwise; nil if it is no number and for other schemes.
    public let port: Int?
    /// The segments of the path; none of them is empty.
    public let segments: [String]
    /// The items of the query, in order.
    public let query: [QueryItem]
    /// What stands after the first `#`, nil without one.
    public let fragment: String?

    /// Splits and decodes a URL.
    ///
    /// - Throws: what is wrong with it.
    public init(_ url: String) throws(URLFault) {
        let parts = try URLParts(url)
        scheme = parts.text(parts.scheme).lowercased()
        var pieces = parts.pieces(of: parts.path, at: "/")
        if let standard = Self.standardPort(of: scheme) {
            guard let (host, port) = parts.hostAndPort, !host.isEmpty else { throw .noHost }
            self.host = HostName.ascii(parts.text(host))
            self.port = port.flatMap { $0.isEmpty ? nil : parts.text($0) }.map(Self.number) ?? standard
        } else {
            host = nil
            port = nil
            if let authority = parts.authority, !authority.isEmpty { pieces.insert(authority, at: 0) }
        }
        segments = try pieces.map { piece throws(URLFault) in try parts.decoded(piece) }
        query = try Self.items(of: parts)
        fragment = try parts.fragment.map { part throws(URLFault) in try parts.decoded(part) }
    }

    /// Returns the port of a web scheme, nil for all other schemes.
    static func standardPort(of scheme: String) -> Int? {
        switch scheme {
        case "http": 80
        case "https": 443
        default: nil
        }
    }

    private static func number(_ text: String) -> Int? {
        text.utf8.allSatisfy(\.isDigit) ? Int(text) : nil
    }

    private static func items(of parts: URLParts) throws(URLFault) -> [QueryItem] {
        guard let query = parts.query else { return [] }
        return try parts.pieces(of: query, at: "&").map { piece throws(URLFault) in
            let (name, value) = parts.nameAndValue(of: piece)
            return QueryItem(name: try parts.decoded(name), value: try parts.decoded(value))
        }
    }
}
