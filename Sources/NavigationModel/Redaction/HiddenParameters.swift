/// The parameters whose values are hidden, by route, and the kinds of content whose ids they are.
///
/// It is more than the manifest lists. An id is hidden for all routes that show its kind, or a token in the catalog
/// would be missing content for the others. And what a migration turns into a hidden parameter is hidden, too, since
/// old snapshots and journals are redacted as they are.
struct HiddenParameters {
    /// A parameter of the manifest's own schema.
    struct Declared: Hashable {
        var route: Name
        var label: Name
    }

    /// By route and label, what a hidden parameter is in the manifest's own schema.
    private var declared: [Name: [Name: Set<Declared>]] = [:]
    /// The kinds of content whose ids are hidden.
    private(set) var kinds: Set<Name> = []

    init(_ manifest: Manifest?) {
        guard let manifest else { return }
        for (route, labels) in manifest.redaction.parameters {
            for label in labels { hide(label, of: route) }
        }
        spreadOverContent(of: manifest)
        for step in manifest.migrations.reversed() { goBack(over: step) }
    }

    /// The routes with hidden parameters.
    var routes: Dictionary<Name, [Name: Set<Declared>]>.Keys { declared.keys }

    /// The labels of all hidden parameters.
    var labels: Set<Name> { declared.values.reduce([]) { $0.union($1.keys) } }

    /// Returns what a parameter is in the manifest's own schema; nil if it is not hidden.
    subscript(label: Name, of route: Name) -> Set<Declared>? { declared[route]?[label] }

    private mutating func hide(_ label: Name, of route: Name) {
        declared[route, default: [:]][label] = [Declared(route: route, label: label)]
    }

    private mutating func spreadOverContent(of manifest: Manifest) {
        let declarations =
            manifest.routes.map { (name: $0, declaration: $1) }
            + manifest.presentations.map { (name: $0, declaration: $1.route) }
        var known = -1
        while known < kinds.count {
            known = kinds.count
            for (name, declaration) in declarations {
                guard let label = declaration.content else { continue }
                let kind = declaration.kind ?? name
                if self[label, of: name] != nil { kinds.insert(kind) }
                if kinds.contains(kind) { hide(label, of: name) }
            }
        }
    }

    /// Adds what the step turns into something hidden; its operations in the opposite order.
    private mutating func goBack(over step: Migration) {
        for (name, parts) in step.splitRoute {
            for part in parts {
                for member in part.parameters {
                    for hole in member.value.holes { add(hole, of: name, from: Name(member.name), of: part.name) }
                }
            }
        }
        for (name, renamed) in step.renameParam {
            for (old, new) in renamed { add(old, of: name, from: new, of: name) }
        }
        for (old, new) in step.renameRoute {
            for label in declared[new]?.keys.map(\.self) ?? [] { add(label, of: old, from: label, of: new) }
            if kinds.contains(new) { kinds.insert(old) }
        }
    }

    private mutating func add(_ label: Name, of route: Name, from newLabel: Name, of newRoute: Name) {
        guard let known = self[newLabel, of: newRoute] else { return }
        declared[route, default: [:]][label, default: []].formUnion(known)
    }
}
