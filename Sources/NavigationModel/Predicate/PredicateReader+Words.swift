import StrictJSON

/// The words and values that a predicate is made of.
extension PredicateReader {
    /// Reads a path into the state, with `.count` at its end if that may stand there.
    mutating func statePath(
        _ expectation: PredicateError.Expectation, counting: Bool = false
    ) throws(PredicateError) -> (path: StatePath, isCount: Bool) {
        skipSpaces()
        let start = position
        var spelling = pathSpelling()
        guard !spelling.isEmpty else { throw expected(expectation) }
        let isCount = counting && spelling.hasSuffix(".count")
        if isCount { spelling.removeLast(".count".count) }
        let path: StatePath
        do { path = try StatePath(spelling) } catch {
            let place = error.known.map { $0.isEmpty ? .path : PredicateError.Expectation.oneOf($0) }
            throw expected(place ?? expectation, at: start + error.offset)
        }
        return (path, isCount)
    }

    /// Takes everything up to a space, a parenthesis or an operator that stands outside brackets.
    private mutating func pathSpelling() -> String {
        let start = position
        var isBracketed = false
        var isQuoted = false
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "\\") where isQuoted: position += 1
            case UInt8(ascii: "\"") where isBracketed: isQuoted.toggle()
            case UInt8(ascii: "[") where !isQuoted: isBracketed = true
            case UInt8(ascii: "]") where !isQuoted: isBracketed = false
            case _ where !isBracketed && (byte.isSpace || byte.endsPath):
                return String(decoding: bytes[start..<position], as: UTF8.self)
            default: break
            }
            position += 1
        }
        position = bytes.count
        return String(decoding: bytes[start...], as: UTF8.self)
    }

    /// Reads an operator in signs or in letters, nil if there is neither.
    mutating func comparison() -> String? {
        skipSpaces()
        return run { "=!<>".utf8.contains($0) } ?? run(where: \.isLetter)
    }

    /// Reads what a subject is compared with.
    mutating func operand(_ kind: PredicateType.Kind, as role: Route.Role) throws(PredicateError) -> Predicate.Operand {
        skipSpaces()
        let start = position
        guard peek() != nil else { throw expected(kind.expectation) }
        let operand = try anyOperand(as: role)
        guard kind.takes(operand) else { throw expected(kind.expectation, at: start) }
        return operand
    }

    private mutating func anyOperand(as role: Route.Role) throws(PredicateError) -> Predicate.Operand {
        let start = position
        if let first = peek(), "\"[{".utf8.contains(first) {
            return .json(try read { reader throws(RouteTextError) in try reader.json() })
        }
        guard let word = run(where: \.isWordByte) else { throw expected(.operand) }
        guard peek() == UInt8(ascii: "("), Name(word).isIdentifier else { return Predicate.Operand(word: word) }
        position = start
        return .json(try read { reader throws(RouteTextError) in try reader.route(as: role).json })
    }

    /// Reads what route text and a predicate have in common.
    private mutating func read(
        _ value: (inout RouteTextReader) throws(RouteTextError) -> JSONValue
    ) throws(PredicateError) -> JSONValue {
        var reader = RouteTextReader(text, manifest: manifest)
        reader.position = position
        do {
            let value = try value(&reader)
            position = reader.position
            return value
        } catch {
            throw PredicateError(offset: error.offset, expected: .rest(error.fault), found: error.found)
        }
    }

    mutating func pattern() throws(PredicateError) -> Glob {
        skipSpaces()
        let start = position
        if peek() == UInt8(ascii: "\""), case .json(.string(let pattern)) = try anyOperand(as: .pushed) {
            return Glob(pattern)
        }
        throw expected(.pattern, at: start)
    }
}

extension Predicate.Operand {
    /// Creates the operand that a bare word means: a JSON scalar where it is spelt like one.
    init(word: String) {
        if let value = RouteWord.value(of: word, for: nil), value.stringValue == nil {
            self = .json(value)
        } else {
            self = .word(Name(word))
        }
    }
}

extension UInt8 {
    /// Whether the byte ends a path that stands in a predicate.
    fileprivate var endsPath: Bool { "()=!<>,".utf8.contains(self) }
}
