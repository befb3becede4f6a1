import StrictJSON

/// Two values as lines, those marked that only one of them has: `-` what was expected, `+` what is there instead.
struct Difference {
    let text: String

    init<Value>(from expected: Value, to actual: Value) {
        self.init(Self.lines(of: expected), Self.lines(of: actual))
    }

    init(_ expected: [String], _ actual: [String]) {
        let changes = actual.difference(from: expected)
        let removed = Set(
            changes.removals.compactMap { if case .remove(let offset, _, _) = $0 { offset } else { nil } })
        let added = Set(
            changes.insertions.compactMap { if case .insert(let offset, _, _) = $0 { offset } else { nil } })
        var lines: [String] = []
        var (old, new) = (0, 0)
        while old < expected.count || new < actual.count {
            if removed.contains(old) {
                lines.append("- \(expected[old])")
                old += 1
            } else if added.contains(new) {
                lines.append("+ \(actual[new])")
                new += 1
            } else {
                lines.append("  \(actual[new])")
                (old, new) = (old + 1, new + 1)
            }
        }
        text = lines.joined(separator: "\n")
    }

    /// A line for each element of a list, one for anything else.
    private static func lines(of value: Any) -> [String] {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { lines(of: $0.value) } ?? ["nil"] }
        guard mirror.displayStyle == .collection else {
            return [(value as? String)?.debugDescription ?? String(describing: value)]
        }
        return ["["] + mirror.children.flatMap { lines(of: $0.value) }.map { "  \($0)" } + ["]"]
    }
}

extension Difference {
    /// Returns the places at which two states differ, `-` what was expected, `+` what is there instead.
    static func places(from old: JSONValue, to new: JSONValue) -> String {
        JSONPatch.difference(from: old, to: new).operations.flatMap { operation -> [String] in
            switch operation {
            case .add(let path, let value): ["+ \(path) \(value.text())"]
            case .remove(let path): ["- \(path) \(old.value(at: path)?.text() ?? "")"]
            case .replace(let path, let value):
                ["- \(path) \(old.value(at: path)?.text() ?? "")", "+ \(path) \(value.text())"]
            case .move(let from, let path): ["- \(from)", "+ \(path)"]
            case .copy(let from, let path): ["+ \(path) as \(from)"]
            case .test: []
            }
        }.joined(separator: "\n")
    }
}
