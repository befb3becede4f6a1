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
            app carried that out; or the system wrote down a path that is the old one with screens gone from its end. So
            the screens were still there: the app did not do what it wrote down here. Where an app records no outcomes,
            it is enough that going back was the first thing that the person did. It is a note there if people also go
            back from nothing where nothing was taken away, for then going back tells nothing.
            """)

    /// What of a scene may be taken away.
    fileprivate enum Part: Hashable {
        case stack(Name), presentations
    }

    /// The entry that took something of a part away, unless that was what it asked for.
    fileprivate struct Taker {
        var place: CheckPlace
        /// The path that was there, empty for presentations.
        var path: [Route]
    }

    /// The last taker of each part of each scene.
    private var takers: [Name: [Part: Taker]] = [:]
    /// The last time that a person went back in a scene.
    private var goneBack: [Name: CheckPlace] = [:]
    private var recordsOutcomes: Set<Name> = []
    /// The takers of which it is not recorded whether going back was carried out, each with the entry that went back.
    private var doubts: [(taker: CheckPlace, seq: Int)] = []
    /// The scenes of this run of which the journal may not know any more what they show.
    private var doubtful: Set<Name> = []
    /// Whether people go back from nothing without any such reason.
    private var isCareless = false

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        if step.startsRun { (takers, goneBack, doubtful) = ([:], [:], []) }
        guard let id = step.entry.scene else { return }
        if step.entry.recordedOutcome != nil { recordsOutcomes.insert(id) }
        if let part = step.missedPart { judge(step, part, in: id, &report) }
        if let part = step.partCutFrom(takers[id]), let taker = takers[id]?.removeValue(forKey: part) {
            add(taker.place, missedBy: step.entry.seq, .warning, &report)
        }
        if step.isGoingBack && step.verdict != .unchanged { goneBack[id] = step.place }
        guard step.verdict.isAccepted, let before = step.sceneBefore, let after = step.sceneAfter else { return }
        // Only what a person does first of all tells what they saw.
        if step.isOwnMove, step.verdict != .unchanged, !recordsOutcomes.contains(id) { takers[id] = nil }
        for (part, path) in before.partsWithLess(in: after) {
            takers[id, default: [:]][part] = step.isGoingBack ? nil : Taker(place: step.place, path: path)
        }
    }

    mutating func end(_ report: inout CheckReport) {
        for doubt in doubts { add(doubt.taker, missedBy: doubt.seq, isCareless ? .note : .warning, &report) }
    }

    /// Judges an entry that goes back from nothing.
    private mutating func judge(_ step: CheckedStep, _ part: Part, in id: Name, _ report: inout CheckReport) {
        let taker = takers[id]?[part]?.place
        if let recorded = step.entry.recordedOutcome {
            guard let taker, recorded["kind"] == "applied" else { return }
            takers[id]?[part] = nil
            return add(taker, missedBy: step.entry.seq, .warning, &report)
        }
        let isSecondTap = goneBack[id]?.isWithin(CheckPlace.action, of: step.place) ?? false
        guard !recordsOutcomes.contains(id), step.isEmptyHanded, !isSecondTap, !doubtful.contains(id) else { return }
        guard let taker else {
            isCareless = true
            return
        }
        guard taker.isMore(than: CheckPlace.action, before: step.place) else { return }
        doubtful.insert(id)
        if doubts.count < CheckReport.limit { doubts.append((taker, step.entry.seq)) }
    }

    private func add(
        _ taker: CheckPlace, missedBy seq: Int, _ severity: Finding.Severity, _ report: inout CheckReport
    ) {
        let message = "by the journal nothing is left here that \(seq) could go back from, and it did"
        report.add(card, at: taker, severity: severity, shownBy: seq, message)
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
        verdict == .rejected(.emptyStack) || verdict == .rejected(.nothingPresented)
    }

    /// The part whose old path, with screens gone from its end, the system writes down again.
    fileprivate func partCutFrom(_ takers: [TakenAway.Part: TakenAway.Taker]?) -> TakenAway.Part? {
        guard let takers, case .pathChanged(.routes(let routes), let named)? = intent, entry.origin == .system,
            let scene = sceneBefore, named != nil || scene.presentations.isEmpty
        else { return nil }
        let stack = named ?? scene.baseStack(in: reducer.manifest.layout)
        // One more screen may have been opened anew.
        guard let old = takers[.stack(stack)]?.path, let left = scene.stacks[stack]?.path,
            routes.count < old.count, routes.count > left.count + 1, old.starts(with: routes)
        else { return nil }
        return .stack(stack)
    }

    /// What a person wanted to go back from, or the system on their behalf, where nothing is left of it.
    fileprivate var missedPart: TakenAway.Part? {
        guard entry.origin.claims || entry.origin == .system, case .rejected(let reason) = verdict,
            let scene = sceneAfter
        else { return nil }
        switch reason {
        case .nothingPresented: return .presentations
        case .emptyStack, .depthExceeded, .notInStack:
            if intent?.stack == nil && !scene.presentations.isEmpty { return nil }
            return .stack(intent?.stack ?? scene.baseStack(in: reducer.manifest.layout))
        default: return nil
        }
    }
}

extension Scene {
    /// The parts of which another scene has less, each with its path.
    fileprivate func partsWithLess(in other: Scene) -> [(part: TakenAway.Part, path: [Route])] {
        var parts: [(TakenAway.Part, [Route])] = []
        if presentations.count > other.presentations.count { parts.append((.presentations, [])) }
        for (id, stack) in stacks where stack.depth > other.stacks[id]?.depth ?? 0 {
            parts.append((.stack(id), stack.path))
        }
        return parts
    }
}
