import NavigationModel
import NavigationReplay
import StrictJSON

/// What differs between two positions.
struct DiffVerb: Verb {
    let name = "diff"
    let summary = "what changed between two positions; in a session by default at the current entry"
    let details = """
        diff            before and after the current entry
        diff 12         from 12 to where one stands
        diff 12 40      from 12 to 40
        """
    let group = VerbGroup.see
    let signature = Signature(
        positionals: [.one("J", .journal), .optional("A", .position), .optional("B", .position)])

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        let words = Array(try session.enterJournal(of: call))
        let (from, to) = try positions(words, session)
        let before = try session.world(at: from)
        let after = try session.world(at: to)
        let patch = JSONPatch.difference(from: before.json, to: after.json)
        if session.options.json {
            session.screen.json(patch.json)
        } else {
            let lines = ChangeText(manifest: session.manifest).lines(from: before, to: after)
            if lines.isEmpty { session.screen.line("\("no difference", .faint) between \(from) and \(to)") }
            for line in lines { session.screen.line(line) }
        }
        return patch.operations.isEmpty || session.isInteractive ? .done : .no
    }

    private func positions(_ words: [Word], _ session: Session) throws(Diagnostic) -> (Int, Int) {
        let here = session.position
        guard let first = words.first else {
            return (try session.position(before: here), here)
        }
        let from = try session.position(first.text, default: here)
        return (from, try session.position(words.dropFirst().first?.text, default: here))
    }
}

extension Session {
    /// The position one entry back; the first one stays.
    func position(before position: Int) throws(Diagnostic) -> Int {
        try moved(from: position, by: -1)
    }

    /// The position a number of entries away, as far as there are entries.
    func moved(from position: Int, by count: Int) throws(Diagnostic) -> Int {
        do {
            let ordinal = try timeline.ordinal(of: position) ?? 0
            let wanted = ordinal.addingReportingOverflow(count)
            let target = wanted.overflow ? (count < 0 ? 0 : timeline.count) : wanted.partialValue
            return try timeline.position(ofEntry: min(max(0, target), timeline.count))
        } catch { throw Diagnostic(error) }
    }
}
