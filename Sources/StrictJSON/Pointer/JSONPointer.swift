/// A place in a JSON value, after RFC 6901: the names and indices that lead to it, none for the whole value.
///
/// Two pointers are equal when their tokens are, scalar by scalar.
public struct JSONPointer: Sendable {
    /// The names and indices, unescaped, from the outside in.
    public let tokens: [String]

    /// Creates a pointer of unescaped tokens.
    public init(_ tokens: [String] = []) {
        self.tokens = tokens
    }

    /// Creates a pointer of its text; nil unless the text is empty or begins with `/`, and every `~` is `~0` or `~1`.
    public init?(_ text: String) {
        let parts = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.first?.isEmpty ?? true else { return nil }
        var tokens: [String] = []
        for part in parts.dropFirst() {
            guard let token = String(unescaping: part) else { return nil }
            tokens.append(token)
        }
        self.tokens = tokens
    }

    /// Returns the pointer to a member of what this one points to.
    public func appending(_ name: String) -> JSONPointer {
        JSONPointer(tokens + [name])
    }

    /// Returns the pointer to an element of what this one points to.
    public func appending(_ index: Int) -> JSONPointer {
        appending(String(index))
    }
}

extension JSONPointer: CustomStringConvertible {
    /// The text of the pointer: each token after a `/`, in it `~0` for `~` and `~1` for `/`.
    public var description: String {
        var text = String.UnicodeScalarView()
        for token in tokens {
            text.append("/")
            for scalar in token.unicodeScalars {
                switch scalar {
                case "~": text.append(contentsOf: "~0".unicodeScalars)
                case "/": text.append(contentsOf: "~1".unicodeScalars)
                default: text.append(scalar)
                }
            }
        }
        return String(text)
    }
}

extension JSONPointer: Hashable {
    /// Returns whether both pointers have the same tokens.
    public static func == (left: JSONPointer, right: JSONPointer) -> Bool {
        left.tokens.elementsEqual(right.tokens) { $0.hasSameScalars(as: $1) }
    }

    /// Hashes the tokens.
    public func hash(into hasher: inout Hasher) {
        for token in tokens { token.hashScalars(into: &hasher) }
    }
}

extension String {
    /// Creates the token of its escaped text; nil if a `~` is neither `~0` nor `~1`.
    fileprivate init?(unescaping text: Substring.UnicodeScalarView) {
        var token = String.UnicodeScalarView()
        var rest = text.makeIterator()
        while let scalar = rest.next() {
            guard scalar == "~" else {
                token.append(scalar)
                continue
            }
            switch rest.next() {
            case "0": token.append("~")
            case "1": token.append("/")
            default: return nil
            }
        }
        self.init(token)
    }
}
