import NavigationModel
import StrictJSON

/// What goes wrong in a made-up app.
extension HistoryGenerator {
    /// Plans a fault if it is time for one, and returns whether it did.
    mutating func plantNext(in scene: Scene) -> Bool {
        let isDue = !due.isEmpty && seq >= options.onceAfter
        guard isDue || (options.faultRate > 0 && random.chance(options.faultRate)) else { return false }
        let base = scene.stacks[scene.baseStack(in: reducer.manifest.layout)] ?? Stack()
        guard scene.presentations.isEmpty, base.views.isEmpty, !isSomethingWaiting,
            let fault = isDue ? due.first : random.pick(options.faults)
        else { return false }
        return plan(fault, path: base.path)
    }

    /// Plans a fault of one kind; returns false where this app cannot have it.
    private mutating func plan(_ fault: PlantedFault, path: [Route]) -> Bool {
        switch fault {
        case .divergence: popAtRoot(path)
        case .lostLink, .pendingLostAtSignOut: relaunchByLink(fault)
        case .linkInOtherScene: openInOtherScene(path)
        case .pathUnderPresentation: pushUnderSheet(path)
        case .lateAutomaticChange: switchLate(path)
        case .staleRestore, .restoreBeforeSignIn: relaunchWithState(fault, path)
        case .doublePush, .pushOverViews, .missingContent, .clockSetBack: pushBadly(fault, path)
        case .stuckPresentation: presentAgain()
        case .stackOfOtherTab: pushInOtherTab()
        case .protectedWhileSignedOut, .unreadablePath: growBySystem(fault, path)
        case .undonePush: undoPush()
        case .cancelledSwipe: cancelSwipe(path)
        case .takenAway: writeDownAsEmpty(path)
        case .endedInTheMiddle: crash(path)
        case .otherTarget: misreadLink()
        }
    }

    private mutating func popAtRoot(_ path: [Route]) -> Bool {
        if !path.isEmpty { person(.popToRoot()) }
        plan(
            Planned(
                delay: pace(), scene: current, intent: .scene(.pop()), record: .claim(["kind": "applied"]),
                fault: .divergence))
        return true
    }

    /// A link starts the app, and is forgotten or lost with the session.
    private mutating func relaunchByLink(_ fault: PlantedFault) -> Bool {
        if fault == .pendingLostAtSignOut { user = user ?? Vocabulary.users.first }
        quit()
        stages.append { generator in
            for _ in 0..<8 {
                var attempt = generator
                attempt.launch(Start(isByLink: true, signsOut: fault == .pendingLostAtSignOut, fault: fault))
                if attempt.comesTrue(fault) { return generator = attempt }
            }
            generator.launch()
        }
        return true
    }

    /// Whether what is planned has the effect that makes it this fault.
    private func comesTrue(_ fault: PlantedFault) -> Bool {
        var world = world
        var links: [Int] = []
        var isTrue = false
        for (offset, step) in planned.enumerated() {
            let entry = Entry(seq: seq + offset + 1, scene: step.scene, intent: step.intent, origin: step.origin)
            let outcome = reducer.apply(entry, to: &world)
            if entry.sceneIntent?.link != nil, outcome.verdict.deferral != nil { links.append(entry.seq) }
            let ends = outcome.resolved.filter { links.contains($0.since) }
            switch fault {
            case .lostLink: isTrue = isTrue || ends.contains { $0.verdict == .applied }
            case .linkInOtherScene: isTrue = outcome.verdict.isAccepted
            default: isTrue = isTrue || ends.contains { $0.verdict == .rejected(.dropped) }
            }
        }
        return isTrue
    }

    private mutating func openInOtherScene(_ path: [Route]) -> Bool {
        guard let other = random.pick(activeScenes.filter { $0 != current }) else {
            openWindow()
            return true
        }
        var attempt = self
        guard let link = attempt.vocabulary.link(signedIn: world.facts.user != nil, delivery: nil, &attempt.random)
        else { return false }
        if random.chance(50) {
            attempt.plan(
                Planned(
                    delay: pace(), scene: current, intent: .scene(link), notes: ["deliveredTo": .string(other.text)],
                    fault: .linkInOtherScene))
        } else {
            attempt.person(.gesture(Gesture(kind: "press", stage: .completed)))
            attempt.plan(
                Planned(
                    delay: 40, scene: other, intent: .scene(link), followsPrevious: true, fault: .linkInOtherScene))
        }
        guard attempt.comesTrue(.linkInOtherScene) else { return false }
        self = attempt
        return true
    }

    private mutating func pushUnderSheet(_ path: [Route]) -> Bool {
        guard let sheet = vocabulary.presented(linkDismissible: true, &random), let route = newRoute(after: path.last),
            let base = world.scenes[current]?.baseStack(in: reducer.manifest.layout)
        else { return false }
        person(.present(sheet))
        person(.push([route], stack: base), fault: .pathUnderPresentation)
        person(.dismiss())
        return true
    }

