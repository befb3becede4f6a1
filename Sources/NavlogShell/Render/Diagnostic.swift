/// What went wrong, for the person who meets it: where, what, the value, what to do next.
struct Diagnostic: Error, Sendable {
    /// The status that a command ends with.
    var status: ExitStatus
    /// What is wrong: a sentence without a full stop, values in quotes.
    var message: String
    /// Where it is, as `FILE:LINE`.
    var place: String?
    /// The text at fault, with the column that the caret points at.
    var excerpt: Excerpt?
    /// Commands to paste, or what to check.
    var hints: [String] = []
    /// What belongs to the message, a line each.
    var details: [String] = []

    /// A line with a caret under it.
    struct Excerpt: Sendable {
        var line: String
        /// The number of characters before the caret.
        var column: Int
    }

    static func usage(_ message: String, hint: String? = nil) -> Diagnostic {
        Diagnostic(status: .usage, message: message, hints: hint.map { [$0] } ?? [])
    }

    static func refused(_ message: String, hint: String? = nil) -> Diagnostic {
        Diagnostic(status: .refused, message: message, hints: hint.map { [$0] } ?? [])
    }

    /// Ctrl-C stopped the command.
    static let interrupted = Diagnostic(status: .interrupted, message: "interrupted")

    static func no(_ message: String, hint: String? = nil) -> Diagnostic {
        Diagnostic(status: .no, message: message, hints: hint.map { [$0] } ?? [])
    }
}

extension Screen {
    /// Prints a diagnostic: `error: FILE:LINE: …`, the excerpt with a caret, and hints.
    func report(_ diagnostic: Diagnostic, as label: Styled = Styled("error:", .bad)) {
        let place = diagnostic.place.map { "\($0): " } ?? ""
        line("\(label) \(place, .strong)\(diagnostic.message)")
        if let excerpt = diagnostic.excerpt {
            let (shown, column) = excerpt.window(of: excerptColumns)
            line("  \(shown)")
            line("  \(String(repeating: " ", count: column))\("^", .bad)")
        }
        for detail in diagnostic.details { line("  \(detail)") }
        for hint in diagnostic.hints { line("\("hint:", .good) \(hint)") }
    }
}

extension Diagnostic.Excerpt {
    /// The part of the line around the caret that fits a width, as it is shown, with the caret's column in it.
    func window(of width: Int) -> (text: String, column: Int) {
        let characters = Array(line)
        let caret = min(column, characters.count)
        let start = caret > width * 3 / 4 ? caret - width / 2 : 0
        let end = min(characters.count, start + width)
        let lead = start > 0 ? "…" : ""
        let before = lead + ScreenText.safe(String(characters[start..<max(start, min(caret, end))]))
        let after = ScreenText.safe(String(characters[max(start, min(caret, end))..<end]))
        return (before + after + (end < characters.count ? "…" : ""), ScreenText.width(of: before))
    }
}
