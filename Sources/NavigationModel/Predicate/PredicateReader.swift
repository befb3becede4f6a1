import StrictJSON

extension Predicate {
    /// Reads a predicate.
    ///
    /// - Parameters:
    ///   - text: The predicate as a person writes it.
    ///   - manifest: Gives values without labels in a route their labels.
    /// - Throws: the first mistake from the left, types included.
    public init(_ text: String, manifest: Manifest?) throws(PredicateError) {
        var reader = PredicateReader(text, manifest: manifest)
        formula = try reader.alternatives(depth: 0)
        guard reader.isAtEnd else { throw reader.expected(.end) }
    }
}

/// Reads a predicate by recursive descent: `or` of `and` of `not` of tests.
struct PredicateReader {
    /// How deep parentheses and `not` may stand in each other, so that no text overflows the stack.
    static let maximumDepth = 64

    let text: String
    let bytes: [UInt8]
    let manifest: Manifest?
    var position = 0

    init(_ text: String, manifest: Manifest?) {
        self.text = text
        bytes = Array(text.utf8)
        self.manifest = manifest
    }

    mutating func alternatives(depth: Int) throws(PredicateError) -> Predicate.Formula {
        var parts = [try conjunction(depth: depth)]
        while skip(word: "or") { parts.append(try conjunction(depth: depth)) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction(depth: Int) throws(PredicateError) -> Predicate.Formula {
        var parts = [try unary(depth: depth)]
        while skip(word: "and") { parts.append(try unary(depth: depth)) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func unary(depth: Int) throws(PredicateError) -> Predicate.Formula {
        skipSpaces()
        guard depth < Self.maximumDepth else { throw expected(.fewerLevels) }
        if skip(word: "not") { return .not(try unary(depth: depth + 1)) }
        guard skip(sign: UInt8(ascii: "(")) else { return try test() }
        let inner = try alternatives(depth: depth + 1)
        guard skip(sign: UInt8(ascii: ")")) else { throw expected(.closing) }
        return inner
    }

    private mutating func test() throws(PredicateError) -> Predicate.Formula {
        if skip(word: "changed") {
            guard skip(sign: UInt8(ascii: "(")) else { throw expected(.opening) }
            let path = try statePath(.path).path
            guard skip(sign: UInt8(ascii: ")")) else { throw expected(.closing) }
            return .changed(path)
        }
        let (subject, type) = try subject()
        skipSpaces()
        let start = position
        let word = comparison()
        if let relation = word.flatMap(Predicate.Relation.init(rawValue:)), type.kind.relations.contains(relation) {
            return .compare(subject, relation, try operand(type.kind, as: type.role))
        }
        if word == "contains", let element = type.kind.contained {
            return .contains(subject, try operand(element, as: type.role))
        }
        if word == "matches", type.kind.takesPattern { return .matches(subject, try pattern()) }
        throw expected(.oneOf(type.kind.comparisons), at: start)
    }

    private mutating func subject() throws(PredicateError) -> (Predicate.Subject, PredicateType) {
        for field in Predicate.EntryField.allCases where skip(word: field.rawValue) {
            return (.entry(field), .entry(field))
        }
        let (path, isCount) = try statePath(.test, counting: true)
        return isCount ? (.count(path), .number) : (.state(path), PredicateType(path))
    }
}
