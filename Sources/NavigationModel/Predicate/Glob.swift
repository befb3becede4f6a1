/// A pattern for a whole text: `*` is any text, `?` any single scalar, everything else itself.
struct Glob: Sendable, Hashable {
    let pattern: Name
    private let scalars: [Unicode.Scalar]

    init(_ pattern: String) {
        self.pattern = Name(pattern)
        scalars = Array(pattern.unicodeScalars)
    }

    /// Returns whether the pattern fits all of a text, in at most the product of their lengths.
    func matches(_ text: String) -> Bool {
        let text = Array(text.unicodeScalars)
        var (place, inText) = (0, 0)
        /// Where to go on after the last `*` has taken one scalar more. An earlier one never needs to.
        var retry: (place: Int, inText: Int)?
        while inText < text.count {
            if place < scalars.count, scalars[place] == "*" {
                place += 1
                retry = (place, inText)
            } else if place < scalars.count, scalars[place] == "?" || scalars[place] == text[inText] {
                place += 1
                inText += 1
            } else if let last = retry {
                retry = (last.place, last.inText + 1)
                (place, inText) = (last.place, last.inText + 1)
            } else {
                return false
            }
        }
        return scalars[place...].allSatisfy { $0 == "*" }
    }
}
