import NavigationModel

/// Tabs, columns and the surroundings of a scene.
enum SceneVerbs {
    static let all: [any Verb] = [tab, select, hide, show, columns, width, background, active, ready, forget]

    static let tab = IntentVerb("tab", "select a tab", takes: [.one("TAB", .tab)]) { call, _ in
        .scene(.selectTab(Name(call.text(0))))
    }

    static let select = IntentVerb(
        "select", "select a route in a column, or none",
        takes: [.one("COLUMN", .column), .one("ROUTE|none", .either([.choice(["none"]), .route]))]
    ) { call, context in
        guard let word = call.word(1) else { throw Diagnostic.usage("select needs a route or none") }
        let route = word.isKeyword("none") ? nil : try word.route(context.manifest)
        return .scene(.select(column: Name(call.text(0)), route: route))
    }

    static let hide = IntentVerb("hide", "hide a tab", group: .scenes, takes: [.one("TAB", .tab)]) {
        call, _ in
        .scene(.setTabHidden(tab: Name(call.text(0)), hidden: true))
    }

    static let show = IntentVerb("show", "show a hidden tab again", group: .scenes, takes: [.one("TAB", .tab)]) {
        call, _ in
        .scene(.setTabHidden(tab: Name(call.text(0)), hidden: false))
    }

    static let columns = IntentVerb(
        "columns", "show other columns of a split view",
        takes: [.one("VISIBILITY", .choice(Scene.ColumnVisibility.allCases.map(\.rawValue)))]
    ) { call, _ in
        .scene(.setColumns(try call.choice(0, "visibility")))
    }

    static let width = IntentVerb(
        "width", "make the scene regular or compact", group: .scenes,
        takes: [.one("WIDTH", .choice(Scene.Width.allCases.map(\.rawValue)))]
    ) { call, _ in
        .scene(.setWidth(try call.choice(0, "width")))
    }

    static let background = IntentVerb("background", "send the scene to the background", group: .scenes) {
        _, _ in
        .scene(.phase(.background))
    }

    static let active = IntentVerb("active", "bring the scene to the front", group: .scenes) {
        _, _ in
        .scene(.phase(.active))
    }

    static let ready = IntentVerb("ready", "attach the app's handlers", group: .scenes) { _, _ in
        .scene(.ready)
    }

    static let forget = IntentVerb("forget", "give up what waits in the scene", group: .scenes) {
        _, _ in
        .scene(.dropPending)
    }
}
