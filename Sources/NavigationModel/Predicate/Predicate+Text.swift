import StrictJSON

extension Predicate {
    /// Returns the predicate as text; reading it with the same manifest gives the same predicate.
    public func text(_ manifest: Manifest?) -> String {
        PredicateWriter(manifest: manifest).text(formula)
    }
}

private struct PredicateWriter {
    let manifest: Manifest?

    func text(_ formula: Predicate.Formula) -> String {
        switch formula {
        case .any(let parts): parts.map { text($0, inside: formula) }.joined(separator: " or ")
        case .all(let parts): parts.map { text($0, inside: formula) }.joined(separator: " and ")
        case .not(let part): "not " + text(part, inside: formula)
        case .changed(let path): "changed(\(path))"
        case .compare(let subject, let relation, let operand):
            "\(text(subject)) \(relation.rawValue) \(text(operand, of: subject))"
        case .contains(let subject, let operand): "\(text(subject)) contains \(text(operand, of: subject))"
        case .matches(let subject, let glob): "\(text(subject)) matches \(glob.pattern.json.text(.journal))"
        }
    }

    /// A part of a formula, in parentheses where it would be read otherwise.
    private func text(_ part: Predicate.Formula, inside whole: Predicate.Formula) -> String {
        switch (whole, part) {
        case (.any, .any), (.all, .any), (.all, .all), (.not, .any), (.not, .all): "(\(text(part)))"
        default: text(part)
        }
    }

    private func text(_ subject: Predicate.Subject) -> String {
        switch subject {
        case .entry(let field): field.rawValue
        case .count(let path): text(path) + ".count"
        case .state(let path): text(path)
        }
    }

    /// A path, with a name in brackets where it would be read as a word of the grammar.
    private func text(_ path: StatePath) -> String {
        guard !path.isPointer, case .member(let last)? = path.steps.last else { return path.description }
        let isFirst = path.steps.count == 1
        let words = isFirst ? Predicate.EntryField.allCases.map(\.rawValue) + ["not", "changed"] : ["count"]
        guard words.contains(last.text) else { return path.description }
        return path.description.dropLast(last.text.utf8.count + (isFirst ? 0 : 1)) + "[\(last.json.text(.journal))]"
    }

    private func text(_ operand: Predicate.Operand, of subject: Predicate.Subject) -> String {
        switch operand {
        case .word(let word): return word.text
        case .json(let value):
            guard let route = Route(json: value) else { return value.text(.journal) }
            let text = route.routeText(manifest, as: role(of: subject))
            // A name alone would mean every route of that name.
            return text.utf8.contains { "({".utf8.contains($0) } ? text : "\(text)()"
        }
    }

    private func role(of subject: Predicate.Subject) -> Route.Role {
        if case .state(let path) = subject { PredicateType(path).role } else { .pushed }
    }
}
