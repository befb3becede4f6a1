import NavigationModel
import NavigationReplay
import StrictJSON

/// What differs between two positions, or where two histories part.
struct DiffVerb: Verb {
    let name = "diff"
    let summary = "what changed between two positions, or where two journals part"
    let details = """
        diff J 12 40    from 12 to 40 of J
        diff J 12       from 12 to the end
        diff J1 J2      the first entry at which the journals differ: intent, outcome or state
        diff J --manifest A --manifest B    the first entry that comes to something else under B than under A
        In a session: diff for the current entry, diff 12 from there to here, diff main fork for two branches.
        Exit status 1 if there is a difference.
        """
    let group = VerbGroup.see
    let signature = Signature(
        positionals: [
            .one("J", .journal), .optional("A", .either([.position, .branch])),
            .optional("B", .either([.position, .branch])),
        ])

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        let words = Array(try session.enterJournal(of: call)).map(\.text)
        if let (left, right) = try histories(words, call.values("--manifest"), session) {
            return try compare(left, right, in: session)
        }
        let (from, to) = try positions(words, session)
        let before = try session.world(at: from)
        let after = try session.world(at: to)
        let patch = JSONPatch.difference(from: before.inspected, to: after.inspected)
        if session.options.json {
            session.screen.json(patch.json)
        } else {
            let lines = ChangeText(manifest: session.manifest).lines(from: before, to: after)
            if lines.isEmpty { session.screen.line("\("no difference", .faint) between \(from) and \(to)") }
            for line in lines { session.screen.line(line) }
        }
        return patch.operations.isEmpty || session.isInteractive ? .done : .no
    }

    private func positions(_ words: [String], _ session: Session) throws(Diagnostic) -> (Int, Int) {
        let here = session.position
        guard let first = words.first else { return (try session.moved(from: here, by: -1), here) }
        let from = try session.position(first, default: here)
        return (from, try session.position(words.dropFirst().first, default: here))
    }

    /// The two histories that the words name: a second journal, one under two manifests, or two branches of a session.
    private func histories(
        _ words: [String], _ manifests: [String], _ session: Session
    ) throws(Diagnostic) -> (Session.Branch, Session.Branch)? {
        if session.isInteractive {
            let named = words.compactMap { word in session.branches.first { $0.name == word } }
            guard words.count == 2, named.count == 2 else { return nil }
            return (named[0], named[1])
        }
        if manifests.count == 2 {
            guard words.isEmpty else { throw .usage("two manifests are compared on one journal, from its start") }
            let left = Session.Branch(name: manifests[0], timeline: session.timeline)
            try session.reopen(under: manifests[1])
            return (left, Session.Branch(name: manifests[1], timeline: session.timeline))
        }
        guard words.count == 1, Position(words[0]) == nil, let first = session.journal?.path else { return nil }
        let left = Session.Branch(name: first, timeline: session.timeline)
        try session.open(words[0])
        return (left, Session.Branch(name: words[0], timeline: session.timeline))
    }
}

extension DiffVerb {
    private func compare(_ left: Session.Branch, _ right: Session.Branch, in session: Session) throws(Diagnostic)
        -> ExitStatus
    {
        let (same, first, second) = try Divergence.find(left.timeline, right.timeline)
        let isSame = first == nil && second == nil
        if session.options.json {
            session.screen.json([
                "same": .number(JSONNumber(same)), "left": first?.json(in: session) ?? .null,
                "right": second?.json(in: session) ?? .null,
            ])
        } else if isSame {
            session.screen.line("\("no difference", .faint) in \(same.counted("entry", "entries"))")
        } else {
            session.screen.line("\(same.counted("entry", "entries"), .strong) alike, then")
            show(first, of: left, "-", .removed, in: session)
            show(second, of: right, "+", .added, in: session)
            if let first, let second {
                for line in ChangeText(manifest: session.manifest).lines(from: first.world, to: second.world) {
                    session.screen.line("    \(line)")
                }
            }
        }
        return isSame || session.isInteractive ? .done : .no
    }

    private func show(
        _ moment: Divergence.Moment?, of history: Session.Branch, _ sign: String, _ role: Styled.Role,
        in session: Session
    ) {
        let line = moment.map { StepText(manifest: session.manifest).line($0.step) } ?? Styled("the end", .faint)
        session.screen.line("\(sign, role) \(history.name): \(line)")
    }
}

extension Divergence.Moment {
    fileprivate func json(in session: Session) -> JSONValue { session.stepJSON(step, world) }
}
