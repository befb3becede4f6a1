import StrictJSON

/// Reads routes from text, one after the other: `settings`, `article(id: a1, source: "front page")`, or JSON.
///
/// A bare value is a word of ASCII letters, digits and `._-/~+@`; `42`, `true` and `null` mean what they mean in JSON
/// unless the declared parameter is a text. Anything else is JSON: a quoted string, an array, an object. A value
/// without a label takes the declared label at its position among all arguments, `_0`, `_1` … where none is declared.
///
/// What is read is not checked against the declarations: a value that does not fit is kept as it is spelled, and the
/// reducer says why it is refused.
public struct RouteTextReader {
    /// Where the next route is looked for, in UTF-8 bytes from the start.
    public var position: Int

    let bytes: [UInt8]
    let manifest: Manifest?
    /// Whether `{name}` stands for a capture, as in the templates of a manifest.
    let takesHoles: Bool

    /// Creates a reader at the start of a text.
    public init(_ text: String, manifest: Manifest?) {
        self.init(text, manifest: manifest, takesHoles: false)
    }

    init(_ text: String, manifest: Manifest?, takesHoles: Bool) {
        bytes = Array(text.utf8)
        position = 0
        self.manifest = manifest
        self.takesHoles = takesHoles
    }

    /// Reads the route at the position, after white space, and moves behind it; what follows is not looked at.
    ///
    /// - Throws: the first fault from the left.
    public mutating func route(as role: Route.Role = .pushed) throws(RouteTextError) -> Route {
        Route(fixed: try template(as: role))
    }

    /// Throws unless the text ends here.
    public mutating func end() throws(RouteTextError) {
        skipSpaces()
        guard position == bytes.count else { throw expected(.end) }
    }

    mutating func template(as role: Route.Role) throws(RouteTextError) -> TargetTemplate.Route {
        skipSpaces()
        if peek() == UInt8(ascii: "{") { return try jsonRoute() }
        guard let name = identifier() else { throw expected(.route) }
        let declared = manifest?.declaration(of: name, as: role)?.parameters ?? []
        let arguments = peek() == UInt8(ascii: "(") ? try arguments(declared) : []
        return TargetTemplate.Route(name: name, parameters: arguments)
    }

    private mutating func jsonRoute() throws(RouteTextError) -> TargetTemplate.Route {
        let start = position
        let json = try json()
        guard let route = try TargetTemplate.Route(json: json, takingHoles: takesHoles) else {
            throw error(.notARoute, at: start)
        }
        return route
    }
}
