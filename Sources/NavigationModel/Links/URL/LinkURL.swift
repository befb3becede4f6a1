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
        scheme = parts.scheme.lowercased()
        var raw = parts.path.utf8.split(separator: UInt8(ascii: "/"))
        if let standard = Self.standardPort(of: scheme) {
            guard let (host, port) = parts.hostAndPort, !host.isEmpty else { throw .noHost }
            self.host = HostName.ascii(String(host))
            self.port = port.flatMap { $0.isEmpty ? nil : $0 }.map(Self.number) ?? standard
        } else {
            host = nil
            port = nil
            if let authority = parts.authority, !authority.isEmpty { raw.insert(authority.utf8, at: 0) }
        }
        segments = try raw.map { piece throws(URLFault) in try URLParts.decoded(Substring(piece)) }
        query = try Self.items(of: parts.query ?? "")
        fragment = try parts.fragment.map { text throws(URLFault) in try URLParts.decoded(text) }
    }

    /// Returns the port of a web scheme, nil for all other schemes.
    static func standardPort(of scheme: String) -> Int? {
        switch scheme {
        case "http": 80
        case "https": 443
        default: nil
        }
    }

    private static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy(\.isASCIIDigit) ? Int(text) : nil
    }

    private static func items(of query: Substring) throws(URLFault) -> [QueryItem] {
        try query.utf8.split(separator: UInt8(ascii: "&")).map { piece throws(URLFault) in
            let item = Substring(piece)
            guard let (name, value) = item.cut(at: "=") else {
                return QueryItem(name: try URLParts.decoded(item), value: "")
            }
            return QueryItem(name: try URLParts.decoded(name), value: try URLParts.decoded(value))
        }
    }
}
