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
    public func write(
        _ excerpt: Excerpt, to output: inout some TextOutputStream
    ) throws(ExportError) -> [ExportLoss] {
        let graph = try RouteGraph(excerpt)
        output.write("digraph navigation {\n    rankdir=LR;\n    node [shape=box];\n")
        for (place, node) in graph.screens.enumerated() {
            let shape = node.screen.isRoot ? ", shape=ellipse" : ""
            output.write("    s\(place) [label=\"\(Self.escape(node.screen.label))\\n\(node.visits)\"\(shape)];\n")
        }
        for (edge, count) in graph.edges { output.write("    s\(edge.from) -> s\(edge.to) [label=\"\(count)\"];\n") }
        output.write("}\n")
        return []
    }

    /// In a label a backslash begins an escape, and `&` an entity of HTML.
    private static func escape(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("&", with: "&amp;")
    }
}
