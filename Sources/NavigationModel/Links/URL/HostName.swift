/// Names of hosts in the form that DNS knows: ASCII, in lower case.
public enum HostName {
    /// The most characters that a name can have, with its dots.
    private static let limit = 253

    /// Returns the ASCII form of a host: ASCII letters in lower case, a label with other characters in Unicode lower
    /// case and Punycode. Nothing else is mapped.
    ///
    /// - Returns: nil for a host with other characters that is too long for any name.
    public static func ascii(_ host: String) -> String? {
        if host.utf8.allSatisfy({ $0 < 0x80 }) { return host.lowercased() }
        guard host.unicodeScalars.count <= limit else { return nil }
        let labels = host.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
        return labels.map { ascii(label: String($0)) }.joined(separator: ".")
    }

    private static func ascii(label: String) -> String {
        let lower = label.lowercased()
        return lower.utf8.allSatisfy { $0 < 0x80 } ? lower : "xn--" + Punycode.encoded(lower.unicodeScalars)
    }
}
