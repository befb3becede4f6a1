import StrictJSON

extension Predicate {
    /// Returns whether the predicate holds for an entry.
    ///
    /// - Parameters:
    ///   - before: The world before the entry, which `changed` looks at.
    ///   - after: The world after it.
    ///   - entry: The entry, nil before the first one.
    ///   - outcome: What became of it.
    ///   - scene: The scene that is meant where a path names none.
    ///   - layout: How scenes are built.
    public func holds(
        from before: World, to after: World, entry: Entry?, outcome: Outcome?, scene: Name?, layout: Layout
    ) -> Bool {
        formula.holds(from: before, to: after, entry: entry, outcome: outcome, scene: scene, layout: layout)
    }

    /// Everything that an answer depends on.
    fileprivate struct Moment {
        var before: World
        var after: World
        var entry: Entry?
        var outcome: Outcome?
        var scene: Name?
        var layout: Layout
    }
}

extension Predicate.Formula {
    /// Returns whether it holds; `Predicate.holds` says what the parameters are.
    func holds(
        from before: World, to after: World, entry: Entry?, outcome: Outcome?, scene: Name?, layout: Layout
    ) -> Bool {
        Predicate.Moment(before: before, after: after, entry: entry, outcome: outcome, scene: scene, layout: layout)
            .holds(self)
    }

    /// Returns whether a test of what an entry says holds.
    func holds(for entry: borrowing Entry, _ outcome: borrowing Outcome) -> Bool {
        switch self {
        case .compare(.entry(let field), let relation, let operand):
            field.says(entry, outcome) { operand.isText($0) } == (relation == .equal)
        case .contains(.entry(let field), let operand):
            field.says(entry, outcome) { StatePart.value(.string($0)).contains(operand) }
        case .matches(.entry(let field), let glob): field.says(entry, outcome, where: glob.matches)
        default: false
        }
    }
}

extension Predicate.EntryField {
    /// Whether an entry says something of the kind that passes a test. Of reasons and ends of waits it may say several.
    fileprivate func says(
        _ entry: borrowing Entry, _ outcome: borrowing Outcome, where test: (String) -> Bool
    ) -> Bool {
        switch self {
        case .outcome: test(outcome.verdict.kind)
        case .reason: outcome.reasons.contains(where: test)
        case .resolved: outcome.resolved.contains { test($0.verdict.kind) }
        case .intent: test(entry.intent.name)
        case .origin: test(entry.origin.rawValue)
        case .scene: entry.scene.map { test($0.text) } ?? false
        }
    }
}

extension Predicate.Moment {
    func holds(_ formula: Predicate.Formula) -> Bool {
        switch formula {
        case .all(let parts): parts.allSatisfy(holds)
        case .any(let parts): parts.contains(where: holds)
        case .not(let part): !holds(part)
        case .changed(let path): entry != nil && path.differs(from: before, to: after, scene: scene, layout: layout)
        case .compare(.entry, let relation, _): says(formula) ?? (relation == .unequal)
        case .contains(.entry, _), .matches(.entry, _): says(formula) ?? false
        case .compare(let subject, .unequal, let operand): !(part(subject)?.isEqual(to: operand) ?? false)
        case .compare(let subject, .equal, let operand): part(subject)?.isEqual(to: operand) ?? false
        case .compare(let subject, let relation, .json(.number(let number))):
            part(subject)?.json.numberValue.map { relation.holds($0, number) } ?? false
        case .compare: false
        case .contains(let subject, let operand): part(subject)?.contains(operand) ?? false
        case .matches(let subject, let glob): part(subject)?.json.stringValue.map(glob.matches) ?? false
        }
    }

    /// Whether a test of what an entry says holds, nil if there is none.
    private func says(_ formula: Predicate.Formula) -> Bool? {
        if let entry, let outcome { formula.holds(for: entry, outcome) } else { nil }
    }

    private func part(_ subject: Predicate.Subject) -> StatePart? {
        switch subject {
        case .entry: nil
        case .state(let path): path.part(of: after, scene: scene, layout: layout)
        case .count(let path): path.part(of: after, scene: scene, layout: layout)?.count.map { .value(.integer($0)) }
        }
    }
}

extension StatePart {
    fileprivate func isEqual(to operand: Predicate.Operand) -> Bool {
        switch (self, operand) {
        case (.route(let route), .word(let name)): route.name == name
        case (.presentation(let presentation), .word(let name)): presentation.route.name == name
        case (.value(.string(let text)), .word(let word)): Name(text) == word
        case (_, .word): false
        case (_, .json(let value)): json == value
        }
    }

    fileprivate func contains(_ operand: Predicate.Operand) -> Bool {
        switch self {
        case .routes(let routes): routes.contains { StatePart.route($0).isEqual(to: operand) }
        case .presentations(let list):
            list.contains {
                StatePart.route($0.route).isEqual(to: operand) || StatePart.presentation($0).isEqual(to: operand)
            }
        case .names(let names): names.contains { StatePart.value($0.json).isEqual(to: operand) }
        case .value(.array(let list)): list.contains { StatePart.value($0).isEqual(to: operand) }
        case .value(.string(let text)): operand.text.map { text.utf8.contains($0.utf8) } ?? false
        default: operand.text.map { part(at: .member(Name($0))) != nil } ?? false
        }
    }
}

extension Predicate.Operand {
    /// Whether the operand is that text.
    fileprivate func isText(_ other: String) -> Bool { text.map { $0.utf8.elementsEqual(other.utf8) } ?? false }

    /// The text that the operand is, nil for anything else.
    fileprivate var text: String? {
        switch self {
        case .word(let word): word.text
        case .json(let value): value.stringValue
        }
    }
}

extension Predicate.Relation {
    /// Whether two numbers stand like this to each other; integers exactly, as far as they fit.
    fileprivate func holds(_ left: JSONNumber, _ right: JSONNumber) -> Bool {
        if let left = left.intValue, let right = right.intValue { return holds(left, right) }
        return holds(left.doubleValue, right.doubleValue)
    }

    private func holds<Number: Comparable>(_ left: Number, _ right: Number) -> Bool {
        switch self {
        case .equal: left == right
        case .unequal: left != right
        case .less: left < right
        case .atMost: left <= right
        case .greater: left > right
        case .atLeast: left >= right
        }
    }
}
