import NavigationJournal
import NavigationModel
import StrictJSON

/// A link came from one window and was opened in another.
struct LinkInOtherScene: Lint {
    static let card = LintCard(
        code: "L06", title: "a link landed in another scene than it came from", severity: .warning,
        explanation: """
            The link came from one window, and the system or the app handed it to another: `deliveredTo` names another
            scene than the entry, or `cause` names an entry of another scene. The person looks at a window in which
            nothing happens. Give the URL to the scene it came from, not to the app as a whole. Links that open a window
            of their own are not meant.
            """)

    /// How many entries back a cause is looked for.
    private static let reach = 1024
    private var scenes: [(seq: Int, scene: Name)] = []
    /// The entry with which each scene was opened.
    private var openings: [Name: Int] = [:]

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard let id = step.entry.scene, let intent = step.intent else { return }
        if step.sceneBefore.map({ $0.phase == .closed }) ?? true || step.startsRun { openings[id] = step.entry.seq }
        let isLink = intent.link != nil || step.entry.origin == .link
        if isLink, step.verdict.isAccepted, !opensScene(intent, step) {
            if let message = fault(step, id) { report.add(card, at: step.place, message) }
        }
        scenes.append((step.entry.seq, id))
        if scenes.count >= 2 * Self.reach { scenes.removeFirst(Self.reach) }
    }

    private func fault(_ step: CheckedStep, _ id: Name) -> String? {
        if let delivered = step.members["deliveredTo"]?.stringValue.map(Name.init), delivered != id {
            return "the link of scene \"\(id)\" was delivered to scene \"\(delivered)\""
        }
        guard let cause = step.entry.cause, cause > openings[id] ?? 0,
            let origin = scenes.last(where: { $0.seq == cause }), origin.scene != id
        else { return nil }
        return "the link follows from \(cause) in scene \"\(origin.scene)\", and was opened in scene \"\(id)\""
    }

    private func opensScene(_ intent: SceneIntent, _ step: CheckedStep) -> Bool {
        if case .target(let target)? = step.reducer.destination(of: intent) { target.opensScene } else { false }
    }
}
