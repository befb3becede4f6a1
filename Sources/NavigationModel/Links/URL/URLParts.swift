/// The parts of a URL as they were written: ranges of its bytes, nothing decoded yet.
///
/// This is the generic syntax of RFC 3986, section 3, and nothing of any scheme. Decoding comes after splitting and
/// only once: `%2F` never separates segments, and `%252F` is never a slash. Every part ends at an ASCII character, so
/// none cuts another character.
public struct URLParts: Sendable {
    /// The whole URL, in UTF-8.
    public let bytes: [UInt8]
    /// What stands before the first colon.
    public let scheme: Range<Int>
    /// What stands after `//` and before an `@`; nil without either.
    public let userInfo: Range<Int>?
    /// What stands after `//` and the user info, with the port; nil without `//`.
    public let authority: Range<Int>?
    /// What stands between authority and query.
    public let path: Range<Int>
    /// What stands after the first `?`; nil without one.
    public let query: Range<Int>?
    /// What stands after the first `#`; nil without one.
    public let fragment: Range<Int>?

    /// Splits a URL. Characters beyond ASCII stand for themselves.
    ///
    /// - Throws: `noScheme` or `forbiddenByte`.
    public init(_ url: String) throws(URLFault) {
        let bytes = Array(url.utf8)
        self.bytes = bytes
        if let offset = bytes.firstIndex(where: { $0 <= 0x20 || $0 == 0x7F }) { throw .forbiddenByte(offset: offset) }
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[..<colon].isScheme else { throw .noScheme }
        scheme = 0..<colon
        var rest = bytes[(colon + 1)...]
        fragment = rest.cut(at: UInt8(ascii: "#"))
        query = rest.cut(at: UInt8(ascii: "?"))
        guard rest.starts(with: "//".utf8) else {
            path = rest.indices
            authority = nil
            userInfo = nil
            return
        }
        var place = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
        path = place.endIndex..<rest.endIndex
        if let at = place.lastIndex(of: UInt8(ascii: "@")) {
            userInfo = place.startIndex..<at
            place = place[(at + 1)...]
        } else {
            userInfo = nil
        }
        authority = place.indices
    }

    /// The authority without its port, and the port if a colon announces one. Colons inside the brackets of an IPv6
    /// address do not.
    public var hostAndPort: (host: Range<Int>, port: Range<Int>?)? {
        guard let authority else { return nil }
        let place = bytes[authority]
        let address = place.first == UInt8(ascii: "[") ? place.firstIndex(of: UInt8(ascii: "]")) : nil
        guard let colon = place[(address ?? authority.lowerBound)...].lastIndex(of: UInt8(ascii: ":")) else {
            return (authority, nil)
        }
        return (authority.lowerBound..<colon, colon + 1..<authority.upperBound)
    }

    /// Returns a part as it was written.
    public func text(_ part: Range<Int>) -> String {
        String(decoding: bytes[part], as: UTF8.self)
    }
}

extension ArraySlice<UInt8> {
    /// Cuts the slice before the first byte of that kind and returns the range after it, nil if there is none.
    fileprivate mutating func cut(at separator: UInt8) -> Range<Int>? {
        guard let place = firstIndex(of: separator) else { return nil }
        let after = place + 1..<endIndex
        self = self[..<place]
        return after
    }

    /// Whether this is a letter, followed by letters, digits and `+-.`.
    fileprivate var isScheme: Bool {
        guard let first, first.isLetter else { return false }
        return allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
    }
}
