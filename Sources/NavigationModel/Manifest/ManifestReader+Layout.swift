import StrictJSON

extension ManifestReader {
    private enum LayoutKind: String, CaseIterable {
        case stack, tabs, split
    }

    /// Reads `{"kind":"stack"}`, `{"kind":"tabs","tabs":[…],"selected"?,"reselect"?}` or
    /// `{"kind":"split","columns":[…]}`.
    mutating func readLayout(_ node: ManifestNode) {
        let foundBefore = found.count
        if let layout = layout(node) { manifest.layout = layout }
        knowsLayout = found.count == foundBefore
    }

    private mutating func layout(_ node: ManifestNode) -> Layout? {
        guard node["kind"] != nil else {
            if object(node, taking: ["kind", "tabs", "selected", "reselect", "columns"]) {
                report(.missing("kind"), at: node)
            }
            return nil
        }
        guard let kind = member("kind", of: node).flatMap({ choice($0, of: LayoutKind.self) }) else { return nil }
        switch kind {
        case .stack:
            _ = object(node, taking: ["kind"])
            return .stack
        case .tabs:
            return tabs(node)
        case .split:
            _ = object(node, taking: ["kind", "columns"])
            guard let columns = member("columns", of: node).flatMap({ listed($0) }) else { return nil }
            return .split(columns: columns)
        }
    }

    private mutating func tabs(_ node: ManifestNode) -> Layout? {
        _ = object(node, taking: ["kind", "tabs", "selected", "reselect"])
        let reselect = node["reselect"].flatMap { choice($0, of: Layout.Reselect.self) }
        let wanted = node["selected"].flatMap { node in name(node).map { (name: $0, node: node) } }
        guard let tabs = member("tabs", of: node).flatMap({ listed($0) }), let first = tabs.first else { return nil }
        if let wanted, !tabs.contains(wanted.name) {
            reportUndeclared(.tab, wanted.name, among: tabs, at: wanted.node)
        }
        return .tabs(tabs, selected: wanted?.name ?? first, reselect: reselect ?? .popToRoot)
    }

    /// Reads names of which there must be one at least.
    private mutating func listed(_ node: ManifestNode) -> [Name]? {
        if node.value.arrayValue?.isEmpty == true { report(.empty, at: node) }
        guard let names = names(node), !names.isEmpty else { return nil }
        return names.map(\.name)
    }
}
