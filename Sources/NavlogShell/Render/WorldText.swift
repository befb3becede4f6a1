import NavigationModel

/// A state as a person reads it: what each scene shows, what lies over it, what waits.
struct WorldText {
    let manifest: Manifest?

    func lines(_ world: World) -> [Styled] {
        var facts: Styled = "catalog \(world.facts.catalog.isLoading ? "loading" : "ready", .value)"
        facts += world.facts.user.map { "  signed in as \($0.text, .value)" } ?? "  nobody signed in"
        if world.scenes.isEmpty { return [facts, "no scene"] }
        return [facts] + world.scenes.flatMap { id, scene in lines(scene, id: id, hasFocus: world.focus == id) }
    }

    func lines(_ scene: Scene, id: Name, hasFocus: Bool) -> [Styled] {
        var title: Styled = "\(id.text, .strong)  \(scene.phase.rawValue)"
        if scene.width == .compact { title += "  compact" }
        if scene.columns != .automatic { title += "  columns \(scene.columns.rawValue)" }
        if hasFocus { title += Styled("  focus", .good) }
        if scene.memory.claim != nil { title += "  \("claimed by", .faint) \(scene.memory.claim ?? 0, .faint)" }
        let rows = columnRows(scene) + stackRows(scene) + presentationRows(scene) + pendingRows(scene)
        let width = rows.map(\.label.width).max() ?? 0
        return [title]
            + rows.map { row in "  \(row.isCurrent ? "▸" : " ", .good) \(row.label.padded(to: width))  \(row.text)" }
    }

    private struct Row {
        var label: Styled
        var text: Styled
        var isCurrent = false
    }

    private func columnRows(_ scene: Scene) -> [Row] {
        scene.selection.map { column, route in
            Row(
                label: Styled(column.text, .name),
                text: route.map { "selected \($0.routeText(manifest), .value)" } ?? Styled("nothing selected", .faint))
        }
    }

    private func stackRows(_ scene: Scene) -> [Row] {
        scene.stacks.map { id, stack in
            let isHidden = scene.hiddenTabs.contains(id)
            let label = Styled(id.text, .name) + Styled(isHidden ? " (hidden)" : "", .faint)
            let isCurrent = scene.presentations.isEmpty && (scene.tab.map { $0 == id } ?? (scene.stacks.count == 1))
            return Row(label: label, text: text(stack), isCurrent: isCurrent)
        }
    }

    private func presentationRows(_ scene: Scene) -> [Row] {
        scene.presentations.enumerated().map { index, presentation in
            let route = Styled(presentation.route.routeText(manifest, as: .presented), .value)
            let inside = presentation.stack.depth == 0 ? Styled() : " › \(text(presentation.stack))"
            return Row(
                label: Styled(presentation.style.rawValue, .warning), text: route + inside,
                isCurrent: index == scene.presentations.count - 1)
        }
    }

    private func pendingRows(_ scene: Scene) -> [Row] {
        guard let pending = scene.pending else { return [] }
        let intent = IntentText(manifest: manifest).styled(pending.entry.intent)
        return [
            Row(
                label: Styled("waits", .warning),
                text: "\(intent) until \(pending.waits.inWords), since \(pending.since)")
        ]
    }

    private func text(_ stack: Stack) -> Styled {
        if stack.depth == 0 { return Styled("root", .faint) }
        let routes = stack.path.map { Styled($0.routeText(manifest), .value) }
        let views = stack.views.map { Styled("view \(QuotedText.word($0.text))", .faint) }
        return (routes + views).dropFirst().reduce((routes + views)[0]) { "\($0) › \($1)" }
    }
}
