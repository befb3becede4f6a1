import StrictJSON

/// Reads `main.stacks["my tab"].path[-1]`: members after dots or quoted in brackets, elements in
/// brackets.
struct StatePathParser: TextCursor {
    let bytes: [UInt8]
    var position = 0
    /// Where each step that was read begins.
    private(set) var offsets: [Int] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func steps() throws(StatePath.Problem) -> [StatePath.Step] {
        var steps: [StatePath.Step] = []
        offsets = [0]
        steps.append(peek() == UInt8(ascii: "[") ? try bracketed() : .member(try member()))
        while let next = peek() {
            offsets.append(next == UInt8(ascii: ".") ? position + 1 : position)
            if skip(UInt8(ascii: ".")) {
                steps.append(.member(try member()))
            } else if next == UInt8(ascii: "[") {
                steps.append(try bracketed())
            } else {
                throw StatePath.Problem(offset: position)
            }
        }
        return steps
    }

    private mutating func member() throws(StatePath.Problem) -> Name {
        guard let name = run(where: { !".[]".utf8.contains($0) }) else { throw StatePath.Problem(offset: position) }
        return Name(name)
    }

    private mutating func bracketed() throws(StatePath.Problem) -> StatePath.Step {
        let start = position + 1
        guard let end = closingBracket(from: start) else { throw StatePath.Problem(offset: position) }
        let inner = String(decoding: bytes[start..<end], as: UTF8.self)
        position = end + 1
        if let index = Int(inner) { return .element(index) }
        guard let name = (try? JSONValue(parsing: inner))?.stringValue else { throw StatePath.Problem(offset: start) }
        return .member(Name(name))
    }

    /// The next `]` that is not inside quotes.
    private func closingBracket(from start: Int) -> Int? {
        var isQuoted = false
        var place = start
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\\") where isQuoted: place += 1
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "]") where !isQuoted: return place
            default: break
            }
            place += 1
        }
        return nil
    }
}
