import StrictJSON

extension Predicate {
    /// The names that the predicate is about: those in its paths, and those that something is compared with.
    public var mentions: [Mention] { formula.mentions }
}

extension Predicate.Formula {
    fileprivate var mentions: [Mention] {
        switch self {
        case .all(let parts), .any(let parts): parts.flatMap(\.mentions)
        case .not(let part): part.mentions
        case .changed(let path): path.mentions
        case .compare(let subject, _, let operand): subject.mentions + operand.mentions(of: subject.kindCompared)
        case .contains(let subject, let operand): subject.mentions + operand.mentions(of: subject.kindContained)
        case .matches(let subject, _): subject.mentions
        }
    }
}

extension Predicate.Subject {
    fileprivate var mentions: [Mention] {
        switch self {
        case .entry: []
        case .state(let path), .count(let path): path.mentions
        }
    }

    /// What the values of the subject are names of, nil if they are none.
    fileprivate var kindCompared: Mention.Kind? {
        switch self {
        case .entry(.scene): .scene
        case .entry(.intent): .intent
        case .entry(.reason): .reason
        case .entry(.outcome), .entry(.origin), .count: nil
        case .state(let path): path.shape.kind(as: PredicateType(path).role)
        }
    }

    /// What the values in the subject are names of; a piece of a text is none.
    fileprivate var kindContained: Mention.Kind? {
        guard case .state(let path) = self else { return nil }
        return switch path.shape {
        case .map(let kind, _): kind
        case .list(.object): .presentation
        case .list(let element): element.kind(as: PredicateType(path).role)
        default: nil
        }
    }
}

extension StateShape {
    fileprivate func kind(as role: Route.Role) -> Mention.Kind? {
        switch self {
        case .name(let kind): kind
        case .route: role == .presented ? .presentation : .route
        default: nil
        }
    }
}

extension Predicate.Operand {
    fileprivate func mentions(of kind: Mention.Kind?) -> [Mention] {
        guard let kind else { return [] }
        let name: Name? =
            switch self {
            case .word(let name): name
            case .json(.string(let text)): Name(text)
            case .json(let value): Route(json: value)?.name
            }
        return name.map { [Mention(kind, $0)] } ?? []
    }
}
