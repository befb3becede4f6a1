/// A prompt is text with styles, in the form that libedit draws and in the form that takes columns.
struct Prompt {
    /// Brackets what takes no columns, in ``drawn``.
    static let literal: Unicode.Scalar = "\u{1}"

    /// The text with its styles.
    private(set) var drawn = String.UnicodeScalarView()
    /// The text alone.
    private(set) var plain = String.UnicodeScalarView()

    /// Reads a prompt that may hold style sequences (`ESC [ … m`); without `color` they are left out.
    /// Any other control character is left out too.
    init(_ text: String, color: Bool) {
        var rest = text.unicodeScalars[...]
        var style = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            if scalar == "\u{1B}" {
                let sequence = rest.prefix { $0 != "m" }
                rest = rest[sequence.endIndex...].dropFirst()
                style.append(scalar)
                style.append(contentsOf: sequence)
                style.append("m")
            } else if scalar.properties.generalCategory != .control {
                append(scalar, behind: color ? style : .init())
                style = .init()
            }
        }
        // libedit draws a style together with the character behind it, and would lose one at the end.
        if color && !style.isEmpty { append(" ", behind: style) }
    }

    private mutating func append(_ scalar: Unicode.Scalar, behind style: String.UnicodeScalarView) {
        if !style.isEmpty {
            drawn.append(Self.literal)
            drawn.append(contentsOf: style)
            drawn.append(Self.literal)
        }
        drawn.append(scalar)
        plain.append(scalar)
    }
}
