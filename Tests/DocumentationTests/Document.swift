/// A document in Markdown, as far as its tests look at it: fenced blocks and tables.
struct Document {
    /// A fenced block.
    struct Block {
        var language: String
        /// The number of its first line, from 1.
        var line: Int
        var text: [String]
    }

    var lines: [String]

    init(_ path: String) throws {
        lines = try Root.lines(of: path)
    }

    /// The fenced blocks of one language.
    func blocks(in language: String) -> [Block] {
        var blocks: [Block] = []
        var open: Block?
        for (number, line) in zip(1..., lines) {
            if var block = open {
                if line == "```" {
                    blocks.append(block)
                    open = nil
                } else {
                    block.text.append(line)
                    open = block
                }
            } else if line.hasPrefix("```") {
                open = Block(language: String(line.dropFirst(3)), line: number + 1, text: [])
            }
        }
        return blocks.filter { $0.language == language }
    }

    /// The rows of the table whose first column has that title, without its first two lines.
    func table(of title: String) -> [[String]] {
        guard let head = lines.firstIndex(where: { $0.hasPrefix("| \(title) |") }) else { return [] }
        let rows = lines[(head + 2)...].prefix { $0.hasPrefix("|") }
        return rows.map { row in
            row.dropFirst().dropLast().split(separator: " | ", omittingEmptySubsequences: false).map {
                $0.drop { $0 == " " }.description
            }
        }
    }
}

extension String {
    /// The text between the first pair of backticks, nil if there is none.
    var code: String? {
        let parts = split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count == 3 ? String(parts[1]) : nil
    }
}
