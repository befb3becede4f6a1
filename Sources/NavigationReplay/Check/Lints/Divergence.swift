import NavigationJournal
import NavigationModel
import StrictJSON

/// What the app recorded is not what comes of its journal.
struct Divergence: Lint {
    static let card = LintCard(
        code: "L01", title: "the app recorded something else than what comes of its journal", severity: .error,
        explanation: """
            An entry may carry the outcome and the digest of its scene's state as the app saw them. Here they are not
            what the reducer makes of the same entries: the app did something else, or the journal is not all that
            happened. Only the first difference is an error, for the later ones may follow from it; they are counted.
            Look at the entry with `navlog repl J -c 'goto SEQ'`. If the app is right, another manifest, other content
            in the catalog, or a reducer of another version may be the reason.
            """)

    private var digests = SceneDigests()
    private var first: CheckPlace?
    private var later = 0
    private var lastLater = 0
    private var canCompareOutcomes = true
    private var canCompareDigests = true
    private var lacksManifest = false

    mutating func begin(_ source: JournalSource, _ report: inout CheckReport) {
        canCompareDigests = !source.isMigrated
        canCompareOutcomes = !source.isMigrated || !source.migrationRestructures
        lacksManifest = source.header.manifest != nil && source.reducer.manifest == nil
    }

    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {
        guard let difference = outcomeDifference(step) ?? digestDifference(step) else { return }
        guard first == nil else {
            later += 1
            lastLater = step.entry.seq
            return
        }
        first = step.place
        report.add(card, at: step.place, "\(difference); likely reason: \(reason(step, report))")
    }

    mutating func end(_ report: inout CheckReport) {
        guard let first, later > 0 else { return }
        let count = later == 1 ? "1 later entry differs" : "\(later) later entries differ"
        report.add(
            card, at: first, severity: .note, shownBy: lastLater,
            "\(count) from what was recorded, too, up to \(lastLater)"
        )
    }

    private func outcomeDifference(_ step: CheckedStep) -> String? {
        guard canCompareOutcomes, let recorded = step.entry.recordedOutcome?.objectValue else { return nil }
        let projected = step.outcome.json
        guard !recorded.agrees(with: projected) else { return nil }
        let words = (recorded.outcomeWords, projected.objectValue?.outcomeWords ?? "")
        // Where the words leave out in what they differ, the JSON does not.
        guard words.0 != words.1 else {
            return "the app recorded \(JSONValue.object(recorded).text()), replay gives \(projected.text())"
        }
        return "the app recorded \(words.0), replay gives \(words.1)"
    }

    private mutating func digestDifference(_ step: CheckedStep) -> String? {
        guard canCompareDigests, let recorded = step.entry.recordedDigest, let id = step.entry.sceneConcerned
        else { return nil }
        guard let projected = digests.digest(of: step.sceneAfter, named: id)?.description else {
            // What a scene showed last, before it was destroyed, is no state after the entry.
            if case .sceneClosed? = step.intent { return nil }
            return "the app recorded a state of a scene that was never opened"
        }
        guard recorded != projected else { return nil }
        return "the app recorded the state \(recorded), replay gives \(projected)"
    }

    /// The likeliest reason, besides a fault of the app.
    private func reason(_ step: CheckedStep, _ report: CheckReport) -> String {
        if let line = report.damage(upTo: step.place.line) {
            return "line \(line) is damaged, and its entry is missing"
        }
        if lacksManifest { return "the manifest that the header names was not found" }
        let reasons = [step.entry.recordedOutcome?["reason"]?.stringValue, step.verdict.reason].compactMap(\.self)
        let isAbout = { (known: [Reason]) in reasons.contains { known.contains(Reason($0)) } }
        let isCut = step.entry.recordedOutcome?["kind"] == "truncated" || step.verdict.kind == "truncated"
        if isCut || isAbout([.missingContent, Reason(Wait.catalog.rawValue)]) {
            return "the app did otherwise, or has another catalog"
        }
        let ofManifest: [Reason] = [
            .unknownRoute, .badParameter, .unknownTab, .unknownStack, .unknownColumn, .unsupportedScheme,
            .unsupportedHost, .noRule, .excluded,
        ]
        if isAbout(ofManifest) { return "the app did otherwise, or has another manifest" }
        if isAbout([.unknownIntent, .badIntent]) { return "the app's reducer is of another version" }
        return "the app did otherwise, or its reducer is of another version"
    }
}

extension JSONObject {
    /// Returns whether a recorded outcome says the same as another one, as far as it says anything.
    func agrees(with projected: JSONValue) -> Bool {
        ["kind", "reason", "kept", "of", "by", "dropped", "resolved"].allSatisfy { name in
            self[name].map { $0.agrees(with: projected[name]) } ?? true
        }
    }
}

extension JSONValue {
    fileprivate func agrees(with projected: JSONValue?) -> Bool {
        switch (self, projected) {
        case (.null, nil): return true
        case (_, nil): return false
        case (.array(let own), .array(let other)?):
            return own.count == other.count && zip(own, other).allSatisfy { $0.agrees(with: $1) }
        case (.object(let own), .object(let other)?):
            return own.members.allSatisfy { $0.value.agrees(with: other[$0.name]) }
        case (_, let other?): return self == other
        }
    }
}
