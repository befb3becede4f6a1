extension LinkHost {
    /// Creates an entry from its spelling: `websun://`, `https://websun.example`, `https://*.websun.example:8443`.
    public init(parsing text: String) throws(LinkHostError) {
        let scalars = text.unicodeScalars
        guard let colon = scalars.firstIndex(of: ":"), scalars[colon...].starts(with: "://".unicodeScalars),
            let scheme = String(scalars[..<colon]).asURLScheme
        else { throw .noScheme(text) }
        let authority = scalars[colon...].dropFirst(3)
        guard let standardPort = LinkURL.standardPort(of: scheme) else {
            guard authority.isEmpty else { throw .unexpectedHost(text) }
            self.init(scheme: scheme, host: nil, takesSubdomains: false, port: nil)
            return
        }
        guard !authority.isEmpty else { throw .missingHost(text) }
        let (host, port) = try split(authority)
        let takesSubdomains = host.starts(with: "*.".unicodeScalars)
        let name = takesSubdomains ? host.dropFirst(2) : host
        guard isHost(name), let ascii = HostName.ascii(String(name)) else { throw .badHost(text) }
        self.init(
            scheme: scheme, host: ascii, takesSubdomains: takesSubdomains,
            port: port == standardPort ? nil : port)
    }
}

private typealias Scalars = Substring.UnicodeScalarView

/// Splits `host:port`; a colon inside the brackets of an IPv6 address belongs to the host.
private func split(_ authority: Scalars) throws(LinkHostError) -> (host: Scalars, port: Int?) {
    let afterBracket = authority.firstIndex(of: "]") ?? authority.startIndex
    guard let colon = authority[afterBracket...].firstIndex(of: ":") else { return (authority, nil) }
    let digits = String(authority[colon...].dropFirst())
    guard digits.utf8.allSatisfy(\.isDigit), let port = Int(digits), 1...65535 ~= port else { throw .badPort(digits) }
    return (authority[..<colon], port)
}

private func isHost(_ host: Scalars) -> Bool {
    if host.first == "[" {
        return host.last == "]"
            && host.dropFirst().dropLast().allSatisfy { $0.properties.isASCIIHexDigit || $0 == ":" || $0 == "." }
    }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    // The last label may be empty: a trailing dot names another host.
    let named = labels.count > 1 && labels.last?.isEmpty == true ? labels.dropLast() : labels[...]
    return named.allSatisfy { label in
        !label.isEmpty && label.allSatisfy { $0.value >= 0x80 || UInt8(ascii: $0).isHostByte }
    }
}

extension UInt8 {
    fileprivate var isHostByte: Bool {
        isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
    }
}

extension String {
    /// The text as a scheme, in lower case; nil if it is none.
    fileprivate var asURLScheme: String? {
        guard utf8.first?.isLetter == true else { return nil }
        let isScheme = utf8.allSatisfy { byte in
            byte.isLetter || byte.isDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: ".")
        }
        return isScheme ? lowercased() : nil
    }
}
