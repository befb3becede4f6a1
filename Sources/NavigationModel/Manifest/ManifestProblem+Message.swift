import StrictJSON

extension ManifestProblem {
    /// What is wrong, as a fragment of a sentence, values in quotes; the place is not in it.
    public var message: String {
        switch kind {
        case .expected(let shape, let found):
            "expected \(shape.phrase), found \(found.phrase)"
        case .missing(let member):
            "\(quoted(member)) is missing"
        case .unknownMember(let name, let nearest):
            "unknown member \(quoted(name))" + suggestion(nearest)
        case .unknownValue(let value, let known):
            "\(quoted(value)) is not \(alternatives(known))" + suggestion(known.nearest(to: value))
        case .empty:
            "is empty"
        case .duplicate(let value):
            "\(quoted(value)) is there already"
        case .conflict(let member, let other):
            "\(quoted(member)) has no place beside \(quoted(other))"
        case .unsupportedFormat(let format):
            "format \(quoted(format)) is not supported, only \"1\""
        case .reserved(let name):
            "\(quoted(name.text)) is reserved and cannot be declared"
        case .undeclared(let kind, let name, let nearest):
            "\(kind.rawValue) \(quoted(name.text)) is not declared" + suggestion(nearest?.text)
        case .missingParameter(let label, let route):
            "parameter \(quoted(label.text)) of \(quoted(route.text)) is missing"
        case .badParameter(let label, let route):
            "the value of \(quoted(label.text)) does not fit its declaration in \(quoted(route.text))"
        case .badHost(let error):
            error.message
        case .badPattern(let error):
            error.message
        case .badText(let error):
            error.message
        case .migrationBeyond(let schema):
            "a step must start below the manifest's schema, \"\(schema)\""
        case .migrationGap(let schema):
            "the step from schema \"\(schema)\" is missing"
        case .migrationOrder(let last):
            "this step stands after the one from \"\(last)\""
        }
    }
}

extension ManifestProblem.Shape {
    fileprivate var phrase: String {
        switch self {
        case .null: "null"
        case .boolean: "true or false"
        case .number: "a number"
        case .integer: "an integer of 1 or more"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension LinkHostError {
    fileprivate var message: String {
        switch self {
        case .noScheme(let text): "\(quoted(text)) is neither \"scheme://\" nor \"https://host\""
        case .unexpectedHost(let text): "\(quoted(text)) has more than \"scheme://\", a custom scheme has no host"
        case .missingHost(let text): "\(quoted(text)) has no host"
        case .badHost(let text): "\(quoted(text)) has a host that no URL can have"
        case .badPort(let port): "port \(quoted(port)) is not a number from 1 to 65535"
        }
    }
}

extension LinkPatternError {
    fileprivate var message: String {
        switch self {
        case .badCapture(let text): "\(quoted(text)) is no capture, write \":name\""
        case .misplacedStar(let text): "\(quoted(text)) is no segment, \"*\" stands alone and last"
        case .severalSegments(let text): "\(quoted(text)) captures several segments, only a path has them"
        case .repeatedCapture(let name): "capture \(quoted(name.text)) is there already"
        }
    }
}

private func suggestion(_ nearest: String?) -> String {
    nearest.map { ", the nearest is \(quoted($0))" } ?? ""
}

private func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first.map { quoted($0) } ?? "known" }
    return "one of \(words.dropLast().map { quoted($0) }.joined(separator: ", ")) or \(quoted(last))"
}
