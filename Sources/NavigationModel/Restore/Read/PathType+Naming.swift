public import StrictJSON

/// SwiftUI's own form of a path: `["Tag","item as JSON text",…]`, last pushed first.
///
/// The tags are names of Swift types, so only the manifest can say which routes they are.
extension Manifest? {
    /// Returns the routes of a path in SwiftUI's form, bottom up; any other snapshot, and a torn one, as it is.
    ///
    /// A tag that the manifest does not list becomes null, which is no route and cuts the path when it is restored.
    func namingTypes(in snapshot: JSONValue) -> JSONValue {
        guard let strings = snapshot.arrayValue, strings.isTypeTagged, strings.count.isMultiple(of: 2)
        else { return snapshot }
        var routes: [JSONValue] = []
        for index in stride(from: 0, to: strings.count, by: 2) {
            guard let tag = strings[index].stringValue, let text = strings[index + 1].stringValue,
                let item = try? JSONValue(parsing: text)
            else { return snapshot }
            routes.append(self?.route(ofType: Name(tag), item: item) ?? .null)
        }
        return .array(routes.reversed())
    }
}

extension Manifest {
    /// Returns the JSON of the route that an item of a SwiftUI path is, by the tag of its type; nil if it is none.
    ///
    /// An object gives the parameters of a route, a scalar its first declared one; items of the type of all routes
    /// stand for themselves, whatever they are.
    public func route(ofType tag: Name, item: JSONValue) -> JSONValue? {
        switch (pathTypes[tag], item) {
        case (nil, _): nil
        case (.routes?, _): item
        case (.route(let name)?, .object): .object([name.text: item])
        case (.route?, .array): nil
        case (.route(let name)?, _):
            routes[name]?.parameters.first.map { .object([name.text: [$0.label.text: item]]) }
        }
    }
}

extension [JSONValue] {
    /// Whether these are SwiftUI's tags and items rather than routes.
    var isTypeTagged: Bool { !isEmpty && allSatisfy { $0.stringValue != nil } }
}
