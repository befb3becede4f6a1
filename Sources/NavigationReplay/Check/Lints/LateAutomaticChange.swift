import NavigationJournal
import NavigationModel

/// A default, a restore or an automatic switch came after a person or a link, and nobody recorded that it stood down.
struct LateAutomaticChange: Lint {
    static let card = LintCard(
        code: "L08", title: "an automatic change after a person's that is not recorded as standing down",
        severity: .warning,
        explanation: """
            A person or a link had taken the scene already, so what the app does of its own accord must stand down:
            restoring saved state, defaults at the start, switches that a slow check brings about. The app recorded the
            change without the outcome `superseded`, and it would have moved the screen away from what the person asked
            for. Where an app records no outcomes at all it is a note, unless the person's next steps make sense only if
            the change was carried out: they choose again what was chosen. Let the change ask whether the scene is
            claimed, and record that it stood down.
            """)

    /// A change of which nothing was recorded, and the world as it is if it was carried out all the same.
    private struct Doubt {
        var place: CheckPlace
        var message: String
        var world: World
        /// What the scene showed before it.
        var shown: Digest
    }

    private var recordsOutcomes = false
    private var doubts: [Name: Doubt] = [:]

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        if step.startsRun { settleAll(&report) }
        if step.entry.recordedOutcome != nil && step.entry.scene != nil { recordsOutcomes = true }
        guard let id = step.entry.scene else {
            for scene in doubts.keys { _ = apply(step, inDoubtOf: scene) }
            return
        }
        follow(step, in: id, &report)
        guard case .superseded(let by) = step.verdict, step.entry.recordedOutcome == nil,
            step.entry.recordedDigest == nil, let scene = step.sceneAfter, let world = worldIfCarriedOut(step)
        else { return }
        let message =
            "a change of origin \(step.entry.origin.rawValue) came after \(by), and no outcome says it stood down"
        if recordsOutcomes {
            report.add(card, at: step.place, message)
        } else if doubts[id] == nil {
            doubts[id] = Doubt(place: step.place, message: message, world: world, shown: Digest(scene))
        }
    }

    mutating func end(_ report: inout CheckReport) {
        settleAll(&report)
    }

    /// Lets a person's next step decide whether the change was carried out.
    private mutating func follow(_ step: CheckedStep, in id: Name, _ report: inout CheckReport) {
        let other = doubts[id]?.world.scenes[id]
        guard let alternative = apply(step, inDoubtOf: id), let doubt = doubts[id], isTelling(step) else { return }
        if alternative == .applied && (!step.verdict.moves || isAgain(step, otherwiseFrom: other, in: doubt)) {
            report.add(
                card, at: doubt.place, shownBy: step.entry.seq,
                "\(doubt.message); what \(step.entry.seq) asks for makes sense only if it was carried out")
            doubts[id] = nil
        } else if step.verdict == .applied && !alternative.moves {
            doubts[id] = nil  // It did stand down.
        }
    }

    /// Applies an entry to the world as it is if the change was carried out.
    private mutating func apply(_ step: CheckedStep, inDoubtOf id: Name) -> Verdict? {
        guard var doubt = doubts.removeValue(forKey: id) else { return nil }
        defer { doubts[id] = doubt }
        return step.reducer.apply(step.entry, to: &doubt.world).verdict
    }

    /// Whether the person opens what is up already, and would not be if the change had been carried out; or comes back
    /// to what was there before the change, and does not if it stood down.
    private func isAgain(_ step: CheckedStep, otherwiseFrom other: Scene?, in doubt: Doubt) -> Bool {
        let layout = step.reducer.manifest.layout
        switch step.intent {
        case .push(let routes, _)?:
            guard let scene = step.sceneBefore, let other, let last = routes.last else { return false }
            if scene.visibleRoute(in: layout) == last && other.visibleRoute(in: layout) != last { return true }
        case .setPath?, .select?: break
        default: return false
        }
        guard let id = step.entry.scene, let scene = step.sceneAfter, let other = doubt.world.scenes[id]
        else { return false }
        return Digest(other) == doubt.shown && Digest(scene) != doubt.shown
    }

    /// Whether people ask for such a thing only if it changes something: a tap on the selected tab may just scroll.
    private func isTelling(_ step: CheckedStep) -> Bool {
        guard step.entry.origin.isPerson else { return false }
        switch step.intent {
        case .selectTab?, .popToRoot?, .pathChanged?, .gesture?: return false
        default: return step.intent?.isNavigation ?? false
        }
    }

    private mutating func settleAll(_ report: inout CheckReport) {
        for doubt in doubts.values.sorted(by: { $0.place.seq < $1.place.seq }) {
            report.add(card, at: doubt.place, severity: .note, doubt.message)
        }
        doubts = [:]
    }

    /// The world as it would be had the change not stood down, nil if nothing would have moved.
    private func worldIfCarriedOut(_ step: CheckedStep) -> World? {
        var (entry, world) = (step.entry, step.after)
        entry.recordedOrigin = .system  // It neither claims nor stands down.
        let verdict = step.reducer.apply(entry, to: &world).verdict
        return verdict.kind == "unchanged" || verdict.kind == "rejected" ? nil : world
    }
}

extension Verdict {
    /// Whether something moves, now or later.
    fileprivate var moves: Bool {
        switch self {
        case .unchanged, .rejected, .superseded, .repeated: false
        case .applied, .truncated, .restored, .deferred: true
        }
    }
}
