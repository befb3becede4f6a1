public import StrictJSON

/// Takes out of entries, states and texts what nobody else should read.
///
/// Query values, fragments and user info of URLs, and the parameters that the manifest lists, are replaced by tokens.
/// Equal values have the same token wherever they stand, so the law is: a redacted journal replays to the same outcomes
/// and, redacted, to the same states.
///
/// It walks over JSON, not over intents, so it reaches what it does not know: the members of a later version, a
/// snapshot that is damaged, an entry that is none. What it has redacted it leaves as it is.
///
/// ## What keeps the law
///
/// - A token fits every declared type. A value that does not fit its type, which makes its route `badParameter`,
///   becomes an array with a token, which does not fit either.
///   Only a catalog cannot find it again, if it is the id of content that is on a path all the same.
/// - `null` stays: it says that nothing is there.
/// - A link that leads somewhere carries its target from then on, and one that leads nowhere its reason.
public struct Redactor: Sendable {
    let manifest: Manifest?
    let key: RedactionKey
    let hidden: HiddenParameters
    let links: LinkMatcher

    /// Creates a redactor. Without a manifest URLs are all that is hidden.
    public init(_ manifest: Manifest?, key: RedactionKey) {
        self.manifest = manifest
        self.key = key
        hidden = HiddenParameters(manifest)
        links = LinkMatcher(manifest)
    }

    /// Returns a user as they may be written.
    public func redact(user: String) -> String { hidesUser ? key.token(for: .string(user)) : user }

    /// Returns the id of a piece of content as it may be written; a number as text.
    public func redact(id: JSONValue, of kind: Name) -> String {
        hidden.kinds.contains(kind) ? key.token(for: id) : id.stringValue ?? id.text()
    }

    var hidesUser: Bool { manifest?.redaction.hidesUser ?? false }

    /// Returns a value that stands for a hidden one in a place that takes any string.
    func token(_ value: JSONValue) -> JSONValue { .string(key.token(for: value)) }

    /// Returns what stands for the value of a hidden parameter.
    ///
    /// - Parameter role: Where the route stands, which decides what its parameters are; nil if nobody knows.
    func token(for value: JSONValue, of parameters: Set<HiddenParameters.Declared>, as role: Route.Role?) -> JSONValue {
        if case .null = value { return value }
        if value.isMisfitToken { return value }
        let roles = role.map { [$0] } ?? [.pushed, .presented]
        let declared = parameters.flatMap { parameter in
            roles.compactMap { manifest?.declaration(of: parameter.route, as: $0) }.flatMap(\.parameters)
                .filter { $0.label == parameter.label }
        }
        let fits = declared.isEmpty || declared.contains { $0.accepts(value) }
        return fits ? token(value) : .array([token(value)])
    }
}

extension JSONValue {
    /// Whether this is an array with a token, which stands for a value that did not fit its place.
    var isMisfitToken: Bool {
        guard let elements = arrayValue, elements.count == 1 else { return false }
        return elements[0].stringValue.map(Redaction.isToken) ?? false
    }
}
