import NavigationModel

/// A state as a person reads it: what each scene shows, what lies over it, what waits.
struct WorldText {
    let manifest: Manifest?

    func lines(_ world: World) -> [Styled] {
        facts(of: world) + world.scenes.flatMap { id, scene in lines(scene, id: id, hasFocus: world.focus == id) }
    }

    /// A scene with a line a place: `▸ library  topic(swiftui) › article(id: a1)`.
    func lines(_ scene: Scene, id: Name, hasFocus: Bool) -> [Styled] {
        let outline = SceneOutline(scene, id: id, hasFocus: hasFocus, manifest: manifest)
        let width = outline.rows.map(\.label.width).max() ?? 0
        return [outline.title]
            + outline.rows.map { row in
                "  \(row.mark) \(row.label.padded(to: width))  \(row.path.joined(separator: " › "))"
            }
    }

    /// The scenes as trees: every screen stands on a line of its own, below the one from which it was reached.
    func tree(_ world: World) -> [Styled] {
        facts(of: world) + world.scenes.flatMap { id, scene in tree(scene, id: id, hasFocus: world.focus == id) }
    }

    /// A scene as a tree.
    func tree(_ scene: Scene, id: Name, hasFocus: Bool) -> [Styled] {
        let outline = SceneOutline(scene, id: id, hasFocus: hasFocus, manifest: manifest)
        var lines = [outline.title]
        for (index, row) in outline.rows.enumerated() {
            let isLast = index == outline.rows.count - 1
            let bottom = row.bottom.map { "  \($0)" } ?? Styled()
            lines.append("\(isLast ? "└─" : "├─", .faint)\(row.mark) \(row.label)\(bottom)")
            for (depth, screen) in row.screens.enumerated() {
                let indent = String(repeating: "   ", count: depth)
                lines.append("\(isLast ? " " : "│", .faint)    \(indent)\("└─", .faint) \(screen)")
            }
        }
        return lines
    }

    private func facts(of world: World) -> [Styled] {
        var facts: Styled = "catalog \(world.facts.catalog.isLoading ? "loading" : "ready", .value)"
        facts += world.facts.user.map { "  signed in as \($0.text, .value)" } ?? "  nobody signed in"
        return world.scenes.isEmpty ? [facts, "no scene"] : [facts]
    }
}

extension [Styled] {
    /// The texts as one, with a separator between them.
    func joined(separator: String) -> Styled {
        guard let first else { return Styled() }
        return dropFirst().reduce(first) { "\($0)\(separator, .faint)\($1)" }
    }
}
