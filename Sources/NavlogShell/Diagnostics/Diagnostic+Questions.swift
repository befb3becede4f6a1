import NavigationModel

/// What is wrong with a path or a predicate, and how it is written.
extension Diagnostic {
    init(_ error: StatePath.Problem, in text: String) {
        self.init(status: .usage, message: "this is no path into the state")
        excerpt = Excerpt(line: text, offset: error.offset)
        let found = text.utf8.dropFirst(error.offset).prefix { !".[".utf8.contains($0) }
        hints = [
            Self.hint(for: String(decoding: found, as: UTF8.self), among: error.known ?? [])
                ?? "like main.path[-1], main.stacks.library.path or session.user"
        ]
    }

    /// - Parameter ofShell: Whether a shell has read the text before.
    init(_ error: PredicateError, in text: String, ofShell: Bool) {
        self.init(status: .usage, message: error.message)
        excerpt = Excerpt(line: text, offset: error.offset)
        if let spelling = error.spelling {
            hints = ["write \(spelling)"]
        } else if case .oneOf(let words) = error.expected {
            if let near = words.nearest(to: error.found ?? "") { hints = ["did you mean \(near)?"] }
            if ofShell, error.found == nil, words.contains(">") {
                hints = ["a shell takes > and < for itself: put quotes around it all"]
            }
        }
    }
}

extension PredicateError {
    /// How a predicate spells what stands there in the way of another language, nil for anything else.
    fileprivate var spelling: String? {
        let spellings = [
            "=": "==", "===": "==", "!==": "!=", "<>": "!=", "=<": "<=", "=>": ">=", "~": "matches", "=~": "matches",
            "&&": "and", "&": "and", "||": "or", "|": "or", "!": "not",
        ]
        let signs = (found ?? "").prefix { "=!<>&|~".contains($0) }
        guard let spelling = spellings[String(signs)] else { return nil }
        return switch expected {
        case .oneOf(let words): words.contains(spelling) ? spelling : nil
        case .end, .closing: ["and", "or"].contains(spelling) ? spelling : nil
        case .test: spelling == "not" ? spelling : nil
        default: nil
        }
    }
}
