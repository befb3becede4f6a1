import NavigationModel
import StrictJSON

/// The life of a made-up app: its runs and its windows.
extension HistoryGenerator {
    /// Plans a new run of the app.
    mutating func launch(_ start: Start) {
        (isRunning, current, isForgetful) = (true, "main", start.fault == .lostLink)
        app(.launched, after: random.number(in: 20_000...20_000_000))
        fact(.sceneOpened, in: "main", after: 40, origin: .system)
        if let user, !start.knowsSessionLate { app(.signedIn(user: user), after: 10) }
        if start.isByLink { openAtStart(start.fault) }
        if let saved = start.saved { restore(saved, in: "main", start.fault) }
        if random.chance(20), let tab = random.pick(vocabulary.tabs) {
            plan(Planned(delay: 15, scene: "main", intent: .scene(.selectTab(tab)), origin: .default))
        }
        if start.signsOut {
            let fault = start.fault == .pendingLostAtSignOut ? start.fault : nil
            plan(Planned(delay: 30, intent: .app(.signedOut), fault: fault))
            user = nil
        }
        let loads = reducer.manifest?.loadsCatalog ?? false
        let loadsFirst = random.chance(30)
        if loads && loadsFirst { app(.catalogLoaded(content: vocabulary.catalog), after: 90) }
        fact(.ready, in: "main", after: 120)
        fact(.phase(.active), in: "main", after: 60, origin: .system)
        if loads && !loadsFirst { app(.catalogLoaded(content: vocabulary.catalog), after: 450) }
        if let user, start.knowsSessionLate { app(.signedIn(user: user), after: 300) }
    }

    /// Plans a start as they usually are.
    mutating func launch() {
        launch(Start(isByLink: random.chance(25), saved: saved["main"]))
    }

    private mutating func openAtStart(_ fault: PlantedFault?) {
        guard let link = vocabulary.link(signedIn: user != nil, delivery: token(), &random) else { return }
        let isForgotten = fault == .lostLink
        plan(
            Planned(
                delay: 25, scene: "main", intent: .scene(link), record: isForgotten ? .nothing : .everything,
                fault: isForgotten ? fault : nil))
    }

    private mutating func restore(_ saved: SavedState, in scene: Name, _ fault: PlantedFault?) {
        let isFaulty = fault == .staleRestore || fault == .restoreBeforeSignIn
        plan(
            Planned(
                delay: 60, scene: scene, intent: .scene(.restore(saved.snapshot)),
                notes: ["snapshotSeq": .integer(saved.seq)], fault: isFaulty ? fault : nil))
    }

    /// Plans the end of a run.
    mutating func quit(crashes: Bool = false) {
        isRunning = false
        if crashes { return }
        for id in activeScenes { fact(.phase(.background), in: id, after: 50, origin: .system) }
    }

    /// Plans a pause in which the app is in the background.
    mutating func pause() {
        fact(.phase(.background), in: current, after: pace(), origin: .system)
        fact(.phase(.active), in: current, after: random.number(in: 5000...900_000), origin: .system)
        if random.chance(30), let tab = random.pick(vocabulary.tabs) {
            plan(Planned(delay: 200, scene: current, intent: .scene(.selectTab(tab)), origin: .auto))
        }
    }

    /// Plans a new window.
    mutating func openWindow() {
        let id = Name("window-\(seq)")
        let from = JSONValue.string(current.text)
        plan(
            Planned(
                delay: pace(), scene: id, intent: .scene(.sceneOpened), origin: .system, notes: ["from": from]))
        fact(.ready, in: id, after: 150)
        fact(.phase(.active), in: id, after: 50, origin: .system)
        current = id
    }

    /// Plans that the person turns to another window, or closes this one.
    mutating func leaveWindow(closes: Bool) {
        guard let other = random.pick(activeScenes.filter { $0 != current }) else { return openWindow() }
        if closes {
            let isDestroyed = random.chance(50)
            fact(.sceneClosed(destroyed: isDestroyed), in: current, after: pace(), origin: .system)
        }
        fact(.phase(.active), in: other, after: pace(), origin: .system)
        current = other
    }

    /// The windows that are open and in the foreground.
    var activeScenes: [Name] {
        zip(world.scenes.ids, world.scenes.values).filter { $0.1.phase == .active }.map(\.0)
    }

    /// Whether something waits in any window.
    var isSomethingWaiting: Bool { world.scenes.values.contains { $0.pending != nil } }

    /// Plans a fact about the app.
    mutating func app(_ intent: AppIntent, after delay: Int) {
        plan(Planned(delay: delay, intent: .app(intent)))
    }

    /// Plans a fact about a scene.
    mutating func fact(_ intent: SceneIntent, in scene: Name, after delay: Int, origin: Origin? = nil) {
        plan(Planned(delay: delay, scene: scene, intent: .scene(intent), origin: origin))
    }

    /// A token that no delivery had before.
    mutating func token() -> Name { Name("\(String(random.next() >> 32, radix: 16))-\(seq)") }

    /// The milliseconds that a person takes to look at a screen.
    mutating func pace() -> Int {
        switch random.below(20) {
        case 0: random.number(in: 30_000...240_000)
        case 1...5: random.number(in: 6000...30_000)
        default: random.number(in: 1100...6000)
        }
    }
}
