/// What waits: one slot a scene, resolved exactly once by the entry that ends the wait.
extension Reducer {
    /// Puts an intent that was deferred into the slot, and ends what it or an accepted link or restore replaces.
    func settleSlot(
        for entry: Entry, _ verdict: Verdict, in scene: inout Scene, ending ended: inout [Resolution]
    ) {
        if case .deferred(let wait) = verdict {
            scene.drop(.superseded(by: entry.seq), ending: &ended)
            scene.pending = Pending(entry: entry, waits: wait, place: placeAskedFor(by: entry.intent, in: scene))
        } else if entry.isLink || entry.isRestore, verdict.isAccepted {
            scene.drop(.superseded(by: entry.seq), ending: &ended)
        }
    }

    /// Carries out what waits in a scene if its wait is over, as if it were asked for now.
    func resolveWait(at index: Int, in world: inout World, ending ended: inout [Resolution]) {
        guard let pending = world.scenes.values[index].pending, case .scene(let intent) = pending.entry.intent,
            isOver(pending.waits, in: world.scenes.values[index], world.facts)
        else { return }
        world.scenes.values[index].pending = nil
        let entry = pending.entry
        let verdict: Verdict =
            if let seq = superseder(of: entry, in: world.scenes, index) {
                .superseded(by: seq)
            } else {
                carryOut(intent, of: entry, at: pending.place, in: &world, index, ending: &ended)
            }
        ended.append(Resolution(since: entry.seq, verdict: verdict))
        if case .deferred(let wait) = verdict {
            world.scenes.values[index].pending = Pending(entry: entry, waits: wait, place: pending.place)
        }
        if entry.origin.claims, verdict.claims(isLink: entry.isLink) {
            claim(&world.scenes.values[index], by: entry)
        }
    }

    /// Returns whether what an intent of a scene waits for has come.
    public func isOver(_ wait: Wait, in scene: Scene, _ facts: Facts) -> Bool {
        switch wait {
        case .ready: scene.memory.isReady
        case .catalog: !facts.catalog.isLoading
        case .signIn: facts.user != nil
        case .presentation: scene.presentations.allSatisfy { rules.isLinkDismissible($0.route) }
        }
    }

    /// The stack a push goes to later, where its entry names none: a login sheet must not swallow it.
    private func placeAskedFor(by intent: Intent, in scene: Scene) -> StackPlace? {
        switch intent {
        case .scene(.push(_, stack: nil)), .scene(.setPath(_, stack: nil)): scene.currentPlace(in: layout)
        default: nil
        }
    }
}

extension Scene {
    /// Ends what waits, with that verdict.
    mutating func drop(_ verdict: Verdict, ending ended: inout [Resolution]) {
        guard let pending else { return }
        ended.append(Resolution(since: pending.since, verdict: verdict))
        self.pending = nil
    }
}
