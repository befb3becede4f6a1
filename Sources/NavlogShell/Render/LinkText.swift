import NavigationModel
import StrictJSON

/// How a URL was matched, in words.
extension LinkURL {
    /// The parts that rules look at, decoded.
    var inWords: String {
        let host = host.map { ["host \($0)" + (port.map { $0 == 80 || $0 == 443 ? "" : ":\($0)" } ?? "")] } ?? []
        let path = segments.isEmpty ? "no path" : "path " + segments.map(QuotedText.word).joined(separator: " / ")
        let items = query.map { "\($0.name)=\(QuotedText.word($0.value))" }
        let query = items.isEmpty ? [] : ["query " + items.joined(separator: " ")]
        let fragment = fragment.map { ["fragment \(QuotedText.word($0))"] } ?? []
        return (["scheme \(scheme)"] + host + [path] + query + fragment).joined(separator: ", ")
    }
}

extension URLFault {
    /// What is wrong, in words.
    var inWords: String {
        switch self {
        case .noScheme: "it does not begin with a scheme and a colon"
        case .forbiddenByte(let offset): "a space or control character at byte \(offset)"
        case .noHost: "http and https need a host"
        case .badEscape(let offset): "an escape that is not % and two hex digits of UTF-8, at byte \(offset)"
        }
    }
}

extension LinkAttempt {
    /// Whether the rule matches.
    var isMatch: Bool {
        if case .match = result { true } else { false }
    }

    /// Why it does not match, or what it takes and decides.
    var inWords: Styled {
        let locale = locale.map { "without locale \(QuotedText.word($0)): " } ?? ""
        switch result {
        case .mismatch(let mismatch): return "\(locale)\(mismatch.inWords)"
        case .match(let captures, let decision):
            let taken = captures.map {
                "\($0.capture.name) = \($0.value?.text() ?? JSONValue.string($0.capture.text).text())"
            }
            let list = taken.isEmpty ? "no captures" : taken.joined(separator: ", ")
            return "\(locale)\(list)\(decision.inWords)"
        }
    }

    /// The attempt as JSON.
    var json: JSONValue {
        var object: JSONObject = ["rule": .string(rule), "matches": .bool(isMatch)]
        if let locale { object["locale"] = .string(locale) }
        switch result {
        case .mismatch(let mismatch): object["why"] = .string(mismatch.inWords)
        case .match(let captures, let decision):
            object["captures"] = .object(
                JSONObject(
                    captures.map {
                        .init(
                            name: $0.capture.name.text,
                            value: ["text": .string($0.capture.text), "value": $0.value ?? .null])
                    }))
            if case .fails(let bad) = decision { object["why"] = .string(bad.inWords) }
        }
        return .object(object)
    }
}

extension LinkDecision {
    fileprivate var inWords: Styled {
        switch self {
        case .opens: Styled()
        case .excludes: "; the rule \("excludes", .warning) it"
        case .fails(let bad): "; \(bad.inWords, .bad)"
        }
    }
}

extension BadCapture {
    /// What is wrong, in words.
    var inWords: String { "\(capture.name) = \(QuotedText.word(capture.text)) is no \(kind.rawValue)" }
}

extension LinkMismatch {
    /// Why the rule does not match, in words.
    var inWords: String {
        switch self {
        case .segment(let place, let found?, let wanted?):
            "segment \(place + 1) is \(QuotedText.word(found)), not \(wanted.inWords)"
        case .segment(let place, let found?, nil):
            "the path should end before segment \(place + 1), \(QuotedText.word(found))"
        case .segment(let place, nil, let wanted?): "segment \(place + 1), \(wanted.inWords), is missing"
        case .segment(_, nil, nil): "the path ends too early"
        case .query(let item, let found?):
            "query \(QuotedText.word(item.name)) is \(QuotedText.word(found)), not \(item.value.inWords)"
        case .query(let item, nil): "query \(QuotedText.word(item.name)) is missing"
        case .fragment(let wanted, let found?): "the fragment is \(QuotedText.word(found)), not \(wanted.inWords)"
        case .fragment: "the fragment is missing"
        }
    }
}

extension LinkPattern.Segment {
    fileprivate var inWords: String {
        switch self {
        case .literal(let text): QuotedText.word(text)
        case .capture(let name, let isOptional): ":\(name)\(isOptional ? "?" : "")"
        case .captureRest(let name, let mayBeEmpty): ":\(name)\(mayBeEmpty ? "*" : "+")"
        case .rest: "*"
        }
    }
}

extension LinkPattern.Value {
    fileprivate var inWords: String {
        switch self {
        case .literal(let text): QuotedText.word(text)
        case .capture(let name, _): "a value for :\(name)"
        }
    }
}
