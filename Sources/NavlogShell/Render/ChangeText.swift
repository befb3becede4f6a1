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
        let operations = JSONPatch.difference(from: before.inspected, to: after.inspected).operations
        let rest = operations.count - Self.linesShown
        return lines(of: operations.prefix(Self.linesShown), from: before.inspected)
            + (rest > 0 ? [Styled("and \(rest.counted("change", "changes")) more", .faint)] : [])
    }

    private func lines(of operations: ArraySlice<JSONPatch.Operation>, from before: JSONValue) -> [Styled] {
        var state = before
        var lines: [Styled] = []
        var removal: (at: JSONPointer, count: Int)?
        var rest = operations
        while let operation = rest.first {
            // What changes inside a route makes it another one, and that is what a person sees.
            if let whole = Self.wholeAround(operation.path) {
                let inside = Array(rest.prefix { Self.wholeAround($0.path) == whole })
                let after = state.edited(by: inside)
                lines.append(line(of: .replace(whole, after.value(at: whole) ?? .null), in: state, removedBefore: 0))
                (state, removal) = (after, nil)
                rest = rest.dropFirst(inside.count)
                continue
            }
            // A patch removes neighbours at one and the same index; each is shown where it was.
            if case .remove(let path) = operation, path == removal?.at {
                removal?.count += 1
            } else if case .remove(let path) = operation {
                removal = (path, 0)
            } else {
                removal = nil
            }
            lines.append(line(of: operation, in: state, removedBefore: removal?.count ?? 0))
            state = state.edited(by: [operation])
            rest = rest.dropFirst()
        }
        return lines
    }

    /// The place of the route, or of what waits, that a place is inside of; nil if it is in neither.
    private static func wholeAround(_ pointer: JSONPointer) -> JSONPointer? {
        let tokens = pointer.tokens
        let places = tokens.indices.dropFirst().lazy.map { Array(tokens[..<$0]) }
        return places.first { isRoute($0) || isPending($0) }.map { JSONPointer($0) }
    }

    private func line(of operation: JSONPatch.Operation, in state: JSONValue, removedBefore count: Int) -> Styled {
        func old(_ path: JSONPointer) -> String { text(state.value(at: path) ?? .null, at: path) }
        switch operation {
        case .add(let path, let value):
            return "\("+", .added) \(place(path)) \(text(value, at: path), .added)"
        case .remove(let path):
            return "\("-", .removed) \(place(path, shifted: count)) \(old(path), .removed)"
        case .replace(let path, let value):
            return "\("~", .warning) \(place(path)) \(old(path), .removed) → \(text(value, at: path), .added)"
        case .move(let from, let path): return "\("~", .warning) \(place(from)) → \(place(path))"
        case .copy(let from, let path): return "\("+", .added) \(place(path)) = \(place(from))"
        case .test(let path, _): return "\("=", .faint) \(place(path))"
        }
    }

    /// The place as a person writes it, so that it can be watched.
    private func place(_ pointer: JSONPointer, shifted shift: Int = 0) -> String {
        var tokens = pointer.tokens
        if shift > 0, let index = tokens.last.flatMap({ Int($0) }) { tokens[tokens.count - 1] = String(index + shift) }
        return tokens.isEmpty ? "state" : StatePath(to: JSONPointer(tokens)).description
    }
}

extension ChangeText {
    /// A value of the state in a line: routes as route text, a whole scene by its phase, long lists cut.
    func text(_ value: JSONValue, at pointer: JSONPointer) -> String {
        let tokens = pointer.tokens
        if let route = Route(json: value), Self.isRoute(tokens) {
            return route.routeText(manifest, as: tokens.last == "route" ? .presented : .pushed)
        }
        if let list = value.arrayValue {
            let shown = list.prefix(Self.elementsShown).map { text($0, at: JSONPointer(tokens + ["0"])) }
            let rest = list.count - shown.count
            return "[" + (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: ", ") + "]"
        }
        if let style = value["style"]?.stringValue, let route = value["route"] {
            return "\(style) \(text(route, at: JSONPointer(tokens + ["route"])))"
        }
        if Self.isPending(tokens), let intent = value["intent"]?.stringValue,
            let wait = value["waits"]?.stringValue.flatMap(Wait.init(rawValue:)), let since = value["since"]
        {
            return "\(intent) of \(since.text()) until \(wait.inWords)"
        }
        if let phase = value["phase"]?.stringValue, value["stacks"] != nil { return phase }
        if let path = value["path"], value["views"]?.arrayValue == [] {
            return text(path, at: JSONPointer(tokens + ["path"]))
        }
        return value.text()
    }

    /// Whether what waits in a scene stands at that place of the state.
    private static func isPending(_ tokens: [String]) -> Bool {
        tokens.count == 3 && tokens.first == "scenes" && tokens.last == "pending"
    }

    /// Whether a route stands at that place of the state: on a path, in a selection, or presented.
    private static func isRoute(_ tokens: [String]) -> Bool {
        let parent = tokens.dropLast().last
        return tokens.last == "route" || parent == "selection" || (parent == "path" && Int(tokens.last ?? "") != nil)
    }
}

extension JSONValue {
    /// Returns the value after edits; they fit, since they come from a comparison with it.
    fileprivate func edited(by operations: [JSONPatch.Operation]) -> JSONValue {
        (try? JSONPatch(operations).apply(to: self)) ?? self
    }
}
