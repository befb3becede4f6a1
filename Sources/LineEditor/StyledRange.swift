/// A part of a line and how it looks.
public struct StyledRange: Hashable, Sendable {
    /// The part, as indices of the line that was asked about.
    public let range: Range<String.Index>
    /// Its look.
    public let style: TextStyle

    /// Gives a part a look.
    public init(_ range: Range<String.Index>, _ style: TextStyle) {
        self.range = range
        self.style = style
    }
}

/// How text looks; the raw value is the parameter of the terminal's "select graphic rendition".
public enum TextStyle: UInt8, Hashable, Sendable {
    /// Less visible than other text.
    case faint = 2
    /// The terminal's own colours.
    case red = 31
    /// See ``red``.
    case green, yellow
    /// See ``red``.
    case cyan = 36
}
