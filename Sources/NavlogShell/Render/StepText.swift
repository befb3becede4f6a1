import NavigationModel
import NavigationReplay
import StrictJSON

/// An entry with what became of it, on one line: seq, scene, intent, outcome.
struct StepText {
    let manifest: Manifest?
    /// The columns that a row should fit.
    var columns = 80

    private static let seqWidth = 5
    private static let sceneWidth = 8
    /// What leaves room for most outcomes, without taking them out of sight on a wide terminal.
    private var intentWidth: Int { min(max(columns - 39, 16), 80) }

    /// What a long outcome leaves of an intent in any case.
    private static let leastIntentWidth = 41

    /// Returns the whole line, however long.
    func line(_ step: Step) -> Styled {
        "\(seq(step.entry))  \(scene(step.entry))  \(intent(step.entry))  \(outcome(step))"
    }

    /// Returns a row of a list, and the column in which the outcome begins: everything stands in its column, and what
    /// is too long for it is cut. An outcome that is too long begins further left, if there are columns to spare.
    func row(_ step: Step) -> (text: Styled, outcomeColumn: Int) {
        let seq = seq(step.entry).padded(to: Self.seqWidth)
        let scene = scene(step.entry).fitted(to: Self.sceneWidth)
        let (origin, outcome) = (origin(step.entry), outcome(step))
        let left = Self.seqWidth + Self.sceneWidth + 4
        let width = min(intentWidth, max(columns - left - outcome.width, Self.leastIntentWidth))
        let intent = IntentText(manifest: manifest).styled(step.entry.intent).cut(to: width - origin.width)
        return ("\(seq) \(scene) \((intent + origin).padded(to: width))  \(outcome)", left + width)
    }

    private func seq(_ entry: Entry) -> Styled {
        Styled(String(entry.seq), .strong)
    }

    private func scene(_ entry: Entry) -> Styled {
        Styled(entry.intent.isAppWide ? "app" : entry.scene?.text ?? "-", .faint)
    }

    private func intent(_ entry: Entry) -> Styled {
        IntentText(manifest: manifest).styled(entry.intent) + origin(entry)
    }

    /// What became of it, and what the app saw become of it where that is something else.
    private func outcome(_ step: Step) -> Styled {
        let outcome = Styled(step.outcome)
        guard let recorded = step.entry.recordedOutcome, let kind = recorded["kind"]?.stringValue,
            kind != step.outcome.verdict.kind
        else { return outcome }
        let reason = recorded["reason"]?.stringValue.map { " \($0)" } ?? ""
        return "\(outcome)\("; recorded: \(kind)\(reason)", .warning)"
    }

    /// Who asked, where that is not what the intent says by itself.
    private func origin(_ entry: Entry) -> Styled {
        let isExpected = entry.origin == entry.intent.defaultOrigin || entry.origin == .repl
        return isExpected ? Styled() : " \("by \(entry.origin.rawValue)", .faint)"
    }
}
