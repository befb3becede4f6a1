import NavigationModel
import StrictJSON

/// What people do in a made-up app.
extension HistoryGenerator {
    /// Plans what happens next.
    mutating func act() {
        if !stages.isEmpty { return stages.removeFirst()(&self) }
        guard isRunning else { return launch() }
        guard let scene = world.scenes[current], scene.phase == .active else {
            current = activeScenes.first ?? "main"
            return fact(activeScenes.isEmpty ? .sceneOpened : .phase(.active), in: current, after: pace())
        }
        if plantNext(in: scene) { return }
        if scene.pending != nil { return settle(scene) }
        if let top = scene.presentations.last { return actOver(top.stack) }
        let stack = scene.stacks[scene.baseStack(in: layout)] ?? Stack()
        if !stack.views.isEmpty { return goBack(in: stack) }
        browse(scene, stack)
    }

    private var layout: Layout { reducer.manifest.layout }

    private enum Move {
        case push, back, toRoot, popTo, setPath, tab, column, present, link, pause, view, windows, session, catalog
        case system, refusal, quit
    }

    private mutating func browse(_ scene: Scene, _ stack: Stack) {
        let depth = stack.path.count
        let move: Move = random.pick([
            .push: max(8, 60 - 9 * depth), .back: min(40, 12 * depth), .toRoot: depth > 1 ? 5 : 0,
            .popTo: depth > 1 ? 4 : 0, .setPath: 3, .tab: vocabulary.tabs.isEmpty ? 0 : 16,
            .column: vocabulary.columns.isEmpty ? 0 : 20, .present: 9, .link: 7, .pause: 3, .view: 3, .windows: 2,
            .session: 2, .catalog: 2, .system: 2, .refusal: 2, .quit: 1,
        ])
        switch move {
        case .push: push(onto: stack)
        case .back: goBack(in: stack)
        case .toRoot: person(.popToRoot())
        case .popTo: person(.popTo(.depth(random.below(depth))))
        case .setPath: setPath()
        case .tab: selectTab(scene)
        case .column: select(scene)
        case .present: present()
        case .link: openLink()
        case .pause: pause()
        case .view: person(.pushView(label: random.pick(["About", "Help", "Café"]) ?? "About"))
        case .windows: activeScenes.count < 3 ? openWindow() : leaveWindow(closes: random.chance(50))
        case .session: changeSession()
        case .catalog: changeCatalog()
        case .system: changeSurroundings(scene)
        case .refusal: askForTooMuch(stack)
        case .quit: if !isSomethingWaiting { quit(crashes: random.chance(20)) }
        }
    }

    /// Plans what a person does in a sheet or cover.
    private mutating func actOver(_ stack: Stack) {
        if stack.depth > 0 && random.chance(60) { return goBack(in: stack) }
        switch random.below(10) {
        case 0, 1: if stack.depth < 2 { push(onto: stack) }
        case 2: openLink()
        default: person(.dismiss())
        }
    }

    /// Plans the end of what waits.
    private mutating func settle(_ scene: Scene) {
        switch scene.pending?.waits {
        case .signIn? where random.chance(70):
            user = random.pick(Vocabulary.users)
            if let user { app(.signedIn(user: user), after: random.number(in: 3000...30_000)) }
        case .presentation?: person(.dismiss())
        default: fact(.dropPending, in: current, after: pace())
        }
    }
}

/// The moves.
extension HistoryGenerator {
    /// Plans a person's move in the window they look at.
    mutating func person(_ intent: SceneIntent, after delay: Int? = nil, fault: PlantedFault? = nil) {
        plan(Planned(delay: delay ?? pace(), scene: current, intent: .scene(intent), fault: fault))
    }

    /// Plans what the system does to a path.
    mutating func system(_ intent: SceneIntent, after delay: Int, fault: PlantedFault? = nil) {
        plan(Planned(delay: delay, scene: current, intent: .scene(intent), origin: .system, fault: fault))
    }

    private mutating func push(onto stack: Stack) {
        if random.chance(6), world.facts.user == nil, let route = vocabulary.protectedRoute(&random) {
            return person(.push([route]))
        }
        var path = stack.path
        for count in 0..<(random.chance(20) ? 3 : 1) {
            guard let route = newRoute(after: path.last) else { return }
            person(.push([route]), after: count == 0 ? pace() : random.number(in: 600...1100))
            path.append(route)
        }
        if random.chance(30) { system(.pathChanged(.routes(path)), after: 5) }
    }

    /// A route that is not the one a person looks at, nil if there is hardly another.
    mutating func newRoute(after last: Route?) -> Route? {
        for _ in 0..<6 {
            if let route = vocabulary.route(signedIn: world.facts.user != nil, &random), route != last { return route }
        }
        return nil
    }

