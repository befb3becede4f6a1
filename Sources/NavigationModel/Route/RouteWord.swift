import StrictJSON

/// A value of route text that stands without quotes.
enum RouteWord {
    /// Returns what a word means for a declared parameter; nil for the `null` that leaves an optional one out.
    static func value(of word: String, for parameter: Parameter?) -> JSONValue? {
        if word == "null", parameter?.isOptional == true { return nil }
        if parameter?.kind.isText == true { return .string(word) }
        return switch word {
        case "null": .null
        case "true": .bool(true)
        case "false": .bool(false)
        default: JSONNumber(literal: word).map { .number($0) } ?? .string(word)
        }
    }

    /// Returns the spelling of a value that reads back as that value; nil if there is none but in a JSON route.
    static func spelling(of value: JSONValue, for parameter: Parameter?) -> String? {
        switch value {
        case .null where parameter?.isOptional == true: nil
        case .null, .bool, .number: parameter?.kind.isText == true ? nil : value.text()
        case .string(let text): isPlain(text) ? text : value.text(.journal)
        case .array, .object: value.text(.journal)
        }
    }

    /// Returns whether a string needs no quotes: a word that is a string whatever is declared.
    private static func isPlain(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.allSatisfy(\.isWordByte) else { return false }
        if case .string? = value(of: text, for: nil) { return true }
        return false
    }
}

extension Parameter.Kind {
    /// Whether every word is a text, also one that looks like a number.
    fileprivate var isText: Bool {
        switch self {
        case .string, .uuid: true
        case .int, .double, .bool, .json: false
        }
    }
}

extension UInt8 {
    var isSpace: Bool {
        switch self {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
        default: false
        }
    }

    var isDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }

    var isLetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }

    var isIdentifierStart: Bool {
        isLetter || self == UInt8(ascii: "_")
    }

    var isIdentifierByte: Bool {
        isIdentifierStart || isDigit
    }

    fileprivate var isWordPunctuation: Bool {
        switch self {
        case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "~"),
            UInt8(ascii: "+"), UInt8(ascii: "@"):
            true
        default: false
        }
    }

    /// Whether the byte may stand in a bare value.
    var isWordByte: Bool {
        isLetter || isDigit || isWordPunctuation
    }
}

extension Name {
    /// Whether route text can say the name: `[A-Za-z_][A-Za-z0-9_]*`.
    var isIdentifier: Bool {
        text.utf8.first?.isIdentifierStart == true && text.utf8.allSatisfy(\.isIdentifierByte)
    }
}
