/// Shown text is what stands on the screen for a text that may hold anything.
///
/// libedit edits one line, so a line break is edited as the visible mark `␤`. A tab is a space. Other control
/// characters have no place in a line; where foreign text is only shown, they appear as U+FFFD.
enum ShownText {
    /// The character that stands for a line break while it is edited.
    static let lineBreak: Character = "\u{2424}"

    /// Returns the form of a text that can be edited.
    static func editable(_ text: String) -> String.UnicodeScalarView {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result.append("\u{2424}")
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
        result.append(contentsOf: line.lazy.map { $0 == "\u{2424}" ? "\n" : $0 })
        return String(result)
    }

    /// Returns a text as cells, on one row.
    static func cells(_ text: some StringProtocol, style: String = "") -> [Cell] {
        text.map { Cell($0, style: style) }
    }

    /// Whether a terminal shows a character and does nothing else with it. The joiners of emoji and scripts are such.
    static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: scalar == "\u{200D}" || scalar == "\u{200C}"
        default: true
        }
    }
}
