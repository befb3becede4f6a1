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
        hints = [error.hint(ofShell: ofShell) ?? error.hintAboutSubject(in: text)].compactMap(\.self)
    }
}

extension PredicateError {
    /// What was probably meant, nil if nobody knows.
    fileprivate func hint(ofShell: Bool) -> String? {
        guard let found else {
            guard ofShell, case .oneOf(let words) = expected, words.contains(">") else { return nil }
            return "a shell takes > and < for itself: put quotes around it all"
        }
        if let spelling = spelling(of: found) { return "write \(spelling)" }
        switch expected {
        case .oneOf(let words) where words.contains("rejected") && KnownNames(nil).knows(Mention(.reason, Name(found))):
            return "this is a reason: write reason == \(found)"
        case .oneOf(let words): return words.nearest(to: found).map { "did you mean \($0)?" }
        case .text where found.hasPrefix("'"), .operand where found.hasPrefix("'"): return "write \" instead of '"
        default: return nil
        }
    }

    /// What was probably meant by the word before the mistake: a misspelt one is taken for the name of a scene.
    fileprivate func hintAboutSubject(in text: String) -> String? {
        let before = String(decoding: text.utf8.prefix(offset), as: UTF8.self).split { " =!()".contains($0) }
        let words = ["outcome", "reason", "resolved", "intent", "origin", "scene", "changed", "not"]
        guard let subject = before.last.map(String.init), !words.contains(subject) else { return nil }
        return words.nearest(to: subject).map { "did you mean \($0)?" }
    }

    /// How a predicate spells what stands there in the way of another language, nil for anything else.
    private func spelling(of found: String) -> String? {
        let signs = found.prefix { "=!<>&|~".contains($0) }
        guard let spelling = Self.spellings[signs.isEmpty ? found.lowercased() : String(signs)] else { return nil }
        return switch expected {
        case .oneOf(let words): words.contains(spelling) ? spelling : nil
        case .end, .closing: ["and", "or"].contains(spelling) ? spelling : nil
        case .test: spelling == "not" ? spelling : nil
        default: nil
        }
    }

    private static let spellings = [
        "=": "==", "===": "==", "is": "==", "!==": "!=", "<>": "!=", "=<": "<=", "=>": ">=", "~": "matches",
        "=~": "matches", "like": "matches", "&&": "and", "&": "and", "and": "and", "||": "or", "|": "or", "or": "or",
        "!": "not", "not": "not",
    ]
}
