/// A completion list is the candidates as rows of text below the line.
enum CompletionList {
    /// Returns rows of less than `columns` columns, at most `height` of them; the last one tells how many are left out.
    ///
    /// With descriptions, which get a style, there is a candidate to a row, else they stand in columns, read downwards.
    static func rows(
        _ candidates: [Completions.Candidate], columns: Int, height: Int, descriptions style: String = ""
    ) -> [String] {
        let names = candidates.map { ShownText.cells($0.text) }
        let width = (names.map(\.columns).max() ?? 0) + 2
        if candidates.contains(where: { !$0.description.isEmpty }) {
            // A long name must not leave its neighbours without a description.
            let width = min(width, columns / 2)
            let rows = zip(names, candidates).map { name, candidate in
                let description = ShownText.cells(candidate.description, style: style)
                return row([description.isEmpty ? name : name.cut(to: width - 2), description], width, columns)
            }
            return limited(rows, toHeight: height, hidden: { $0 })
        }
        let perRow = max(1, columns / width)
        let rowCount = (names.count + perRow - 1) / perRow
        let rows = (0..<rowCount).map { first in
            row(stride(from: first, to: names.count, by: rowCount).map { names[$0] }, width, columns)
        }
        return limited(rows, toHeight: height, hidden: { min(names.count, $0 * perRow) })
    }

    private static func row(_ fields: [[Cell]], _ width: Int, _ columns: Int) -> String {
        let padded = fields.flatMap { $0 + Array(repeating: Cell(" "), count: max(0, width - $0.columns)) }
        let used = padded.lastIndex { $0.text != " " }.map { padded[...$0] } ?? []
        return Array(used).cut(to: columns - 1).painted
    }

    private static func limited(_ rows: [String], toHeight height: Int, hidden: (Int) -> Int) -> [String] {
        let visible = max(1, height)
        if rows.count <= visible { return rows }
        return rows.prefix(visible - 1) + ["… \(hidden(rows.count - visible + 1)) more"]
    }
}
