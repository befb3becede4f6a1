/// What is hidden, and what SwiftUI's type tags stand for.
extension ManifestReader {
    mutating func readRedaction(_ node: ManifestNode) {
        guard object(node, taking: ["query", "params", "user"]) else { return }
        if let node = node["query"] { manifest.redaction.plainQueryNames = (names(node) ?? []).map(\.name) }
        if let node = node["user"] { manifest.redaction.hidesUser = bool(node) ?? false }
        guard let params = node["params"].flatMap({ object($0) }) else { return }
        for (route, node) in params {
            let hidden = names(node) ?? []
            manifest.redaction.parameters[route] = hidden.map(\.name)
            guard knowsRoutes else { continue }
            let declarations = [manifest.routes[route], manifest.presentations[route]?.route].compactMap(\.self)
            guard !declarations.isEmpty else {
                let names = Array(manifest.routes.keys) + manifest.presentations.keys
                reportUndeclared(.route, route, among: names, at: node)
                continue
            }
            let labels = declarations.flatMap(\.parameters).map(\.label)
            for (label, node) in hidden where !labels.contains(label) {
                reportUndeclared(.parameter, label, among: labels, at: node)
            }
        }
    }

    mutating func readPathTypes(_ node: ManifestNode) {
        for (tag, node) in object(node) ?? [] {
            guard let route = name(node) else { continue }
            if route == "*" {
                manifest.pathTypes[tag] = .routes
            } else {
                manifest.pathTypes[tag] = .route(route)
                if knowsRoutes, manifest.routes[route] == nil {
                    reportUndeclared(.route, route, among: manifest.routes.keys, at: node)
                }
            }
        }
    }
}
