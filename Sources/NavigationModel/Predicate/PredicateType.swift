import StrictJSON

/// What values a subject has, which decides how it can be compared and with what.
struct PredicateType: Sendable {
    /// The values.
    indirect enum Kind: Sendable {
        case number, text, route, object, any
        case list(of: Kind)
        /// One of these words.
        case choice([String])
    }

    var kind: Kind
    /// Where a route is declared that the subject is compared with.
    var role = Route.Role.pushed

    static let number = PredicateType(kind: .number)

    /// The type of what an entry says. Reasons, intents and scenes of other versions are as good as those known.
    static func entry(_ field: Predicate.EntryField) -> PredicateType {
        switch field {
        case .outcome, .resolved: PredicateType(kind: .choice(Verdict.kinds))
        case .origin: PredicateType(kind: .choice(Origin.allCases.map(\.rawValue)))
        case .reason, .intent, .scene: PredicateType(kind: .text)
        }
    }

    /// The type of what a path leads to, as far as the path says it.
    init(_ path: StatePath) {
        self.init(kind: Kind(path.shape))
        if let last = path.steps.last?.text, last == "route" || last == "presentations" { role = .presented }
    }

    init(kind: Kind, role: Route.Role = .pushed) {
        self.kind = kind
        self.role = role
    }
}

extension PredicateType.Kind {
    fileprivate init(_ shape: StateShape) {
        switch shape {
        case .text, .name: self = .text
        case .number: self = .number
        case .route: self = .route
        case .any: self = .any
        case .object, .map: self = .object
        // A list of objects holds presentations, and is asked for their routes.
        case .list(.object): self = .list(of: .route)
        case .list(let element): self = .list(of: Self(element))
        }
    }

    /// The relations that make sense.
    var relations: [Predicate.Relation] {
        switch self {
        case .number, .any: Predicate.Relation.allCases
        case .text, .choice, .route, .list, .object: [.equal, .unequal]
        }
    }

    /// What `contains` looks for, nil where there is nothing to look into.
    var contained: Self? {
        switch self {
        case .list(let element): element
        case .object, .text: .text
        case .route, .any: .any
        case .number, .choice: nil
        }
    }

    /// Whether `matches` makes sense.
    var takesPattern: Bool {
        switch self {
        case .text, .choice, .any: true
        case .number, .route, .list, .object: false
        }
    }

    /// Everything that may follow a subject.
    var comparisons: [String] {
        relations.map(\.rawValue) + (contained == nil ? [] : ["contains"]) + (takesPattern ? ["matches"] : [])
    }

    /// What an operand has to be.
    var expectation: PredicateError.Expectation {
        switch self {
        case .number: .number
        case .text: .text
        case .choice(let words): .oneOf(words)
        case .route: .route
        case .list: .list
        case .object: .object
        case .any: .operand
        }
    }

    /// Whether a value of this kind can ever be equal to an operand.
    func takes(_ operand: Predicate.Operand) -> Bool {
        switch (self, operand) {
        case (.any, _), (.text, .word), (.route, .word), (.text, .json(.string)), (.number, .json(.number)): true
        case (.text, .json(.null)), (.route, .json(.null)), (.object, .json(.null)): true
        case (.list, .json(.array)), (.object, .json(.object)): true
        case (.route, .json(let json)): Route(json: json) != nil
        case (.choice(let words), .word(let word)): words.contains(word.text)
        case (.choice(let words), .json(.string(let word))): words.contains(word)
        case (.text, _), (.number, _), (.choice, _), (.list, _), (.object, _): false
        }
    }
}

extension Verdict {
    /// Every kind, as a journal spells it.
    static let kinds = [
        "applied", "unchanged", "truncated", "deferred", "superseded", "repeated", "rejected",
    ]
}
