import NavigationModel
import NavigationReplay
import StrictJSON

/// Two histories side by side: the entry at which they part, and what is different in the end.
struct HistoryComparison {
    private let left: Branch
    private let right: Branch
    /// The seq up to which both are the same journal.
    private let sharedEnd: Int?

    /// Takes the histories that words name: in a session one or two branches, else a second journal, or the journal
    /// under a second manifest. It is nil if they name positions.
    init?(_ words: [String], _ manifests: [String], _ session: Session) throws {
        if session.isInteractive {
            guard words.contains(where: { Position($0) == nil }) else { return nil }
            let branches = try words.map { word in try session.branch(word) }
            left = branches[0]
            right = branches.count > 1 ? branches[1] : session.travel.branches.current
            sharedEnd = min(left.timeline.sharedEnd, right.timeline.sharedEnd)
        } else if manifests.count == 2 {
            guard words.isEmpty else {
                throw Diagnostic.usage("two manifests are compared on one journal, from its start")
            }
            left = session.travel.branches.current.named(manifests[0])
            try session.reopen(under: manifests[1])
            right = session.travel.branches.current.named(manifests[1])
            sharedEnd = nil
        } else {
            guard words.count == 1, Position(words[0]) == nil, let path = session.journal?.path else { return nil }
            left = session.travel.branches.current.named(path)
            try session.open(words[0])
            right = session.travel.branches.current.named(words[0])
            sharedEnd = nil
        }
    }

    /// Shows what differs, and returns whether anything does.
    func show(in session: Session) throws -> Bool {
        let total = min(left.timeline.count, right.timeline.count)
        let divergence = try Divergence(left.timeline, right.timeline, after: sharedEnd) {
            session.goesOn($0, of: total)
        }
        let ends = (try left.lastWorld, try right.lastWorld)
        if session.options.json {
            session.screen.json([
                "same": .integer(divergence.same), "left": session.json(divergence.left),
                "right": session.json(divergence.right),
                "final": JSONPatch.difference(from: ends.0.inspected, to: ends.1.inspected).json,
            ])
        } else if divergence.isNone {
            let count = divergence.same.counted("entry", "entries")
            session.screen.line("\("no difference", .faint) in \(count)")
        } else {
            show(divergence, ends, in: session)
        }
        return !divergence.isNone
    }

    private func show(_ divergence: Divergence, _ ends: (World, World), in session: Session) {
        let screen = session.screen
        let width = max(Styled(left.name.text).width, Styled(right.name.text).width)
        func header(_ sign: Styled, _ branch: Branch) -> Styled {
            let name = Styled(branch.name.text, .name).padded(to: width)
            return "\(sign) \(name)  \(branch.timeline.count.counted("entry", "entries"))"
        }
        screen.line(header(Styled("---", .removed), left))
        screen.line(header(Styled("+++", .added), right))
        screen.line(Styled("\(divergence.same.counted("entry", "entries")) alike, then", .faint))
        let text = StepText(manifest: session.manifest)
        if let last = divergence.last { screen.line("  \(text.line(last.step))", indent: 6) }
        for (sign, moment) in [(Styled("-", .removed), divergence.left), (Styled("+", .added), divergence.right)] {
            screen.line("\(sign) \(moment.map { text.line($0.step) } ?? Styled("the end", .faint))", indent: 6)
        }
        let isOver = isOver(divergence.left, left) && isOver(divergence.right, right)
        if !isOver, let first = divergence.left, let second = divergence.right {
            session.showChanges(from: first.world, to: second.world, indent: 4)
        }
        screen.line(Styled("in the end", .faint))
        session.showChanges(from: ends.0, to: ends.1, indent: 4)
        if ends.0.inspected == ends.1.inspected { screen.line(Styled("    no difference", .faint)) }
    }

    private func isOver(_ moment: Divergence.Moment?, _ branch: Branch) -> Bool {
        moment.map { $0.step.entry.seq == branch.timeline.end } ?? true
    }
}

extension Branch {
    /// The same with another name.
    fileprivate func named(_ name: String) -> Branch {
        Branch(name: Name(name), timeline: timeline, position: position)
    }

    fileprivate var lastWorld: World {
        get throws {
            return try timeline.world(at: timeline.end)
        }
    }
}

extension Session {
    fileprivate func json(_ moment: Divergence.Moment?) -> JSONValue {
        moment.map { stepJSON($0.step, $0.world) } ?? .null
    }
}
