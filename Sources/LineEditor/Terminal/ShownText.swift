import CLibedit

/// Shown text is what stands on the screen for a text that may hold anything.
///
/// libedit edits one line, so a line break is edited as the visible mark `␤`. A tab is a space. Other control characters
/// have no place in a line; where foreign text is only shown, they appear as U+FFFD.
enum ShownText {
    /// The character that stands for a line break while it is edited.
    static let lineBreak: Unicode.Scalar = "\u{2424}"

    /// Returns the form of a text that can be edited.
    static func editable(_ text: String) -> String.UnicodeScalarView {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result.append(lineBreak)
            case "\t": result.append(" ")
            case _ where scalar.properties.generalCategory == .control: continue
            default: result.append(scalar)
            }
        }
        return result
    }

    /// Returns the text that an edited line means.
    static func meaning(of line: some Collection<Unicode.Scalar>) -> String {
        var result = String.UnicodeScalarView()
        result.append(contentsOf: line.lazy.map { $0 == lineBreak ? "\n" : $0 })
        return String(result)
    }

    /// Returns a text on one row, without anything that a terminal would obey.
    static func harmless(_ text: String) -> String.UnicodeScalarView {
        var result = String.UnicodeScalarView()
        result.append(
            contentsOf: text.unicodeScalars.lazy.map { $0 == "\n" ? lineBreak : isHarmless($0) ? $0 : "\u{FFFD}" })
        return result
    }

    /// Whether a terminal shows a character and does nothing else with it. The joiner of emoji is one.
    static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: scalar == "\u{200D}"
        default: true
        }
    }

    /// Returns how many columns a text takes, counted as libedit does: by scalars.
    static func columns(_ text: some Sequence<Unicode.Scalar>) -> Int {
        text.reduce(0) { $0 + Int(clibedit_columns(wchar_t($1.value))) }
    }

    /// Returns as much of a text as fits into so many columns, ending in `…` if that is not all.
    static func cut(_ text: String.UnicodeScalarView, to limit: Int) -> String.UnicodeScalarView {
        if columns(text) <= limit { return text }
        var result = String.UnicodeScalarView()
        var used = 1
        for scalar in text {
            used += columns(CollectionOfOne(scalar))
            if used > limit { break }
            result.append(scalar)
        }
        if limit > 0 { result.append("…") }
        return result
    }
}
