/// A completion list is the candidates as rows of text below the line.
enum CompletionList {
    /// A row, and how many candidates stand in it.
    private typealias Row = (text: String, count: Int)

    /// Returns rows of less than `columns` columns, at most `height` of them; the last one tells how many are left out.
    ///
    /// Those with a description, which gets a style, have a row each. The others follow in columns, read downwards.
    static func rows(
        _ candidates: [Completions.Candidate], columns: Int, height: Int, descriptions style: String = ""
    ) -> [String] {
        let described = candidates.filter { !$0.description.isEmpty }
        let plain = candidates.filter(\.description.isEmpty).map { ShownText.cells($0.text) }
        let rows = table(described, columns, style) + grid(plain, columns)
        let visible = max(1, height)
        if rows.count <= visible { return rows.map(\.text) }
        let shown = rows.prefix(visible - 1)
        return shown.map(\.text) + ["… \(candidates.count - shown.reduce(0) { $0 + $1.count }) more"]
    }

    private static func table(_ candidates: [Completions.Candidate], _ columns: Int, _ style: String) -> [Row] {
        let names = candidates.map { ShownText.cells($0.text) }
        // A long name must not leave its neighbours without a description.
        let width = min((names.map(\.columns).max() ?? 0) + 2, columns / 2)
        return zip(names, candidates).map { name, candidate in
            let description = ShownText.cells(candidate.description, style: style)
            return (row(zip([name.cut(to: width - 2), description], [width, 0]), columns), 1)
        }
    }

    private static func grid(_ names: [[Cell]], _ columns: Int) -> [Row] {
        guard !names.isEmpty else { return [] }
        let lengths = names.map { $0.columns + 2 }
        func widths(_ rowCount: Int) -> [Int] {
            stride(from: 0, to: names.count, by: rowCount).map { first in
                lengths[first..<min(first + rowCount, names.count)].max() ?? 0
            }
        }
        let fewest = max(1, min(names.count, lengths.reduce(0, +) / (columns + 2)))
        let rowCount = (fewest...names.count).first { widths($0).reduce(-2, +) < columns } ?? names.count
        let chosen = widths(rowCount)
        return (0..<rowCount).map { first in
            let fields = stride(from: first, to: names.count, by: rowCount).map { names[$0] }
            return (row(zip(fields, chosen), columns), fields.count)
        }
    }

    private static func row(_ fields: some Sequence<([Cell], Int)>, _ columns: Int) -> String {
        let padded = fields.flatMap { $0 + Array(repeating: Cell(" "), count: max(0, $1 - $0.columns)) }
        let used = padded.lastIndex { $0.text != " " }.map { padded[...$0] } ?? []
        return Array(used).cut(to: columns - 1).painted
    }
}
