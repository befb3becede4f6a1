public import StrictJSON

/// The first fault of a route text, from the left.
public struct RouteTextError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Fault: Hashable, Sendable {
        /// Something else must stand there.
        case expected(Expectation)
        /// A quoted string or another JSON value is damaged.
        case json(JSONError.Code)
        /// JSON that is no route: one member whose value is an object.
        case notARoute
        /// The route has that parameter already, under this label or by its position.
        case repeatedLabel(Name)
    }

    /// What must stand at a place.
    public enum Expectation: Hashable, Sendable {
        /// The name of a route, or its JSON.
        case route
        /// A word, a quoted string, an array or an object.
        case value
        /// `,` or `)`.
        case commaOrParenthesis
        /// `{name}`, or `{{` for a brace.
        case hole
        /// Nothing, or white space.
        case end
    }

    /// What is wrong.
    public var fault: Fault
    /// Where, in UTF-8 bytes from the start of the text.
    public var offset: Int
    /// The character there, nil at the end of the text.
    public var found: String?

    /// Creates an error.
    public init(_ fault: Fault, at offset: Int, found: String?) {
        self.fault = fault
        self.offset = offset
        self.found = found
    }
}
