import StrictJSON

/// The one place that decides which characters may reach a terminal.
enum ScreenText {
    /// Returns the text with every character escaped that could move the cursor, change colours, or hide or reorder
    /// what is shown: C0, DEL, C1, bidi controls, zero-width and tag characters. They appear as `\u{1b}`.
    static func safe(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0.isControl || $0.isInvisible }) else { return text }
        var safe = ""
        for scalar in text.unicodeScalars {
            if scalar.isControl || scalar.isInvisible {
                safe += "\\u{" + String(scalar.value, radix: 16) + "}"
            } else {
                safe.unicodeScalars.append(scalar)
            }
        }
        return safe
    }

    /// Returns the number of terminal columns that a text takes: wide characters two, combining ones none.
    static func width(of text: String) -> Int {
        text.reduce(0) { $0 + width(of: $1) }
    }

    private static func width(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if scalar.isASCII { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
            0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1f64f, 0x1f680...0x1f6ff, 0x1f900...0x1f9ff,
            0x20000...0x3fffd:
            return 2
        default: return scalar.properties.isEmojiPresentation ? 2 : 1
        }
    }
}
