/// What a person wants completed: the line so far and the place in it.
public struct CompletionRequest: Hashable, Sendable {
    /// The whole line; `\n` stands between lines that were pasted together.
    public let line: String
    /// The place of the cursor, an index of ``line``.
    public let cursor: String.Index

    /// Gives a line and a place in it.
    public init(line: String, cursor: String.Index) {
        self.line = line
        self.cursor = cursor
    }
}

/// The candidates for one part of a line.
public struct Completions: Sendable {
    /// One way to go on.
    public struct Candidate: Hashable, Sendable {
        /// What replaces the part of the line, quoted as the line needs it.
        public let text: String
        /// What it is, in a few words on one line; may be empty.
        public let description: String
        /// Whether a space follows when it is the only candidate, for the word is whole then.
        public let isWhole: Bool

        /// Gives a candidate.
        public init(_ text: String, description: String = "", isWhole: Bool = true) {
            self.text = text
            self.description = description
            self.isWhole = isWhole
        }
    }

    /// The candidates in the order in which they are listed.
    public let candidates: [Candidate]
    /// The part of the request's line that a candidate replaces.
    public let replaced: Range<String.Index>

    /// Gives candidates for a part of the line.
    public init(_ candidates: [Candidate], replacing replaced: Range<String.Index>) {
        self.candidates = candidates
        self.replaced = replaced
    }

    /// Returns what all candidates begin with, scalar by scalar.
    var commonPrefix: String {
        guard let first = candidates.first else { return "" }
        var common = first.text.unicodeScalars[...]
        for candidate in candidates.dropFirst() {
            let matching = zip(common, candidate.text.unicodeScalars).prefix { $0 == $1 }.count
            common = common.prefix(matching)
        }
        return String(common)
    }
}
