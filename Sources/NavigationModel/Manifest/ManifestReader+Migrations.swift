import StrictJSON

extension ManifestReader {
    /// Reads the steps, which must lead from schema to schema, without a gap, up to the manifest's own.
    mutating func readMigrations(_ node: ManifestNode) {
        guard let nodes = array(node) else { return }
        var last: Int?
        for node in nodes {
            guard let step = step(node) else { continue }
            manifest.migrations.append(step)
            guard let start = node["from"], step.from > 0 else {
                last = nil
                continue
            }
            check(start, step.from, after: last)
            last = max(last ?? 0, step.from)
        }
        if let last, last + 1 < manifest.schema { report(.migrationGap(last + 1), at: node) }
        if knowsRoutes, knowsLayout { checkNames(nodes.filter { $0.value.objectValue != nil }) }
    }

    private mutating func check(_ node: ManifestNode, _ from: Int, after last: Int?) {
        if from >= manifest.schema { report(.migrationBeyond(schema: manifest.schema), at: node) }
        guard let last else { return }
        if from == last {
            report(.duplicate(String(from)), at: node)
        } else if from < last {
            report(.migrationOrder(after: last), at: node)
        } else if from > last + 1 {
            report(.migrationGap(last + 1), at: node)
        }
    }

    private mutating func step(_ node: ManifestNode) -> Migration? {
        let known = [
            "from", "renameRoute", "renameParam", "setParam", "dropRoute", "splitRoute", "renameTab", "moveTab",
        ]
        guard object(node, taking: known) else { return nil }
        var step = Migration(from: member("from", of: node).flatMap { ordinal($0) } ?? 0)
        if let node = node["renameRoute"] { step.renameRoute = renames(node) }
        for (route, node) in node["renameParam"].flatMap({ object($0) }) ?? [] {
            step.renameParam[route] = renames(node)
        }
        for (route, node) in node["setParam"].flatMap({ object($0) }) ?? [] {
            if object(node) != nil { step.setParam[route] = node.value.objectValue }
        }
        if let node = node["dropRoute"] { step.dropRoute = (names(node) ?? []).map(\.name) }
        for (route, node) in node["splitRoute"].flatMap({ object($0) }) ?? [] {
            step.splitRoute[route] = parts(node)
        }
        if let node = node["renameTab"] { step.renameTab = renames(node) }
        if let node = node["moveTab"] { step.moveTab = renames(node) }
        return step
    }

    /// Reads an object of old names with the new ones.
    private mutating func renames(_ node: ManifestNode) -> [Name: Name] {
        var renames: [Name: Name] = [:]
        for (old, node) in object(node) ?? [] { renames[old] = name(node) }
        return renames
    }

    private mutating func parts(_ node: ManifestNode) -> [TargetTemplate.Route] {
        guard let nodes = array(node) else { return [] }
        if nodes.isEmpty { report(.empty, at: node) }
        var parts: [TargetTemplate.Route] = []
        for node in nodes {
            if let part = routeTemplate(node, as: .pushed, takesHoles: true) { parts.append(part) }
        }
        return parts
    }
}

/// What a step leads to must exist in the end: in the manifest's own schema, after the steps that follow.
extension ManifestReader {
    private mutating func checkNames(_ nodes: [ManifestNode]) {
        for (index, node) in nodes.enumerated() {
            let step = manifest.migrations[index]
            for (_, node) in node["renameRoute"]?.members ?? [] { checkRoute(node, node.text, from: step, index) }
            for (route, node) in node["renameParam"]?.members ?? [] { checkRoute(node, route, from: step, index) }
            for (route, node) in node["setParam"]?.members ?? [] { checkRoute(node, route, from: step, index) }
            for (route, node) in node["splitRoute"]?.members ?? [] {
                checkParts(step.splitRoute[route] ?? [], at: node, index)
            }
            for (_, node) in node["renameTab"]?.members ?? [] { checkTab(node, step.moveTab, index) }
            for (_, node) in node["moveTab"]?.members ?? [] { checkTab(node, [:], index) }
        }
    }

    private mutating func checkRoute(_ node: ManifestNode, _ route: Name?, from step: Migration, _ index: Int) {
        guard let route, !step.takesAway(route), !exists(route, after: index) else { return }
        reportUndeclared(.route, route, among: declaredNames, at: node)
    }

    private mutating func checkParts(_ parts: [TargetTemplate.Route], at node: ManifestNode, _ index: Int) {
        guard parts.count == node.elements.count else { return }
        for (part, node) in zip(parts, node.elements) where !exists(part.name, after: index) {
            reportUndeclared(.route, part.name, among: declaredNames, at: node)
        }
    }

    private mutating func checkTab(_ node: ManifestNode, _ moves: [Name: Name], _ index: Int) {
        guard var tab = node.text else { return }
        tab = moves[tab] ?? tab
        for step in manifest.migrations[(index + 1)...] {
            tab = step.renameTab[tab] ?? tab
            tab = step.moveTab[tab] ?? tab
        }
        if !manifest.layout.has(stack: tab) {
            reportUndeclared(.tab, tab, among: manifest.layout.tabs, at: node)
        }
    }

    /// Returns whether a route that a step leaves behind is declared in the end, or taken away on purpose.
    private func exists(_ route: Name, after index: Int) -> Bool {
        var route = route
        for step in manifest.migrations[(index + 1)...] {
            route = step.renameRoute[route] ?? route
            if step.takesAway(route) { return true }
        }
        return manifest.routes[route] != nil || manifest.presentations[route] != nil
    }

    private var declaredNames: [Name] {
        Array(manifest.routes.keys) + manifest.presentations.keys
    }
}

extension Migration {
    /// Returns whether no route of that name is left after the step.
    fileprivate func takesAway(_ route: Name) -> Bool {
        dropRoute.contains(route) || splitRoute[route] != nil
    }
}

extension ManifestNode {
    /// The name here; nil if it is none, which was reported where it was read.
    fileprivate var text: Name? {
        value.stringValue.flatMap { $0.isEmpty ? nil : Name($0) }
    }
}
