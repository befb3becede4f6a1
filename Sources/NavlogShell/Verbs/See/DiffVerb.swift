import NavigationModel
import NavigationReplay
import StrictJSON

/// What differs between two positions, or where two histories part.
struct DiffVerb: Verb {
    let name = "diff"
    let summary = "what changed between two positions, or where two journals part"
    let details = """
        diff J 12 40       from 12 to 40 of J
        diff J 12          from 12 to the end
        diff J1 J2         the first entry at which the journals differ, and their ends
        diff J --manifest A --manifest B
                           the first entry that comes to something else under B
        diff               in a session: what the current entry changed
        diff 12            in a session: from 12 to where one stands
        diff main fork-1   two histories of a session, or one and this one
        Entries differ in what is asked for, or in the outcome or the state that replay
        gives; check compares these with what the app has recorded.
        Exit status 1 if there is a difference. As JSON a patch (RFC 6902); for
        histories {"same","left","right","final"}: how many entries are alike, the first
        that are not, as lines of log, and the patch from one end to the other.
        """
    let group = VerbGroup.see
    let signature = Signature(
        positionals: [
            .one("J", .journal), .optional("A", .either([.position, .branch])),
            .optional("B", .either([.position, .branch])),
        ])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        let words = Array(try session.enterJournal(of: call)).map(\.text)
        let differs: Bool
        if let comparison = try HistoryComparison(words, call.values("--manifest"), session) {
            differs = try comparison.show(in: session)
        } else {
            differs = try compare(words, session)
        }
        return !differs || session.isInteractive ? .done : .no
    }

    /// Shows what differs between the positions that the words name, and returns whether anything does.
    private func compare(_ words: [String], _ session: Session) throws -> Bool {
        let here = session.position
        let first = try session.position(words.first, default: try session.moved(from: here, by: -1))
        let to = try session.position(words.dropFirst().first, default: here)
        let (before, after) = (try session.world(at: first), try session.world(at: to))
        let patch = JSONPatch.difference(from: before.inspected, to: after.inspected)
        if session.options.json {
            session.screen.json(patch.json)
        } else if patch.operations.isEmpty {
            session.screen.line("\("no difference", .faint) between \(first) and \(to)")
        } else {
            try session.showPosition(first, "---", .removed)
            try session.showPosition(to, "+++", .added)
            session.showChanges(from: before, to: after, indent: 0)
        }
        return !patch.operations.isEmpty
    }
}

extension Session {
    /// Shows a position as a side of a comparison: the entry it is after.
    fileprivate func showPosition(_ position: Int, _ sign: String, _ role: Styled.Role) throws {
        let step = try timeline.step(at: position)
        let line = step.map(StepText(manifest: manifest).line) ?? "\(position, .strong)  before the first entry"
        screen.line("\(sign, role) \(line)", indent: 8)
    }
}
