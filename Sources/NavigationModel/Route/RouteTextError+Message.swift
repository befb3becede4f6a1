import StrictJSON

extension RouteTextError {
    /// What is wrong, as a fragment of a sentence, values in quotes.
    public var message: String {
        switch fault {
        case .expected(let expectation):
            "expected \(expectation.phrase), found \(found.map { quoted($0) } ?? "the end")"
        case .json(let code):
            "damaged JSON, \(quoted(code.rawValue)), at \(found.map { quoted($0) } ?? "the end")"
        case .notARoute:
            "the JSON of a route has one member, its name, whose value is an object"
        case .repeatedLabel(let label):
            "parameter \(quoted(label.text)) is there already"
        }
    }
}

extension RouteTextError.Expectation {
    fileprivate var phrase: String {
        switch self {
        case .route: "a route"
        case .value: "a value"
        case .commaOrParenthesis: "\",\" or \")\""
        case .hole: "\"{name}\", or \"{{\" for a brace"
        case .end: "the end"
        }
    }
}

/// Returns a text in quotes, control characters and quotes escaped, cut where it is too long to be read.
func quoted(_ text: String) -> String {
    let isLong = text.unicodeScalars.count > 80
    let shown = isLong ? String(text.unicodeScalars.prefix(79)) + "…" : text
    return JSONValue.string(shown).text(.journal)
}
