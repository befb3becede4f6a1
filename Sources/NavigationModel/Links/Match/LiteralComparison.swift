/// How the literals of a rule are compared with the text of a URL: scalar by scalar.
enum LiteralComparison {
    case exact
    /// In Unicode lower case.
    case ignoringCase

    init(caseSensitive: Bool) {
        self = caseSensitive ? .exact : .ignoringCase
    }

    func matches(_ literal: String, _ text: String) -> Bool {
        switch self {
        case .exact: Name(literal) == Name(text)
        case .ignoringCase: Name(literal.lowercased()) == Name(text.lowercased())
        }
    }
}
