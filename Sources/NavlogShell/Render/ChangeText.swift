import NavigationModel
import StrictJSON

/// What changed between two states, a line a place: `main.stacks.library.path[2] + article(a9)`.
struct ChangeText {
    let manifest: Manifest?

    /// The changes from one state to another.
    func lines(from before: World, to after: World) -> [Styled] {
        lines(of: JSONPatch.difference(from: before.inspected, to: after.inspected), from: before.inspected)
    }

    /// The changes that a patch makes.
    func lines(of patch: JSONPatch, from before: JSONValue) -> [Styled] {
        var state = before
        var lines: [Styled] = []
        for operation in patch.operations {
            lines.append(line(of: operation, in: state))
            let single = JSONPatch([operation])
            state = (try? single.apply(to: state)) ?? state
        }
        return lines
    }

    private func line(of operation: JSONPatch.Operation, in state: JSONValue) -> Styled {
        switch operation {
        case .add(let path, let value):
            "\("+", .added) \(place(path)) \(text(value, at: path), .added)"
        case .remove(let path):
            "\("-", .removed) \(place(path)) \(text(state.value(at: path) ?? .null, at: path), .removed)"
        case .replace(let path, let value):
            "\("~", .warning) \(place(path)) \(text(state.value(at: path) ?? .null, at: path), .removed) → \(text(value, at: path), .added)"
        case .move(let from, let path): "\("~", .warning) \(place(from)) → \(place(path))"
        case .copy(let from, let path): "\("+", .added) \(place(path)) = \(place(from))"
        case .test(let path, _): "\("=", .faint) \(place(path))"
        }
    }

    /// The place as a person writes it: the scene first, then members and elements.
    private func place(_ pointer: JSONPointer) -> String {
        var tokens = pointer.tokens[...]
        if tokens.count > 1, tokens.first == "scenes" { tokens = tokens.dropFirst() }
        var text = ""
        for token in tokens {
            if token == "-" || Int(token) != nil {
                text += "[\(token)]"
            } else if token.unicodeScalars.allSatisfy({ $0 != "." && $0 != "[" && $0 != "]" && $0 != " " }) {
                text += text.isEmpty ? token : ".\(token)"
            } else {
                text += "[\(JSONValue.string(token).text())]"
            }
        }
        return text.isEmpty ? "state" : text
    }

    func text(_ value: JSONValue, at pointer: JSONPointer) -> String {
        let role: Route.Role = pointer.tokens.contains("presentations") && !pointer.tokens.contains("path") ? .presented : .pushed
        if let route = Route(json: value), !pointer.tokens.contains("pending") { return route.routeText(manifest, as: role) }
        if let list = value.arrayValue {
            return list.isEmpty ? "[]" : "[" + list.map { text($0, at: pointer) }.joined(separator: ", ") + "]"
        }
        return value.text()
    }
}
