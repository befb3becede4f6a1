import NavigationModel

/// A scene as a person looks at it: its columns, its stacks, what is over them, and what waits.
struct SceneOutline {
    /// One place of a scene where screens are.
    struct Row {
        /// Whether the place is what one sees.
        enum Sight {
            case shown
            /// It would be, if nothing were over it.
            case covered
            case hidden
        }

        var label: Styled
        /// What is at the bottom, nil for the root of a stack.
        var root: Styled?
        /// The screens above it, the visible one last.
        var screens: [Styled] = []
        var sight = Sight.hidden
    }

    /// The name of the scene with what holds for all of it.
    let title: Styled
    private(set) var rows: [Row] = []
    private let manifest: Manifest?

    /// - Parameters:
    ///   - scene: The scene.
    ///   - id: Its name.
    ///   - hasFocus: Whether it has the focus.
    ///   - manifest: The app.
    init(_ scene: Scene, id: Name, hasFocus: Bool, manifest: Manifest?) {
        self.manifest = manifest
        title = Self.title(of: scene, id: id, hasFocus: hasFocus)
        let shown = Self.shownPlace(of: scene, in: manifest.layout)
        let sight = scene.presentations.isEmpty ? Row.Sight.shown : .covered
        for (column, route) in scene.selection {
            rows.append(
                Row(
                    label: Styled(column.text, .name),
                    root: route.map { "selected \(text($0))" } ?? Styled("nothing selected", .faint),
                    sight: shown == .column(column) ? sight : .hidden))
        }
        for (stack, content) in scene.stacks {
            let hidden = Styled(scene.hiddenTabs.contains(stack) ? " (hidden)" : "", .faint)
            rows.append(
                Row(
                    label: Styled(stack.text, .name) + hidden, screens: screens(content),
                    sight: shown == .stack(stack) ? sight : .hidden))
        }
        for (index, presentation) in scene.presentations.enumerated() {
            rows.append(
                Row(
                    label: Styled(presentation.style.rawValue, .warning),
                    root: text(presentation.route, as: .presented), screens: screens(presentation.stack),
                    sight: index == scene.presentations.count - 1 ? .shown : .covered))
        }
        if let pending = scene.pending {
            let intent = IntentText(manifest: manifest).styled(pending.entry.intent)
            rows.append(
                Row(
                    label: Styled("waits", .warning),
                    root: "\(intent) until \(pending.waits.inWords), since \(pending.since)"))
        }
    }

    private static func title(of scene: Scene, id: Name, hasFocus: Bool) -> Styled {
        var title: Styled = "\(id.text, .strong)  \(scene.phase.rawValue)"
        if scene.width == .compact { title += "  compact" }
        if scene.columns != .automatic { title += "  columns \(scene.columns.rawValue)" }
        if hasFocus { title += Styled("  focus", .good) }
        if let claim = scene.memory.claim { title += Styled("  claimed by \(claim)", .faint) }
        return title
    }

    private enum Place: Equatable {
        case column(Name), stack(Name)
    }

    /// The place that one sees where nothing is over it. In compact width the columns of a split view are one stack.
    private static func shownPlace(of scene: Scene, in layout: Layout) -> Place {
        let stack = scene.baseStack(in: layout)
        guard case .split(let columns) = layout, scene.width == .compact, scene.stacks[stack]?.depth == 0 else {
            return .stack(stack)
        }
        return (scene.selectedColumn(in: layout) ?? columns.first).map { .column($0) } ?? .stack(stack)
    }

    private func screens(_ stack: Stack) -> [Styled] {
        stack.path.map { text($0) } + stack.views.map { Styled("view \(QuotedText.word($0.text))", .faint) }
    }

    private func text(_ route: Route, as role: Route.Role = .pushed) -> Styled {
        Styled(route.routeText(manifest, as: role), .value)
    }
}

extension SceneOutline.Row {
    /// What a person sees of the bottom: the root of a stack only where nothing is above it.
    var bottom: Styled? { root ?? (screens.isEmpty ? Styled("root", .faint) : nil) }

    /// All of it, from the bottom up.
    var path: [Styled] { (bottom.map { [$0] } ?? []) + screens }

    /// The mark in front of the place: what is seen, and what is under it.
    var mark: Styled {
        switch sight {
        case .shown: Styled("▸", .good)
        case .covered: Styled("▹", .faint)
        case .hidden: " "
        }
    }
}