    private mutating func goBack(in stack: Stack) {
        guard stack.depth > 0 else { return person(.popToRoot()) }
        switch random.below(10) {
        case 0...3: person(.pop(count: stack.depth > 1 && random.chance(15) ? 2 : 1))
        case 4, 5:
            if stack.views.isEmpty {
                system(.pathChanged(.routes(stack.path.dropLast())), after: pace())
            } else {
                person(.pop())
            }
        case let number:
            let stage: Gesture.Stage = number == 9 ? .cancelled : .completed
            person(.gesture(Gesture(kind: "back", stage: .began)))
            person(.gesture(Gesture(kind: "back", stage: stage)), after: random.number(in: 250...600))
        }
    }

    private mutating func setPath() {
        guard let first = newRoute(after: nil), let second = newRoute(after: first) else { return }
        person(.setPath([first, second]))
        if random.chance(40) { system(.pathChanged(.routes([first, second])), after: 5) }
    }

    private mutating func selectTab(_ scene: Scene) {
        let others = vocabulary.tabs.filter { $0 != scene.tab && !scene.hiddenTabs.contains($0) }
        if let tab = random.chance(15) ? scene.tab : random.pick(others) { person(.selectTab(tab)) }
    }

    private mutating func select(_ scene: Scene) {
        guard let column = random.pick(vocabulary.columns) else { return }
        person(
            .select(column: column, route: random.chance(12) ? nil : newRoute(after: scene.selection[column] ?? nil)))
    }

    private mutating func present() {
        let isPlain = random.chance(80)
        guard
            let route = vocabulary.presented(linkDismissible: isPlain, &random)
                ?? vocabulary.presented(linkDismissible: !isPlain, &random)
        else { return }
        person(.present(route))
    }

    private mutating func openLink() {
        if random.chance(8), let url = vocabulary.unknownURL(&random) { return person(.openURL(url)) }
        let delivery = random.chance(60) ? token() : nil
        guard let link = vocabulary.link(signedIn: world.facts.user != nil, delivery: delivery, &random) else { return }
        let notes: JSONObject = random.chance(30) ? ["deliveredTo": .string(current.text)] : [:]
        plan(Planned(delay: pace(), scene: current, intent: .scene(link), notes: notes))
        if delivery != nil && random.chance(15) { person(link, after: 15) }
    }

    private mutating func changeSession() {
        guard !isSomethingWaiting else { return }
        if world.facts.user != nil {
            user = nil
            app(.signedOut, after: pace())
        } else if let someone = random.pick(Vocabulary.users) {
            user = someone
            app(.signedIn(user: someone), after: pace())
        }
    }

    private mutating func changeCatalog() {
        let unused = vocabulary.content.flatMap { kind, ids in
            ids.dropFirst(3).filter { !isShown($0, kind) }.map { CatalogItems(kind: kind, ids: [$0]) }
        }
        if random.chance(50), let items = random.pick(unused) {
            vocabulary.remove(items)
            app(.catalogChanged(add: [], remove: [items]), after: pace())
        } else if let items = vocabulary.addContent(seq, &random) {
            app(.catalogChanged(add: [items], remove: []), after: pace())
        }
    }

    private func isShown(_ id: JSONValue, _ kind: Name) -> Bool {
        let content = Content(kind: kind, id: ContentID(id))
        return world.scenes.values.contains { scene in
            let paths = scene.stacks.values.map(\.path) + scene.presentations.map(\.stack.path)
            return (paths.joined() + scene.selection.values.compactMap { $0 }).contains { route in
                reducer.manifest?.routes[route.name]?.content(of: route) == content
            }
        }
    }

    /// Plans what comes from outside.
    private mutating func changeSurroundings(_ scene: Scene) {
        if let hidden = scene.hiddenTabs.first {
            return system(.setTabHidden(tab: hidden, hidden: false), after: pace())
        }
        switch random.below(4) {
        case 0:
            if let tab = random.pick(vocabulary.tabs.filter { $0 != scene.tab }), reducer.manifest != nil {
                system(.setTabHidden(tab: tab, hidden: true), after: pace())
            }
        case 1: system(.setWidth(scene.width == .compact ? .regular : .compact), after: pace())
        case 2: person(.setColumns(random.pick([.automatic, .all, .doubleColumn, .detailOnly]) ?? .automatic))
        default:
            let intent = Intent.unknown(name: "tipShown", members: ["tip": .string(Vocabulary.word(&random))])
            plan(Planned(delay: pace(), scene: current, intent: intent, origin: .auto))
        }
    }

    private mutating func askForTooMuch(_ stack: Stack) {
        switch random.below(3) {
        case 0: person(.pop(count: stack.depth + 1))
        case 1: person(.dismiss())
        default: person(.popTo(.name("nowhere")))
        }
    }
}
