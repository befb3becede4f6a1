extension LinkPattern {
    /// Returns the segments of a path pattern such as `/topics/:topic/*`. Empty segments are dropped, as in a URL.
    public static func path(parsing text: String) throws(LinkPatternError) -> [Segment] {
        let parts = text.unicodeScalars.split(separator: "/").map { String($0) }
        var segments: [Segment] = []
        for (index, part) in parts.enumerated() {
            segments.append(try Segment(parsing: part, isLast: index == parts.count - 1))
        }
        return segments
    }
}

extension LinkPattern.Segment {
    init(parsing text: String, isLast: Bool) throws(LinkPatternError) {
        if let capture = try Capture(parsing: text) {
            self =
                switch capture.suffix {
                case nil: .capture(capture.name, isOptional: false)
                case .optional: .capture(capture.name, isOptional: true)
                case .several: .captureRest(capture.name, mayBeEmpty: false)
                case .any: .captureRest(capture.name, mayBeEmpty: true)
                }
            return
        }
        guard text.utf8.contains(UInt8(ascii: "*")) else {
            self = .literal(text)
            return
        }
        guard text == "*", isLast else { throw .misplacedStar(text) }
        self = .rest
    }

    /// What the segment captures.
    var capture: Name? {
        switch self {
        case .capture(let name, _), .captureRest(let name, _): name
        case .literal, .rest: nil
        }
    }
}

extension LinkPattern.Value {
    /// Creates what one query value, or the fragment, must look like: `:name`, `:name?` or a literal.
    public init(parsing text: String) throws(LinkPatternError) {
        guard let capture = try Capture(parsing: text) else {
            self = .literal(text)
            return
        }
        switch capture.suffix {
        case nil: self = .capture(capture.name, isOptional: false)
        case .optional: self = .capture(capture.name, isOptional: true)
        case .several, .any: throw .severalSegments(text)
        }
    }

    /// What the value captures.
    var capture: Name? {
        if case .capture(let name, _) = self { name } else { nil }
    }
}

/// A `:name` with its suffix.
private struct Capture {
    enum Suffix: Character {
        case optional = "?"
        case several = "+"
        case any = "*"
    }

    let name: Name
    let suffix: Suffix?

    /// Creates the capture of a text; nil for one that does not begin with a colon.
    init?(parsing text: String) throws(LinkPatternError) {
        guard text.utf8.first == UInt8(ascii: ":") else { return nil }
        var rest = text.unicodeScalars.dropFirst()
        suffix = rest.last.flatMap { Suffix(rawValue: Character($0)) }
        if suffix != nil { rest.removeLast() }
        name = Name(String(rest))
        guard name.isIdentifier else { throw .badCapture(text) }
    }
}
