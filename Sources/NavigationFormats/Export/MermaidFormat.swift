/// The graph of screens as a flowchart of Mermaid, which Markdown of many sites draws.
public struct MermaidFormat: ExportFormat {
    /// The name.
    public let name = "mermaid"
    /// What it is good for.
    public let summary = "the screens and the ways between them with their numbers, as a Mermaid flowchart"
    /// Entries.
    public let scope: ExportScope = [.entries, .scene]

    /// Creates the format.
    public init() {}

    /// Writes a line a screen, then a line a way.
    @discardableResult
    public func write(
        _ excerpt: Excerpt, to output: inout some TextOutputStream
    ) throws(ExportError) -> [ExportLoss] {
        let graph = try RouteGraph(excerpt)
        output.write("flowchart LR\n")
        graph.write(to: &output) { id, screen, visits in
            let (open, close) = screen.isRoot ? ("([", "])") : ("[", "]")
            return "\(id)\(open)\"\(Self.escape(screen.label)) ×\(visits)\"\(close)"
        } way: { from, to, count in
            "\(from) -->|\(count)| \(to)"
        }
        return []
    }

    /// Writes everything that could be syntax, of Mermaid or of HTML, as a code of Mermaid's: `#34;` is a quote.
    private static func escape(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            let isPlain = !scalar.isASCII || Character(scalar).isLetter || Character(scalar).isNumber
            return isPlain || " _-.,()".unicodeScalars.contains(scalar) ? String(scalar) : "#\(scalar.value);"
        }.joined()
    }
}
