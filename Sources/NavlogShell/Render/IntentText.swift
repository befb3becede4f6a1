import NavigationModel
import StrictJSON

/// Intents as the REPL spells them.
struct IntentText {
    let manifest: Manifest?

    /// An intent, styled: its verb and what it is about.
    func styled(_ intent: Intent) -> Styled {
        let (verb, rest) = words(of: intent)
        return rest.isEmpty ? Styled(verb, .name) : "\(verb, .name) \(rest)"
    }

    func text(_ routes: [Route]) -> String {
        routes.map { $0.routeText(manifest) }.joined(separator: " ")
    }

    private func words(of intent: Intent) -> (verb: String, rest: String) {
        switch intent {
        case .app(let intent): words(of: intent)
        case .scene(let intent): words(of: intent)
        case .unknown(let name, _), .malformed(let name, _): (name, "")
        }
    }

    private func words(of intent: AppIntent) -> (verb: String, rest: String) {
        switch intent {
        case .launched: ("launch", "")
        case .catalogLoaded(let content): ("catalog load", items(content, sign: ""))
        case .catalogChanged(let add, let remove):
            (
                "catalog",
                [items(add, sign: "+"), items(remove, sign: "-")].filter { !$0.isEmpty }.joined(separator: " ")
            )
        case .signedIn(let user): ("signin", QuotedText.word(user.text))
        case .signedOut: ("signout", "")
        }
    }

    private func words(of intent: SceneIntent) -> (verb: String, rest: String) {
        switch intent {
        case .sceneOpened: ("scene new", "")
        case .sceneClosed(let destroyed): ("scene close", destroyed ? "destroyed" : "")
        case .phase(let phase): (phase.rawValue, "")
        case .ready: ("ready", "")
        case .setWidth(let width): ("width", width.rawValue)
        case .setTabHidden(let tab, let hidden): (hidden ? "hide" : "show", QuotedText.word(tab.text))
        case .dropPending: ("forget", "")
        case .push(let routes, let stack): ("push", text(routes) + on(stack))
        case .pushView(let label, let stack): ("view", QuotedText.word(label.text) + on(stack))
        case .pop(let count, let stack): ("pop", (count == 1 ? "" : "\(count)") + on(stack))
        case .popTo(let destination, let stack): ("pop to", text(destination) + on(stack))
        case .popToRoot(let stack): ("root", on(stack))
        case .setPath(let routes, let stack): ("set", text(routes) + on(stack))
        case .pathChanged(.routes(let routes), let stack):
            ("path changed to", (routes.isEmpty ? "[]" : text(routes)) + on(stack))
        case .pathChanged(.opaque(let depth), let stack): ("path changed to", "depth \(depth), unreadable" + on(stack))
        case .gesture(let gesture, let stack): ("swipe", "\(gesture.kind) \(gesture.stage.rawValue)" + on(stack))
        case .present(let route, let style, let path):
            (
                "present",
                ([style?.rawValue, route.routeText(manifest, as: .presented)].compactMap { $0 }
                    + path.map { $0.routeText(manifest) })
                    .joined(separator: " ")
            )
        case .dismiss(.top): ("dismiss", "")
        case .dismiss(.all): ("dismiss", "all")
        case .dismiss(.route(let route)): ("dismiss", route.routeText(manifest, as: .presented))
        case .selectTab(let tab): ("tab", QuotedText.word(tab.text))
        case .select(let column, let route):
            ("select", "\(QuotedText.word(column.text)) \(route?.routeText(manifest) ?? "none")")
        case .setColumns(let columns): ("columns", columns.rawValue)
        case .openURL(let url, let withheld, let link):
            ("open", url + (withheld == nil ? "" : " (withheld)") + delivery(link))
        case .openTarget(let target, let link): ("open target", target.json.text() + delivery(link))
        case .restore(let snapshot, _): ("restore", text(snapshot))
        }
    }

    private func text(_ destination: PopDestination) -> String {
        switch destination {
        case .route(let route): route.routeText(manifest)
        case .name(let name): name.text
        case .depth(let depth): String(depth)
        }
    }

    private func on(_ stack: Name?) -> String {
        stack.map { " --stack \(QuotedText.word($0.text))" } ?? ""
    }

    private func delivery(_ link: Link) -> String {
        link.delivery.map { " --delivery \(QuotedText.word($0.text))" } ?? ""
    }

    private func items(_ items: [CatalogItems], sign: String) -> String {
        items.map { kind in
            let ids = kind.ids.prefix(6).map { $0.stringValue.map(QuotedText.word) ?? $0.text() }
            let more = kind.ids.count > 6 ? " and \(kind.ids.count - 6) more" : ""
            return "\(sign)\(QuotedText.word(kind.kind.text)) \(ids.joined(separator: " "))\(more)"
        }.joined(separator: ", ")
    }
}

/// A snapshot of a scene in a few words.
extension IntentText {
    /// What one would see: `library › topic(swiftui)`. What cannot be read is told by the first bytes.
    private func text(_ snapshot: JSONValue) -> String {
        if let screens = screens(snapshot["state"]) { return screens.joined(separator: " › ") }
        let text = snapshot.text()
        return text.count <= 60 ? text : "\(text.prefix(56))… (\(text.utf8.count) bytes)"
    }

    /// The tab, the path in it and what is presented over it; nil if a part of them cannot be read.
    private func screens(_ state: JSONValue?) -> [String]? {
        guard let stacks = state?["stacks"]?.objectValue?.members else { return nil }
        let tab = state?["tab"]?.stringValue
        let shown = stacks.first { tab == nil || $0.name == tab }?.value
        guard let path = routes(shown?["path"] ?? []),
            let presented = routes(.array((state?["presentations"]?.arrayValue ?? []).map { $0["route"] ?? .null }))
        else { return nil }
        let screens =
            (tab.map { [QuotedText.word($0)] } ?? []) + path.map { $0.routeText(manifest) }
            + presented.map { $0.routeText(manifest, as: .presented) }
        return screens.isEmpty ? ["root"] : screens
    }

    private func routes(_ json: JSONValue) -> [Route]? {
        guard let array = json.arrayValue else { return nil }
        let routes = array.compactMap(Route.init(json:))
        return routes.count == array.count ? routes : nil
    }
}
