public import StrictJSON

extension Target {
    /// The target as it stands in a journal. What it does not mention has no member.
    public var json: JSONValue {
        var object = JSONObject()
        object["tab"] = tab.map { .string($0.text) }
        if !selection.isEmpty {
            object["selection"] = .object(
                JSONObject(selection.map { .init(name: $0.column.text, value: $0.route?.json ?? .null) }))
        }
        object["path"] = path.map { .array($0.map(\.json)) }
        object["presentation"] = presentation?.json
        if pushes { object["mode"] = "push" }
        if opensScene { object["scene"] = "new" }
        if rejectsMissing { object["missing"] = "reject" }
        return .object(object)
    }

    /// Creates a target from JSON, nil if a member has another shape. Members of other names are ignored, so that a
    /// recorder may add what it likes.
    public init?(json: JSONValue) {
        guard let object = json.objectValue,
            let pushes = object.isMarked("mode", "push"),
            let opensScene = object.isMarked("scene", "new"),
            let rejectsMissing = object.isMarked("missing", "reject")
        else { return nil }
        self.pushes = pushes
        self.opensScene = opensScene
        self.rejectsMissing = rejectsMissing
        if let tab = object["tab"] {
            guard let text = tab.stringValue else { return nil }
            self.tab = Name(text)
        }
        if let selection = object["selection"] {
            guard let columns = [ColumnSelection](json: selection) else { return nil }
            self.selection = columns
        }
        if let path = object["path"] {
            guard let routes = [Route](json: path) else { return nil }
            self.path = routes
        }
        if let presentation = object["presentation"] {
            guard let presented = Presented(json: presentation) else { return nil }
            self.presentation = presented
        }
    }
}

extension Target.Presented {
    fileprivate var json: JSONValue {
        var object: JSONObject = ["route": route.json]
        object["style"] = style.map { .string($0.rawValue) }
        if !path.isEmpty { object["path"] = .array(path.map(\.json)) }
        return .object(object)
    }

    fileprivate init?(json: JSONValue) {
        guard let route = json["route"].flatMap(Route.init(json:)) else { return nil }
        self.init(route: route)
        if let style = json["style"] {
            guard let known = style.stringValue.flatMap(PresentationStyle.init(rawValue:)) else { return nil }
            self.style = known
        }
        if let path = json["path"] {
            guard let routes = [Route](json: path) else { return nil }
            self.path = routes
        }
    }
}

extension [Target.ColumnSelection] {
    fileprivate init?(json: JSONValue) {
        guard let columns = json.objectValue else { return nil }
        self = []
        for member in columns.members {
            if case .null = member.value {
                append(Element(column: Name(member.name), route: nil))
            } else {
                guard let route = Route(json: member.value) else { return nil }
                append(Element(column: Name(member.name), route: route))
            }
        }
    }
}

extension [Route] {
    /// Creates the routes of a JSON array, nil if an element is none.
    init?(json: JSONValue) {
        guard let elements = json.arrayValue else { return nil }
        self = []
        for element in elements {
            guard let route = Route(json: element) else { return nil }
            append(route)
        }
    }
}

extension JSONObject {
    /// Returns whether a member that has one possible value is there, nil if it has another.
    fileprivate func isMarked(_ name: String, _ mark: String) -> Bool? {
        guard let value = self[name] else { return false }
        return value == .string(mark) ? true : nil
    }
}
