import NavigationModel
import NavigationReplay
import StrictJSON

/// What asks how it would have gone otherwise.
enum ForkVerbs {
    static let all: [any Verb] = [
        TravelVerb(
            "fork", "begin a fork of the history where one stands, and go there",
            details: """
                A fork is in memory only; save FILE keeps it. Doing something at an
                earlier position begins one by itself. Marks up to there are the fork's as
                well.
                """,
            group: .whatIf, takes: [.optional("NAME", .text)]
        ) { session, call in
            try session.fork(at: session.position, named: call.word(0).map { Name($0.text) })
        },
        TravelVerb("forks", "the histories one can stand in: main, and its forks", group: .whatIf) {
            session, _ in
            session.listBranches()
        },
        TravelVerb(
            "switch", "go to main or to a fork, to where one stood there", group: .whatIf,
            takes: [.one("NAME", .branch)]
        ) { session, call in
            try session.enter(try session.branch(call.text(0)))
        },
        TravelVerb(
            "skip", "leave an entry out of the fork, or out of a new one",
            details: """
                The entries after it are replayed as if it had never come. They keep their
                seqs, so that positions stay comparable; save numbers them anew.
                """,
            group: .whatIf, takes: [.one("SEQ", .number)]
        ) { session, call in
            try session.skip(try call.number(0, atLeast: 1) ?? 0)
        },
        TravelVerb(
            "drop", "forget a fork: the one named, or the one where one stands", group: .whatIf,
            takes: [.optional("NAME", .fork)]
        ) { session, call in
            let branch = try session.branch(call.word(0)?.text ?? session.travel.branches.current.name.text)
            guard !branch.isUnsaved || session.mayGoOn("\(branch.name) is not saved. Drop it?") else { return }
            try session.drop(branch)
        },
        SaveVerb(),
    ]
}

extension Session {
    fileprivate func listBranches() {
        let branches = travel.branches
        let width = branches.all.map { Styled($0.name.text).width }.max() ?? 0
        for branch in branches.all {
            if options.json {
                screen.json(json(of: branch))
            } else {
                let mark = Styled(branch.name == branches.current.name ? "▸" : " ", .good)
                let name = Styled(branch.name.text, .name).padded(to: width)
                screen.line("\(mark) \(name)  \(summary(of: branch))", indent: width + 4)
            }
        }
    }

    private func summary(of branch: Branch) -> Styled {
        var summary: Styled = "at \(branch.position)/\(branch.timeline.end)"
        if let origin = branch.origin { summary += ", left \(origin.branch, .name) at \(origin.position)" }
        if !branch.skipped.isEmpty { summary += ", without \(branch.skipped.map(String.init).joined(separator: " "))" }
        if branch.isUnsaved { summary += ", \("not saved", .warning)" }
        return summary
    }

    private func json(of branch: Branch) -> JSONValue {
        [
            "name": .string(branch.name.text),
            "of": branch.origin.map { .string($0.branch.text) } ?? .null,
            "at": branch.origin.map { .integer($0.position) } ?? .null,
            "position": .integer(branch.position), "end": .integer(branch.timeline.end),
            "count": .integer(branch.timeline.count),
            "skipped": .array(branch.skipped.map { .integer($0) }),
            "saved": .bool(!branch.isUnsaved), "current": .bool(branch.name == travel.branches.current.name),
        ]
    }
}
