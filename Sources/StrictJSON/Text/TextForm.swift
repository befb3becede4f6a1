/// What the writer can write: the two public styles, and canonical text.
enum TextForm {
    case journal
    case output
    case canonical

    init(_ style: JSONStyle) {
        switch style {
        case .journal: self = .journal
        case .output: self = .output
        }
    }

    /// Whether `\n` is written instead of `\u000a`.
    var hasShortEscapes: Bool { self != .journal }

    /// Returns whether a scalar that is neither a quote nor a backslash must be escaped.
    func escapes(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .canonical: scalar.value < 0x20
        case .output: scalar.isControl
        case .journal: scalar.isControl || scalar.isInvisible
        }
    }
}

extension Unicode.Scalar {
    /// Whether this is one of C0, DEL and C1.
    package var isControl: Bool {
        value < 0x20 || 0x7F...0x9F ~= value
    }

    /// Whether this breaks lines, turns the direction of text around, has no width, or is a tag.
    package var isInvisible: Bool {
        switch value {
        case 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
            true
        default: false
        }
    }
}
