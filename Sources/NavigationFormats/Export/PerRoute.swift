import NavigationModel

/// What was made of routes, for those that are written the same way and stand in the same role.
struct PerRoute<Value> {
    private struct Key: Hashable {
        var route: Route
        var role: Route.Role

        static func == (left: Key, right: Key) -> Bool {
            left.role == right.role && left.route.hasText(of: right.route)
        }

        func hash(into hasher: inout Hasher) {
            var text = route.text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
    }

    private static var limit: Int { 1 << 15 }

    private var known: [Key: Value] = [:]

    /// What was made of a route, nil if nothing was. It begins anew when it holds too much.
    subscript(route: Route, role: Route.Role) -> Value? {
        get { known[Key(route: route, role: role)] }
        set {
            if known.count >= Self.limit { known = [:] }
            known[Key(route: route, role: role)] = newValue
        }
    }
}
