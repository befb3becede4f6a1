/// A route of one of several types, for an app whose parts have routes of their own.
///
/// In a journal it looks as its value does; no name of a type is written. So when a route is read back, the types that
/// the store was made with are asked in their order, and the first that can read it has it: no two of them should have
/// cases of the same name and parameters.
public struct AnyRoute: Sendable {
    /// What the routes of every part of an app are.
    public typealias Value = any Hashable & Codable & Sendable

    /// The route, of whichever type.
    public let value: Value

    /// Wraps a route; one that is wrapped already stays as it is.
    public init(_ value: Value) {
        self.value = (value as? AnyRoute)?.value ?? value
    }

    /// Returns the route if it is of that type.
    public func `as`<Route>(_ type: Route.Type) -> Route? { value as? Route }

    /// Where the decoder finds the types.
    static let types = CodingUserInfoKey(rawValue: "navlog.routeTypes")
}

extension AnyRoute: Hashable {
    /// Returns whether both have the same type and are equal.
    public static func == (left: AnyRoute, right: AnyRoute) -> Bool {
        AnyHashable(left.value) == AnyHashable(right.value)
    }

    /// Feeds the route.
    public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}

extension AnyRoute: Codable {
    /// Reads a route of the first type that can.
    public init(from decoder: any Decoder) throws {
        let types = Self.types.flatMap { decoder.userInfo[$0] as? [any (Hashable & Codable & Sendable).Type] } ?? []
        for type in types {
            if let value = try? type.init(from: decoder) {
                self.init(value)
                return
            }
        }
        throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "none of \(types) has such a route"))
    }

    /// Writes the route as its own type does.
    public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension AnyRoute: CustomStringConvertible {
    /// The route as its own type describes it.
    public var description: String { String(describing: value) }
}
