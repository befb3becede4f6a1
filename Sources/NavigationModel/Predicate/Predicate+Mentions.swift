import StrictJSON

extension Predicate {
    /// The names that the predicate is about: those in its paths, and those that something is compared with.
    public var mentions: [Mention] { formula.tests.flatMap(\.mentions) }

    /// The routes in the predicate that go without parameters which a manifest declares, each with those: they are
    /// equal to no route that has one.
    public func abridgedRoutes(_ manifest: Manifest?) -> [(route: Route, role: Route.Role, missing: [Name])] {
        formula.tests.compactMap { test in
            guard let (route, role) = test.route, let declared = manifest?.declaration(of: route.name, as: role)
            else { return nil }
            let missing = declared.parameters.map(\.label).filter { route.parameters[$0.text] == nil }
            return missing.isEmpty ? nil : (route, role, missing)
        }
    }
}

extension Predicate.Formula {
    /// The route that something is compared with, or that is looked for, and where it is declared.
    fileprivate var route: (Route, Route.Role)? {
        switch self {
        case .compare(.state(let path), _, .json(let value)), .contains(.state(let path), .json(let value)):
            Route(json: value).map { ($0, PredicateType(path).role) }
        default: nil
        }
    }

    fileprivate var mentions: [Mention] {
        switch self {
        case .all, .any, .not: []
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
        case .entry(.outcome), .entry(.resolved), .entry(.origin), .count: nil
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
