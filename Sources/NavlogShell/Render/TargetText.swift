import NavigationModel

/// What a link opens, as a person reads it.
struct TargetText {
    let manifest: Manifest?

    /// The parts that the target mentions, each with its label.
    func rows(_ target: Target) -> [(label: String, text: Styled)] {
        var rows: [(label: String, text: Styled)] = []
        if let tab = target.tab { rows.append(("tab", Styled(tab.text, .value))) }
        for selected in target.selection {
            let route = selected.route.map { Styled($0.routeText(manifest), .value) } ?? Styled("none", .faint)
            rows.append(("select", "\(selected.column.text, .name) \(route)"))
        }
        if let path = target.path { rows.append((target.pushes ? "push" : "path", text(path))) }
        if let presented = target.presentation {
            let style = presented.style.map { "\($0.rawValue, .warning) " } ?? Styled()
            let route = Styled(presented.route.routeText(manifest, as: .presented), .value)
            let inside = presented.path.isEmpty ? Styled() : " › \(text(presented.path))"
            rows.append(("present", "\(style)\(route)\(inside)"))
        }
        if target.opensScene { rows.append(("scene", "a new one, named by the entry")) }
        if target.rejectsMissing { rows.append(("missing", "content that is missing rejects the link")) }
        return rows
    }

    /// All parts on one line.
    func line(_ target: Target) -> Styled {
        let parts = rows(target).map { "\($0.label, .faint) \($0.text)" as Styled }
        guard let first = parts.first else { return Styled("nothing", .faint) }
        return parts.dropFirst().reduce(first) { "\($0), \($1)" }
    }

    private func text(_ path: [Route]) -> Styled {
        guard let first = path.first else { return Styled("root", .faint) }
        return path.dropFirst().reduce(Styled(first.routeText(manifest), .value)) {
            "\($0) › \($1.routeText(manifest), .value)"
        }
    }
}
