/// What may be sent to a terminal beyond text, carriage returns and line feeds.
public struct Capabilities: Hashable, Sendable {
    /// Colours and other styles: in the prompt and in the highlighted line. Without them there is no suggestion either,
    /// for it would look like what was typed.
    public var color: Bool
    /// Moving the cursor and erasing, for lines of several rows. Without it only the row is sent again.
    public var painting: Bool
    /// Pasted text comes marked as such, so that it does not run by itself.
    public var bracketedPaste: Bool

    /// Gives each of them.
    public init(color: Bool, painting: Bool, bracketedPaste: Bool) {
        self.color = color
        self.painting = painting
        self.bracketedPaste = bracketedPaste
    }

    /// Plain text, for terminals that would show an escape sequence as such.
    public static let none = Capabilities(color: false, painting: false, bracketedPaste: false)

    /// All of them.
    public static let all = Capabilities(color: true, painting: true, bracketedPaste: true)

    /// Returns what a terminal of this type (`$TERM`) can do: all, or none if it says it is dumb or says nothing.
    public static func ofTerminal(type: String?) -> Capabilities {
        switch type {
        case nil, "", "dumb", "emacs", "unknown": .none
        default: .all
        }
    }
}
