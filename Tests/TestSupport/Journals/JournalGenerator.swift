/// Makes up lines of a journal: every intent, well-formed and not, over a vocabulary so small that things collide.
///
/// It is a grammar. `<name>` stands for one of the alternatives under that name, picked at random; an alternative that
/// is written twice is picked twice as often. A line is the name of an intent, with its members as a JSON object behind it.
public struct JournalGenerator {
    private var random: SeededGenerator
    private static let alternatives = grammar.mapValues { $0.map(Phrase.init) }

    /// Creates a generator.
    public init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// Returns the next line.
    public mutating func line() -> String { expand("line") }

    /// Returns a text for any name of the grammar.
    public mutating func expand(_ name: String) -> String {
        guard let phrase = Self.alternatives[name]?.randomElement(using: &random) else { return "<\(name)>" }
        return phrase.parts.reduce(into: "") { text, part in
            switch part {
            case .literal(let literal): text += literal
            case .hole(let name): text += expand(name)
            }
        }
    }

    /// An alternative, cut at its holes.
    private struct Phrase {
        enum Part {
            case literal(String)
            case hole(String)
        }

        let parts: [Part]

        init(_ text: String) {
            parts = text.split(separator: "<", omittingEmptySubsequences: false).enumerated().flatMap { index, piece in
                let ends = piece.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                return index == 0 ? [Part.literal(String(piece))] : [.hole(ends[0]), .literal(ends[1])]
            }
        }
    }
}
