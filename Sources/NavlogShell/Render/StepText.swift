import NavigationModel
import NavigationReplay

/// An entry with what became of it, on one line: seq, scene, intent, outcome.
struct StepText {
    let manifest: Manifest?

    private static let seqWidth = 5
    private static let sceneWidth = 8
    /// What leaves room for most outcomes on a terminal of 80 columns.
    private static let intentWidth = 41
    private static let outcomeWidth = 22

    /// Returns the whole line, however long.
    func line(_ step: Step) -> Styled {
        "\(seq(step.entry))  \(scene(step.entry))  \(intent(step.entry))  \(Styled(step.outcome))"
    }

    /// Returns a row of a list: everything stands in its column, and what is too long for it is cut.
    ///
    /// - Parameters:
    ///   - step: The entry with what became of it.
    ///   - columns: The columns of the terminal, nil if there is none.
    func row(_ step: Step, columns: Int? = nil) -> Styled {
        let width = intentWidth(columns)
        let seq = seq(step.entry).padded(to: Self.seqWidth)
        let scene = scene(step.entry).fitted(to: Self.sceneWidth)
        let origin = origin(step.entry)
        let intent = IntentText(manifest: manifest).styled(step.entry.intent).cut(to: width - origin.width)
        return "\(seq) \(scene) \((intent + origin).fitted(to: width))  \(Styled(step.outcome))"
    }

    /// The column of a row in which the outcome begins.
    func outcomeColumn(columns: Int?) -> Int { Self.seqWidth + Self.sceneWidth + intentWidth(columns) + 4 }

    /// A wide terminal shows more of an intent, a narrow one less.
    private func intentWidth(_ columns: Int?) -> Int {
        guard let columns else { return Self.intentWidth }
        let room = columns - Self.seqWidth - Self.sceneWidth - Self.outcomeWidth - 4
        return min(max(room, 12), 2 * Self.intentWidth)
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

    /// Who asked, where that is not what the intent says by itself.
    private func origin(_ entry: Entry) -> Styled {
        let isExpected = entry.origin == entry.intent.defaultOrigin || entry.origin == .repl
        return isExpected ? Styled() : " \("by \(entry.origin.rawValue)", .faint)"
    }
}
