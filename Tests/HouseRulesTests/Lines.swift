/// A text by lines, without their ends; after a final line end comes one last empty line.
struct Lines: Sendable {
    let all: [String]
    private let whole: String

    /// Splits at bytes 0x0A alone, since `Character` would take a carriage return and a line feed together.
    init(_ bytes: [UInt8]) {
        all = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
        whole = String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the text stands somewhere in these lines.
    func contain(_ text: String) -> Bool {
        whole.contains(text)
    }

    /// Returns the numbers, counted from 1, of the lines that satisfy the predicate.
    func numbers(where isOffence: (String) -> Bool) -> [Int] {
        zip(1..., all).filter { isOffence($0.1) }.map(\.0)
    }

    /// Returns the numbers of the lines that hold one of the words and satisfy the predicate.
    ///
    /// The words are looked for first because most files hold none of them, and a regular expression takes ten times
    /// as long as a word.
    func numbers(with words: [String], where isOffence: (String) -> Bool = { _ in true }) -> [Int] {
        guard words.contains(where: contain) else { return [] }
        return numbers { line in words.contains { line.contains($0) } && isOffence(line) }
    }
}

extension String {
    /// Whether the pattern matches somewhere. Words end where letters, digits and `_` do: by default `\b` finds no end
    /// in `a.b`, which Unicode takes for one word.
    func has(_ pattern: Regex<some Any>) -> Bool {
        contains(pattern.wordBoundaryKind(.simple))
    }
}
