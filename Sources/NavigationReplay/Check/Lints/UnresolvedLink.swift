import NavigationJournal
import NavigationModel
import StrictJSON

/// A link waited, and nothing ever became of it.
struct UnresolvedLink: Lint {
    static let card = LintCard(
        code: "L05", title: "a link that nothing became of", severity: .warning,
        explanation: """
            The link had to wait, and what it waited for never came while the scene was there: it was lost, and nobody
            was told. It is a warning if the link waited for the app itself, its handlers or its catalog, though a
            person used the scene meanwhile; and if the app recorded neither what it did with the link nor, when the
            wait was over, that the link was opened. A link that waits for sign-in or for a cover may be what a person
            wants, so that is a note. Attach the handlers before the first screen, or give the link up with
            `dropPending` and say so.
            """)

    private struct Waiting {
        var place: CheckPlace
        var scene: Name
        var wait: Wait
        /// Whether a person has navigated in the scene since.
        var isPassedBy = false
        /// Whether the app records outcomes and recorded none of this link.
        var isUntold: Bool
    }

    private var waiting: [Int: Waiting] = [:]
    private var recordsOutcomes: Set<Name> = []

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        for resolution in step.outcome.resolved { end(resolution, by: step, &report) }
        if step.startsRun { lose(shownBy: step.entry.seq, &report) }
        guard let id = step.entry.scene else { return }
        if step.isOwnMove {
            for (seq, link) in waiting where link.scene == id { waiting[seq]?.isPassedBy = true }
        }
        if step.intent?.link != nil, let wait = step.verdict.deferral {
            let isUntold = step.entry.recordedOutcome == nil && recordsOutcomes.contains(id)
            waiting[step.entry.seq] = Waiting(place: step.place, scene: id, wait: wait, isUntold: isUntold)
        }
        if step.entry.recordedOutcome != nil { recordsOutcomes.insert(id) }
    }

    mutating func end(_ report: inout CheckReport) {
        lose(shownBy: nil, &report)
    }

    private mutating func end(_ resolution: Resolution, by step: CheckedStep, _ report: inout CheckReport) {
        guard let link = waiting[resolution.since] else { return }
        if case .deferred(let next) = resolution.verdict {
            waiting[resolution.since]?.wait = next
            return
        }
        waiting[resolution.since] = nil
        if resolution.verdict == .rejected(.dropped) {
            if case .sceneClosed? = step.intent { lose(link, shownBy: step.entry.seq, &report) }
            if step.startsRun { lose(link, shownBy: step.entry.seq, &report) }
        } else if link.isUntold, resolution.verdict == .applied, let recorded = step.entry.recordedOutcome,
            recorded["resolved"] == nil, step.entry.recordedDigest == nil
        {
            let message = "the link should have been opened by \(step.entry.seq); the app recorded nothing of the kind"
            report.add(card, at: link.place, shownBy: step.entry.seq, message)
        }
    }

    /// Ends all that waits without a word.
    private mutating func lose(shownBy seq: Int?, _ report: inout CheckReport) {
        for link in waiting.values.sorted(by: { $0.place.seq < $1.place.seq }) { lose(link, shownBy: seq, &report) }
        waiting = [:]
    }

    private func lose(_ link: Waiting, shownBy seq: Int?, _ report: inout CheckReport) {
        let isFault = link.isPassedBy && (link.wait == .ready || link.wait == .catalog)
        let meanwhile = link.isPassedBy ? ", though a person used the scene" : ""
        report.add(
            card, at: link.place, severity: isFault ? .warning : .note, shownBy: seq,
            "the link waited for \(link.wait.inWords)\(meanwhile), and nothing became of it")
    }
}

extension Wait {
    fileprivate var inWords: String {
        switch self {
        case .ready: "the scene to be ready"
        case .catalog: "the catalog"
        case .signIn: "sign-in"
        case .presentation: "a cover to go"
        }
    }
}
