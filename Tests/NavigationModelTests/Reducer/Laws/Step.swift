import NavigationModel
import StrictJSON

/// An entry, with the worlds before and after it.
struct Step {
    let before: Image
    let entry: Entry
    let outcome: Outcome
    let after: Image

    /// A world, and all that replay needs of it as text.
    struct Image {
        let world: World
        let text: String

        init(_ world: World) {
            self.world = world
            text = Snapshot(world, seq: nil, schema: nil).json.text()
        }
    }

    /// What the entry did that its outcome does not say, or failed to do that it does say.
    var violations: [String] {
        var found = waitingViolations
        guard before.text != after.text else {
            if outcome.verdict == .applied, mustShow { found.append("applied, and nothing changed") }
            return found
        }
        if !outcome.verdict.isAccepted, before.forgettingDeliveries != after.forgettingDeliveries {
            found.append("\(outcome.verdict.kind), and something changed")
        }
        if outcome.verdict == .unchanged, outcome.resolved.isEmpty, before.shown(entry) != after.shown(entry) {
            found.append("unchanged, and something changed")
        }
        if outcome.verdict == .applied, outcome.resolved.isEmpty, mustShow, before.shown(entry) == after.shown(entry) {
            found.append("applied, and nothing changed")
        }
        if case .scene = entry.intent, before.others(than: entry) != after.others(than: entry) {
            found.append("another scene changed")
        }
        if after.remembered.contains(where: { $0 > entry.seq }) { found.append("an entry to come is remembered") }
        return found
    }

    /// Every intent that was deferred waits until an entry lists its end, and no longer.
    private var waitingViolations: [String] {
        var waiting = before.waiting
        if case .deferred = outcome.verdict { waiting.insert(entry.seq) }
        for resolution in outcome.resolved {
            guard waiting.contains(resolution.since) else { return ["\(resolution.since) ended, and did not wait"] }
            if case .deferred = resolution.verdict { continue }
            waiting.remove(resolution.since)
        }
        return waiting == after.waiting ? [] : ["\(waiting) should wait, and \(after.waiting) do"]
    }

    /// Whether the intent is one that is only applied where it changes what is shown.
    private var mustShow: Bool {
        !["launched", "ready", "dropPending"].contains(entry.intent.name)
    }
}

extension Step.Image {
    /// The entries whose intents wait.
    fileprivate var waiting: Set<Int> { Set(world.scenes.compactMap { $0.1.pending?.since }) }

    /// The entries that are remembered in some way.
    fileprivate var remembered: [Int] {
        let scenes = world.scenes.values.flatMap { [$0.memory.claim, $0.memory.firstClaim, $0.pending?.since] }
        return world.deliveries.lines.map(\.seq) + scenes.compactMap { $0 }
    }

    fileprivate var forgettingDeliveries: String {
        var world = world
        world.deliveries = Deliveries()
        return Step.Image(world).text
    }

    /// What an entry can change visibly: its scene, what waits aside, or with an intent of the app the world.
    fileprivate func shown(_ entry: Entry) -> String {
        guard case .scene = entry.intent else { return text }
        var scene = entry.scene.flatMap { world.scenes[$0] }
        scene?.pending = nil
        return scene?.json.text() ?? "absent"
    }

    /// Everything but the scene of the entry, the focus and the deliveries.
    fileprivate func others(than entry: Entry) -> String {
        var world = world
        if let id = entry.scene { world.scenes[id] = nil }
        world.focus = nil
        world.deliveries = Deliveries()
        return Step.Image(world).text
    }
}
