import StrictJSON

extension StatePath: CustomStringConvertible {
    /// The path as text; reading it gives the same path.
    public var description: String {
        if isPointer { return JSONPointer(steps.map(\.text)).description }
        var text = ""
        for step in steps {
            switch step {
            case .element(let index): text += "[\(index)]"
            case .member(let name) where !Self.isPlain(name.text): text += "[\(name.json.text(.journal))]"
            case .member(let name): text += text.isEmpty ? name.text : ".\(name)"
            }
        }
        return text
    }

    /// Whether a name needs no quotes: nothing in it ends a name, in a path or in a predicate.
    static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { $0 >= 0x80 || $0.isIdentifierByte || $0 == UInt8(ascii: "-") }
    }
}
