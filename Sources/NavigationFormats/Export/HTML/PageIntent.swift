import NavigationModel
import NavigationReplay
import StrictJSON

/// What an entry asks for, as the page shows it: the name, what it is about, the members, and who asked.
struct PageIntent {
    private let name: String
    private let origin: String
    private let members: JSONObject
    private let manifest: Manifest?

    /// Members that need no name beside their value.
    private static let plain: Set = [
        "route", "routes", "path", "url", "tab", "column", "user", "label", "to", "kind", "style", "name", "visibility",
    ]
    /// The longest value that the page shows in a line.
    private static let longest = 120

    init(_ entry: Entry, _ line: JSONObject, _ manifest: Manifest?) {
        name = entry.intent.name
        origin = entry.origin.rawValue
        // Other parts of the page say the rest.
        members = Entry.membersOfIntent(in: line)
        self.manifest = manifest
    }

    /// The row in the table of intents.
    var row: JSONValue {
        [
            .string(name), .string(about), .string(JSONValue.object(members).text(.journal)), .string(origin),
        ]
    }

    private var about: String {
        members.members.map { member in
            let text = text(of: member.value, named: member.name)
            return Self.plain.contains(member.name) ? text : "\(member.name) \(text)"
        }.joined(separator: ", ")
    }

    private func text(of value: JSONValue, named name: String) -> String {
        if let route = Route(json: value) {
            let isPresented = name == "route" && ["present", "dismiss"].contains(self.name)
            return route.routeText(manifest, as: isPresented ? .presented : .pushed)
        }
        if let elements = value.arrayValue, !elements.isEmpty {
            let routes = elements.compactMap(Route.init(json:))
            if routes.count == elements.count {
                return routes.map { $0.routeText(manifest) }.joined(separator: " ")
            }
        }
        let text = value.plainText
        return text.count <= Self.longest ? text : "\(text.prefix(Self.longest - 1))…"
    }
}
