import StrictJSON

/// What a value is, as far as that decides how it is redacted.
enum RedactedPlace {
    /// Something of a state, a target or an entry. A route in it is on a path or selected, unless it is presented.
    case structure(Route.Role?)
    /// An object whose names are ids of scenes, stacks or columns, not of routes.
    case ids
    /// Ids of content, by kind.
    case catalog
    /// The session in a state.
    case session
    /// A name that someone gave: never hidden.
    case identifier
    /// Parameters of a route, where no name means anything to navlog.
    case parameters

    /// The place of a member.
    func member(_ name: String) -> RedactedPlace {
        guard case .structure(let role) = self else {
            if case .ids = self { return .structure(.pushed) }
            return .parameters
        }
        switch name {
        case "scenes", "stacks", "selection": return .ids
        case "content", "removed", "add", "remove": return .catalog
        case "session": return .session
        case "presentation", "presentations", "where": return .structure(.presented)
        case "missing": return .structure(nil)
        case "route": return .structure(role)
        case "scene", "tab", "stack", "column", "focus", "hiddenTabs", "views", "label", "delivery", "name", "columns",
            "user":
            return .identifier
        default: return .structure(.pushed)
        }
    }

    /// The names of members with an object that is no route, and so of no route's parameters.
    static let structureNames: Set<Name> = [
        "scenes", "stacks", "selection", "state", "memory", "pending", "entry", "session", "catalog", "presentation",
        "route", "target", "snapshot", "content", "removed", "add", "remove", "outcome",
    ]
}

extension Redactor {
    /// Returns a value with everything hidden that is in it.
    func redact(_ value: JSONValue, in place: RedactedPlace) -> JSONValue {
        switch (value, place) {
        case (.object(let object), .catalog): .object(redact(catalog: object))
        case (.object(let object), .session): .object(redact(session: object))
        case (.object(let object), _): .object(redact(object, in: place))
        case (.array(let elements), _): .array(elements.map { redact($0, in: place) })
        case (.string, .identifier), (.null, _), (.bool, _), (.number, _): value
        case (.string(let text), _): .string(redactingURLs(in: text))
        }
    }

    private func redact(_ object: JSONObject, in place: RedactedPlace) -> JSONObject {
        if object["intent"]?.stringValue != nil, object["seq"] != nil { return redact(entry: object) }
        let isRoute = object.count == 1 && !RedactedPlace.structureNames.contains(Name(object.members[0].name))
        return object.mapping { name, value in
            if case .ids = place { return redact(value, in: place.member(name)) }
            guard let parameters = value.objectValue, isRoute || hidden.routes.contains(Name(name)) else {
                return redact(value, in: place.member(name))
            }
            return .object(redact(parameters, of: Name(name), in: place))
        }
    }

    private func redact(_ parameters: JSONObject, of route: Name, in place: RedactedPlace) -> JSONObject {
        var role: Route.Role?
        if case .structure(let known) = place { role = known }
        return parameters.mapping { label, value in
            hidden[Name(label), of: route].map { token(for: value, of: $0, as: role) } ?? redact(value, in: .parameters)
        }
    }

    private func redact(catalog kinds: JSONObject) -> JSONObject {
        kinds.mapping { kind, ids in
            guard let ids = ids.arrayValue else { return redact(ids, in: .parameters) }
            return .array(ids.map { hidden.kinds.contains(Name(kind)) ? token($0) : redact($0, in: .parameters) })
        }
    }

    private func redact(session: JSONObject) -> JSONObject {
        session.mapping { name, value in
            guard name == "user", hidesUser, value.stringValue != nil else { return value }
            return token(value)
        }
    }
}

extension JSONObject {
    /// Returns the object with other values.
    func mapping(_ change: (String, JSONValue) -> JSONValue) -> JSONObject {
        JSONObject(members.map { Member(name: $0.name, value: change($0.name, $0.value)) })
    }
}
