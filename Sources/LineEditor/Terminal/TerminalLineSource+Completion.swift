extension TerminalLineSource {
    /// Inserts what all candidates have in common, or else lists them.
    func complete() {
        let scalars = line.scalars
        let text = ShownText.meaning(of: scalars)
        let cursor = text.unicodeScalars.index(text.startIndex, offsetBy: min(line.cursor, scalars.count))
        guard let completions = completion(CompletionRequest(line: text, cursor: cursor)),
            !completions.candidates.isEmpty
        else { return refuse() }

        var replacement = completions.commonPrefix
        if completions.candidates.count == 1 && completions.candidates[0].isWhole {
            let next = text.unicodeScalars[completions.replaced.upperBound...].first
            if next != " " { replacement += " " }
        }
        let replaced = text[completions.replaced]
        let isLonger = replacement.utf8.count > replaced.utf8.count
        if completions.candidates.count == 1 || isLonger {
            line.replace(offsets(of: completions.replaced, in: text), with: ShownText.editable(replacement))
        } else {
            list(completions.candidates)
        }
    }

    private func offsets(of range: Range<String.Index>, in text: String) -> Range<Int> {
        let scalars = text.unicodeScalars
        let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
        return start..<start + scalars.distance(from: range.lowerBound, to: range.upperBound)
    }

    /// Shows the candidates below the line, and the line again below them.
    private func list(_ candidates: [Completions.Candidate]) {
        goBelowLine()
        let size = size
        let style = capabilities.color ? TextStyle.faint.sequence : ""
        let height = size.rows - 2
        for row in CompletionList.rows(candidates, columns: size.columns, height: height, descriptions: style) {
            output += row + "\r\n"
        }
    }
}
