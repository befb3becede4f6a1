/// A completion list is the candidates as rows of text below the line.
enum CompletionList {
    /// Returns rows of at most `columns` columns, at most `height` of them; the last one tells how many are left out.
    ///
    /// With descriptions there is a candidate to a row, else they stand in columns, read downwards.
    static func rows(_ candidates: [Completions.Candidate], columns: Int, height: Int) -> [String] {
        let names = candidates.map { ShownText.harmless($0.text) }
        let width = (names.map { ShownText.columns($0) }.max() ?? 0) + 2
        if candidates.contains(where: { !$0.description.isEmpty }) {
            let rows = zip(names, candidates).map { name, candidate in
                let row = padded(name, to: width) + String(ShownText.harmless(candidate.description))
                return fitted(row, to: columns)
            }
            return limited(rows, toHeight: height, hiding: { $0 })
        }
        let perRow = max(1, columns / width)
        let rowCount = (names.count + perRow - 1) / perRow
        let rows = (0..<rowCount).map { row in
            let cells = stride(from: row, to: names.count, by: rowCount).map { padded(names[$0], to: width) }
            return fitted(cells.joined(), to: columns)
        }
        return limited(rows, toHeight: height, hiding: { min(names.count, $0 * perRow) })
    }

    private static func padded(_ text: String.UnicodeScalarView, to width: Int) -> String {
        String(text) + String(repeating: " ", count: max(0, width - ShownText.columns(text)))
    }

    private static func fitted(_ row: String, to columns: Int) -> String {
        var cut = ShownText.cut(row.unicodeScalars, to: columns - 1)
        while cut.last == " " { cut.removeLast() }
        return String(cut)
    }

    private static func limited(_ rows: [String], toHeight height: Int, hiding: (Int) -> Int) -> [String] {
        let visible = max(1, height)
        if rows.count <= visible { return rows }
        return rows.prefix(visible - 1) + ["… \(hiding(rows.count - visible + 1)) more"]
    }
}