    private mutating func switchLate(_ path: [Route]) -> Bool {
        guard let route = newRoute(after: path.last) else { return false }
        person(.push([route]))
        plan(
            Planned(
                delay: 3000, scene: current, intent: .scene(.popToRoot()), origin: .auto, record: .nothing,
                fault: .lateAutomaticChange))
        return true
    }

    /// The app starts anew, and restores too old a state, or too early.
    private mutating func relaunchWithState(_ fault: PlantedFault, _ path: [Route]) -> Bool {
        var older: SavedState?
        if fault == .staleRestore {
            guard let route = newRoute(after: path.last) else { return false }
            older = savedState(of: "main")
            guard older != nil, current == "main" else { return false }
            person(.push([route]))
        } else {
            guard let route = vocabulary.protectedRoute(&random), current == "main" else { return false }
            user = user ?? Vocabulary.users.first
            if world.facts.user == nil, let user { app(.signedIn(user: user), after: pace()) }
            person(.push([route]))
        }
        quit()
        stages.append { generator in
            let state = older ?? generator.saved["main"]
            generator.launch(Start(saved: state, knowsSessionLate: fault == .restoreBeforeSignIn, fault: fault))
        }
        return true
    }

    private mutating func pushBadly(_ fault: PlantedFault, _ path: [Route]) -> Bool {
        guard let route = fault == .missingContent ? vocabulary.missingRoute(&random) : newRoute(after: path.last)
        else { return false }
        switch fault {
        case .missingContent:
            let content = reducer.manifest?.routes[route.name]?.content(of: route)
            guard let content, !world.facts.catalog.contains(content) else { return false }
            person(.push([route]), fault: fault)
        case .pushOverViews:
            person(.pushView(label: "About"))
            person(.push([route]), fault: fault)
        case .doublePush:
            person(.push([route]))
            person(.push([route]), after: random.number(in: 60...400), fault: fault)
        default: person(.push([route]), after: -random.number(in: 600_000...10_800_000), fault: fault)
        }
        return true
    }

    private mutating func presentAgain() -> Bool {
        guard let sheet = vocabulary.presented(linkDismissible: true, &random) else { return false }
        person(.present(sheet))
        person(.present(sheet), fault: .stuckPresentation)
        person(.dismiss())
        return true
    }

    private mutating func pushInOtherTab() -> Bool {
        guard reducer.manifest != nil,
            let tab = random.pick(vocabulary.tabs.filter { $0 != world.scenes[current]?.tab }),
            let route = newRoute(after: nil)
        else { return false }
        person(.push([route], stack: tab), fault: .stackOfOtherTab)
        person(.gesture(Gesture(kind: "back", stage: .began)))
        person(.gesture(Gesture(kind: "back", stage: .cancelled)), after: 300)
        return true
    }

    private mutating func growBySystem(_ fault: PlantedFault, _ path: [Route]) -> Bool {
        if fault == .unreadablePath {
            system(.pathChanged(.opaque(depth: path.count + random.number(in: 1...2))), after: pace(), fault: fault)
        } else {
            guard let route = vocabulary.protectedRoute(&random) else { return false }
            if world.facts.user != nil { app(.signedOut, after: pace()) }
            user = nil
            system(.pathChanged(.routes([route])), after: pace(), fault: fault)
        }
        person(.popToRoot())
        return true
    }

    private mutating func undoPush() -> Bool {
        guard let first = newRoute(after: nil), let second = newRoute(after: first) else { return false }
        person(.setPath([first, second]))
        person(.push([first]))
        system(.pathChanged(.routes([first])), after: random.number(in: 20...150), fault: .undonePush)
        return true
    }

    private mutating func cancelSwipe(_ path: [Route]) -> Bool {
        guard let route = newRoute(after: path.last) else { return false }
        person(.push([route]))
        person(.gesture(Gesture(kind: "back", stage: .began)))
        person(.gesture(Gesture(kind: "back", stage: .cancelled)), after: 400)
        system(.pathChanged(.routes(path)), after: random.number(in: 20...150), fault: .cancelledSwipe)
        return true
    }

    private mutating func writeDownAsEmpty(_ path: [Route]) -> Bool {
        guard let route = newRoute(after: path.last) else { return false }
        person(.push([route]))
        plan(
            Planned(
                delay: pace(), scene: current, intent: .scene(.pathChanged(.routes([]))), origin: .system,
                record: .kind, fault: .takenAway))
        plan(Planned(delay: pace(), scene: current, intent: .scene(.pop()), record: .claim(["kind": "applied"])))
        return true
    }

    private mutating func crash(_ path: [Route]) -> Bool {
        guard let route = newRoute(after: path.last) else { return false }
        plan(
            Planned(
                delay: pace(), scene: current, intent: .scene(.push([route])), record: .nothing,
                fault: .endedInTheMiddle))
        quit(crashes: true)
        return true
    }

    private mutating func misreadLink() -> Bool {
        guard case .openURL(let url, nil, var link)? = vocabulary.link(signedIn: false, delivery: token(), &random),
            let route = newRoute(after: nil)
        else { return false }
        link.target = Target()
        link.target?.path = [route]
        person(.openURL(url, link), fault: .otherTarget)
        return true
    }
}
