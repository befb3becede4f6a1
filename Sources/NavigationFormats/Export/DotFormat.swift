/// The graph of screens in the language of Graphviz.
public struct DotFormat: ExportFormat {
    /// The name.
    public let name = "dot"
    /// What it is good for.
    public let summary = "the same for Graphviz: navlog export J --format dot | dot -Tsvg"
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
        output.write("digraph navigation {\n    rankdir=LR;\n    node [shape=box];\n")
        graph.write(to: &output) { id, screen, visits in
            let shape = screen.isRoot ? ", shape=ellipse" : ""
            return "\(id) [label=\"\(Self.escape(screen.label))\\n\(visits)\"\(shape)];"
        } way: { from, to, count in
            "\(from) -> \(to) [label=\"\(count)\"];"
        }
        output.write("}\n")
        return []
    }

    /// In a label a backslash begins an escape, and `&` an entity of HTML.
    private static func escape(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("&", with: "&amp;")
    }
}
