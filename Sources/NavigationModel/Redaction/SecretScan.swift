public import StrictJSON

/// Looks for what seems to be a secret, in a journal that was written without redaction.
///
/// It judges by shape and by name, so it misses secrets that look like words and reports some that are none. It never
/// repeats the value.
public struct SecretScan: Sendable {
    /// Something that seems to be a secret.
    public struct Secret: Sendable, Hashable {
        /// Where in the record.
        public var pointer: JSONPointer
        /// What it seems to be.
        public var kind: Kind
    }

    /// What a secret seems to be.
    public enum Kind: Sendable, Hashable {
        /// A JSON Web Token: three parts in base 64, the first an object.
        case webToken
        /// What follows `Bearer` or `Basic` in a header of HTTP.
        case authorization
        /// User and password before the host of a URL.
        case userInfo
        /// The value of a query item, or an item of a fragment, with a name that secrets have.
        case named(String)
        /// A long value of a query item that looks random.
        case random
    }

    /// Returns what seems to be a secret in a record, at most one for each string.
    public static func secrets(in record: JSONObject) -> [Secret] {
        secrets(in: .object(record), at: JSONPointer())
    }

    private static func secrets(in value: JSONValue, at pointer: JSONPointer) -> [Secret] {
        switch value {
        case .null, .bool, .number: []
        case .string(let text): kind(of: text).map { [Secret(pointer: pointer, kind: $0)] } ?? []
        case .array(let elements):
            elements.enumerated().flatMap { secrets(in: $0.element, at: pointer.appending($0.offset)) }
        case .object(let object): object.members.flatMap { secrets(of: $0, at: pointer.appending($0.name)) }
        }
    }

    private static func secrets(of member: JSONObject.Member, at pointer: JSONPointer) -> [Secret] {
        guard let text = member.value.stringValue, !text.isEmpty, !Redaction.isToken(text),
            let name = SecretNames.parameter(member.name)
        else { return secrets(in: member.value, at: pointer) }
        return [Secret(pointer: pointer, kind: .named(name))]
    }
}

extension SecretScan {
    /// Returns what a string seems to be, nil for nothing in particular.
    static func kind(of text: String) -> Kind? {
        let words = text.utf8.split(whereSeparator: { " \t\n\"',;=&?#/".utf8.contains($0) })
        if words.contains(where: isWebToken) { return .webToken }
        for (scheme, value) in zip(words, words.dropFirst()) where value.count >= 8 {
            if ["bearer", "basic"].contains(String(decoding: scheme, as: UTF8.self).lowercased()) {
                return .authorization
            }
        }
        guard let parts = try? URLParts(text) else { return nil }
        return kind(of: parts)
    }

    private static func kind(of parts: URLParts) -> Kind? {
        if let info = parts.userInfo, !info.isEmpty, !Redaction.isToken(parts.text(info)) { return .userInfo }
        for part in [parts.query, parts.fragment].compactMap(\.self) {
            for piece in parts.pieces(of: part, at: "&") {
                let item = (try? parts.decoded(piece)) ?? parts.text(piece)
                let name = item.prefix { $0 != "=" }
                let value = String(item.dropFirst(name.count + 1))
                if value.isEmpty || Redaction.isToken(value) { continue }
                if let known = SecretNames.query(String(name)) { return .named(known) }
                if looksRandom(value) { return .random }
            }
        }
        return nil
    }

    private static func isWebToken(_ word: Substring.UTF8View.SubSequence) -> Bool {
        let parts = word.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 3 && parts[0].count >= 8 && parts[1].count >= 4 && parts[0].starts(with: "eyJ".utf8)
    }

    /// Whether a part of a text has sixteen characters or more, letters and digits mixed and most of them different;
    /// words, numbers and dates joined by punctuation have no such part, and a UUID is an id.
    private static func looksRandom(_ text: String) -> Bool {
        guard !UUIDText.isValid(text) else { return false }
        return text.utf8.split(whereSeparator: { !$0.isLetter && !$0.isDigit }).contains { part in
            part.count >= 16 && part.contains(where: \.isLetter) && part.contains(where: \.isDigit)
                && Set(part).count >= 8
        }
    }
}

/// The names under which secrets travel, in lower case. Cloud storage signs URLs with the longer ones.
private enum SecretNames {
    /// Returns the name of a query item if secrets have it, nil for any other.
    static func query(_ name: String) -> String? {
        let lower = name.lowercased()
        let isKnown =
            ["x-amz-", "x-goog-"].contains { lower.hasPrefix($0) }
            || ["token", "password", "passwd", "secret", "signature", "apikey", "api_key"].contains {
                lower.contains($0)
            }
            || ["sig", "code", "key", "auth", "pwd", "pin", "otp", "session", "sid", "awsaccesskeyid"].contains(lower)
        return isKnown ? name : nil
    }

    /// Returns the name of a member if secrets have it. Codes and keys are harmless far too often there.
    static func parameter(_ name: String) -> String? {
        let lower = name.lowercased()
        let isKnown = ["token", "password", "passwd", "secret", "apikey", "api_key"].contains { lower.contains($0) }
        return isKnown ? name : nil
    }
}
