/// Why a text is no URL that can be matched. Offsets count bytes of the text, in UTF-8.
public enum URLFault: Error, Sendable, Hashable {
    /// It does not begin with a scheme and a colon.
    case noScheme
    /// It has a space or a control character.
    case forbiddenByte(offset: Int)
    /// It is an `http` or `https` URL without a host.
    case noHost
    /// An escape is not `%` and two hexadecimal digits, or the bytes around it are no UTF-8.
    case badEscape(offset: Int)
}
