import StrictJSON

/// Filling the parts of a split route from the parameters of the old one.
///
/// Parameters are JSON values already, so nothing is converted: a hole that stands alone takes the value as it is.
extension TargetTemplate.Route {
    func filled(from parameters: JSONObject) -> JSONValue {
        .object([name.text: .object(JSONObject(filling: self.parameters, from: parameters))])
    }
}

extension TargetTemplate.Value {
    /// Returns the value, nil if it is nothing but a hole and the parameter is absent.
    fileprivate func filled(from parameters: JSONObject) -> JSONValue? {
        switch self {
        case .fixed(let value): return value
        case .array(let elements): return .array(elements.compactMap { $0.filled(from: parameters) })
        case .object(let members): return .object(JSONObject(filling: members, from: parameters))
        case .text(let text):
            if text.parts.count == 1, case .hole(let label) = text.parts[0] { return parameters[label.text] }
            return .string(text.parts.map { $0.text(from: parameters) }.joined())
        }
    }
}

extension TargetTemplate.Text.Part {
    /// Inside longer text a value is what it would be in print; an absent one is nothing.
    fileprivate func text(from parameters: JSONObject) -> String {
        switch self {
        case .literal(let text): return text
        case .hole(let label):
            switch parameters[label.text] {
            case nil, .null?: return ""
            case .string(let text)?: return text
            case let value?: return value.text()
            }
        }
    }
}

extension JSONObject {
    fileprivate init(filling members: [TargetTemplate.Value.Member], from parameters: JSONObject) {
        self.init(
            members.compactMap { member in
                member.value.filled(from: parameters).map { Member(name: member.name, value: $0) }
            })
    }
}
