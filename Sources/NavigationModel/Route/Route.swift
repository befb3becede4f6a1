public import StrictJSON

/// A destination: a name and labelled parameters.
///
/// A route is data, never a model object or a view. Its JSON is what Swift synthesizes for a case of
/// `enum Route: Codable`: one member, named after the case, whose value holds the parameters, as in
/// `{"article":{"id":"a1"}}`.
///
/// It is kept as that text, compact, members and number literals as they arrived, and parsed only when someone asks
/// for a part: most routes of a journal are pushed, popped and never looked into.
public struct Route: Sendable {
    /// Everything about it, made once: a route is copied far more often than it is written.
    let body: RouteBody

    /// The compact JSON of the route.
    public var text: String { body.text }

    /// Creates a route from its name and parameters.
    public init(_ name: Name, _ parameters: JSONObject = JSONObject()) {
        let member = JSONObject.Member(name: name.text, value: .object(parameters))
        body = RouteBody(JSONValue.object(JSONObject([member])).text())
    }

    /// Creates a route from JSON: an object with one member whose value is an object. Anything else gives nil.
    public init?(json: JSONValue) {
        guard let members = json.objectValue?.members, members.count == 1, members[0].value.objectValue != nil
        else { return nil }
        body = RouteBody(json.text())
    }

    /// Creates a route from text that is known to be a route's compact JSON.
    ///
    /// The reader of a journal calls it after it has validated the bytes; nothing is checked here.
    public init(validated text: String) {
        body = RouteBody(text)
    }
}

extension Route {
    /// The route as JSON.
    public var json: JSONValue {
        body.json
    }

    /// The name of the destination.
    public var name: Name { body.name }

    /// The labelled parameters, in the order they arrived.
    public var parameters: JSONObject {
        json.objectValue?.members.first?.value.objectValue ?? JSONObject()
    }

    /// The entry of a path whose contents nobody could read.
    public static let unreadable = Route("unreadable")

    /// Whether this is a name that nobody may push: it stands for what could not be read.
    var isUnreadable: Bool { body.isUnreadable }
}

extension Route: CustomStringConvertible {
    /// The compact JSON of the route.
    public var description: String { text }
}
