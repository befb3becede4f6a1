import NavigationModel
import StrictJSON

/// What changed between two states, a line a place: `main.stacks.library.path[2] + article(a9)`.
struct ChangeText {
    let manifest: Manifest?

    /// How many changes are shown one by one, and how many elements of a list.
    private static let linesShown = 40
    private static let elementsShown = 8

    /// The changes from one state to another; the last line counts those that are left out.
    func lines(from before: World, to after: World) -> [Styled] {
        let patch = JSONPatch.difference(from: before.inspected, to: after.inspected)
        let shown = JSONPatch(Array(patch.operations.prefix(Self.linesShown)))
        let rest = patch.operations.count - shown.operations.count
        return lines(of: shown, from: before.inspected) + (rest > 0 ? [Styled("and \(rest) more changes", .faint)] : [])
    }

    private func lines(of patch: JSONPatch, from before: JSONValue) -> [Styled] {
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
            "\("~", .warning) \(place(path)) \(text(state.value(at: path) ?? .null, at: path), .removed)"
                + " → \(text(value, at: path), .added)"
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

    /// A value of the state in a line: routes as route text, a whole scene by its phase, long lists cut.
    func text(_ value: JSONValue, at pointer: JSONPointer) -> String {
        let isPresented = pointer.tokens.contains("presentations") && !pointer.tokens.contains("path")
        if let route = Route(json: value), !pointer.tokens.contains("pending") {
            return route.routeText(manifest, as: isPresented ? .presented : .pushed)
        }
        if let style = value["style"]?.stringValue, let route = value["route"] {
            return "\(style) \(text(route, at: pointer))"
        }
        if let phase = value["phase"]?.stringValue, value["stacks"] != nil { return phase }
        guard let list = value.arrayValue else { return value.text() }
        let shown = list.prefix(Self.elementsShown).map { text($0, at: pointer) }
        let rest = list.count - shown.count
        return "[" + (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: ", ") + "]"
    }
}
