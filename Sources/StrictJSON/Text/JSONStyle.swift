/// How text is written: for the journal or for people and programs that read output.
///
/// Both are compact, keep the order of members and the spelling of numbers, and read back as the same value.
public enum JSONStyle: Sendable, Hashable {
    /// Escapes everything that a terminal or an editor could hide, move or act on, always as `\uXXXX`, so that `cat` is
    /// safe: C0, DEL, C1, line and paragraph separators, bidirectional controls, zero-width and tag characters.
    case journal
    /// Escapes C0 (in the short forms of JSON where there are some), DEL and C1.
    case output
}
