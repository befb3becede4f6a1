/// The parts of a URL as they were written: split on raw bytes, nothing decoded yet.
///
/// This is the generic syntax of RFC 3986, section 3, and nothing of any scheme. Decoding comes after splitting and
/// only once: `%2F` never separates segments, and `%252F` is never a slash.
public struct URLParts: Sendable {
    /// What stands before the first colon.
    public let scheme: Substring
    /// What stands after `//` and before an `@`; nil without either.
    public let userInfo: Substring?
    /// What stands after `//` and the user info, with the port; nil without `//`.
    public let authority: Substring?
    /// What stands between authority and query.
    public let path: Substring
    /// What stands after the first `?`; nil without one.
    public let query: Substring?
    /// What stands after the first `#`; nil without one.
    public let fragment: Substring?

    /// Splits a URL. Characters beyond ASCII stand for themselves.
    ///
    /// - Throws: `noScheme` or `forbiddenByte`.
    public init(_ url: String) throws(URLFault) {
        if let offset = url.utf8.enumerated().first(where: { $0.element <= 0x20 || $0.element == 0x7F })?.offset {
            throw .forbiddenByte(offset: offset)
        }
        guard let (scheme, afterScheme) = url[...].cut(at: ":"), scheme.isScheme else { throw .noScheme }
        self.scheme = scheme
        let (beforeFragment, fragment) = afterScheme.split(at: "#")
        let (beforeQuery, query) = beforeFragment.split(at: "?")
        self.fragment = fragment
        self.query = query
        guard beforeQuery.utf8.starts(with: "//".utf8) else {
            path = beforeQuery
            authority = nil
            userInfo = nil
            return
        }
        let hierarchy = beforeQuery.utf8.dropFirst(2)
        let slash = hierarchy.firstIndex(of: UInt8(ascii: "/")) ?? hierarchy.endIndex
        path = url[slash..<hierarchy.endIndex]
        guard let at = hierarchy[..<slash].lastIndex(of: UInt8(ascii: "@")) else {
            userInfo = nil
            authority = url[hierarchy.startIndex..<slash]
            return
        }
        userInfo = url[hierarchy.startIndex..<at]
        authority = url[hierarchy.index(after: at)..<slash]
    }

    /// The authority without its port, and the port if a colon announces one. Colons inside the brackets of an IPv6
    /// address do not.
    public var hostAndPort: (host: Substring, port: Substring?)? {
        guard let authority else { return nil }
        let bytes = authority.utf8
        let address = bytes.first == UInt8(ascii: "[") ? bytes.firstIndex(of: UInt8(ascii: "]")) : nil
        guard let colon = bytes[(address ?? bytes.startIndex)...].lastIndex(of: UInt8(ascii: ":")) else {
            return (authority, nil)
        }
        return (authority[..<colon], authority[bytes.index(after: colon)...])
    }
}

extension Substring {
    /// Returns what stands before and after the first ASCII character of that kind, nil if there is none.
    func cut(at separator: Unicode.Scalar) -> (before: Substring, after: Substring)? {
        guard let place = utf8.firstIndex(of: UInt8(ascii: separator)) else { return nil }
        return (self[..<place], self[utf8.index(after: place)...])
    }

    /// Returns what stands before the first ASCII character of that kind, and what stands after it if there is one.
    fileprivate func split(at separator: Unicode.Scalar) -> (before: Substring, after: Substring?) {
        cut(at: separator).map { ($0.before, $0.after) } ?? (self, nil)
    }

    /// Whether this is a letter, followed by letters, digits and `+-.`.
    fileprivate var isScheme: Bool {
        guard let first = utf8.first, first.isASCIILetter else { return false }
        return utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0) }
    }
}

extension UInt8 {
    /// Whether this is one of `a` to `z` and `A` to `Z`.
    var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

    /// Whether this is one of `0` to `9`.
    var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
