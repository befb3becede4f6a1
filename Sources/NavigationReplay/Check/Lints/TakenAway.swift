import NavigationJournal
import NavigationModel
import StrictJSON

/// A person went back from screens that, by the journal, something had taken away before.
struct TakenAway: Lint {
    static let card = LintCard(
        code: "L22", title: "screens were taken away that a person still went back from", severity: .warning,
        explanation: """
            By the journal this entry took screens or a sheet away, and nobody had asked for going back: a link, a tap
            on the selected tab, or the system. Later a person went back where nothing was left to go back from, and the
            app carried that out. So the screens were still there: the app did not do what it wrote down here. Where an
            app records no outcomes, it is enough that going back was the first thing that the person did.
            """)

    /// What of a scene may be taken away.
    fileprivate enum Part: Hashable {
        case stack(Name), presentations
    }

    /// The entry that took something of a part away last, unless that was what it asked for.
    private var takers: [Name: [Part: CheckPlace]] = [:]
    private var recordsOutcomes: Set<Name> = []

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        if step.startsRun { takers = [:] }
        guard let id = step.entry.scene else { return }
        if step.entry.recordedOutcome != nil { recordsOutcomes.insert(id) }
        if let part = step.missedPart, let taker = takers[id]?[part], isCarriedOut(step, in: id, since: taker) {
            takers[id]?[part] = nil
            report.add(
                card, at: taker, shownBy: step.entry.seq,
                "by the journal nothing is left here that \(step.entry.seq) could go back from, and it did")
        }
        guard step.verdict.isAccepted, let before = step.sceneBefore, let after = step.sceneAfter else { return }
        // Only what a person does first of all tells what they saw.
        if step.isOwnMove, step.verdict != .unchanged, !recordsOutcomes.contains(id) { takers[id] = nil }
        for part in before.partsWithLess(in: after) {
            takers[id, default: [:]][part] = step.isGoingBack ? nil : step.place
        }
    }

    private func isCarriedOut(_ step: CheckedStep, in id: Name, since taker: CheckPlace) -> Bool {
        if let outcome = step.entry.recordedOutcome { return outcome["kind"] == "applied" }
        return !recordsOutcomes.contains(id) && step.isEmptyHanded
            && taker.isMore(than: CheckPlace.action, before: step.place)
    }
}

extension CheckedStep {
    /// Whether the entry asks for what it takes away.
    fileprivate var isGoingBack: Bool {
        switch intent {
        case .pop?, .popTo?, .popToRoot?, .setPath?, .select?, .gesture?, .dismiss?: true
        default: false
        }
    }

    /// Whether there was nothing at all to go back from.
    fileprivate var isEmptyHanded: Bool {
        if case .rejected(let reason) = verdict {
            ["emptyStack", "nothingPresented"].contains(reason.text)
        } else {
            false
        }
    }

    /// What a person wanted to go back from, where nothing is left of it.
    fileprivate var missedPart: TakenAway.Part? {
        guard entry.origin.claims, case .rejected(let reason) = verdict, let scene = sceneAfter else { return nil }
        switch reason.text {
        case "nothingPresented": return .presentations
        case "emptyStack", "depthExceeded", "notInStack":
            if intent?.stack == nil && !scene.presentations.isEmpty { return nil }
            return .stack(intent?.stack ?? scene.baseStack(in: reducer.manifest.layout))
        default: return nil
        }
    }
}

extension Scene {
    /// The parts of which another scene has less.
    fileprivate func partsWithLess(in other: Scene) -> [TakenAway.Part] {
        var parts: [TakenAway.Part] = presentations.count > other.presentations.count ? [.presentations] : []
        for (id, stack) in stacks where stack.depth > other.stacks[id]?.depth ?? 0 { parts.append(.stack(id)) }
        return parts
    }
}
