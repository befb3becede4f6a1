import StrictJSON

/// The help, made from the table of verbs.
struct HelpVerb: Verb {
    let name = "help"
    let summary = "what there is, or more about one verb"
    let group = VerbGroup.session
    let signature = Signature(positionals: [.optional("VERB", .verb)])

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        if let word = call.word(0)?.text {
            show(try VerbTable.verb(word, inSession: true), in: session)
        } else {
            overview(in: session)
        }
        return .done
    }

    private func overview(in session: Session) {
        let screen = session.screen
        if session.options.json {
            for verb in VerbTable.all { screen.json(json(verb)) }
            return
        }
        if !session.isInteractive {
            screen.line("\("navlog", .strong) replays the navigation of an app: what was asked for, what became of it, and why.")
            screen.line("")
            screen.line("usage: navlog VERB …      navlog repl JOURNAL      navlog help VERB")
        }
        let width = VerbTable.all.map(\.name.count).max() ?? 0
        for group in VerbGroup.allCases {
            let verbs = VerbTable.all.filter { $0.group == group }
            if verbs.isEmpty { continue }
            screen.line("")
            screen.line(Styled(group.rawValue + (group.isForSessionsOnly && !session.isInteractive ? " (in a session)" : ""), .strong))
            for verb in verbs { screen.line("  \(Styled(verb.name, .name).padded(to: width))  \(verb.summary)") }
        }
        screen.line("")
        screen.line("A position is 42 (after that entry), start, end, -3, 50%, @2026-11-30T09:15 or #mark.")
        screen.line("Every verb takes --json. Exit status: 0 done, 1 no, 2 usage, 3 damaged, 4 refused.")
    }

    private func show(_ verb: any Verb, in session: Session) {
        let screen = session.screen
        if session.options.json { return screen.json(json(verb)) }
        let isSession = session.isInteractive || verb.isForSessionsOnly
        screen.line("\(verb.name, .strong): \(verb.summary)")
        screen.line("usage: \(isSession ? "" : "navlog ")\(verb.usage(impliesJournal: isSession))")
        if !verb.details.isEmpty {
            screen.line("")
            for line in verb.details.split(separator: "\n", omittingEmptySubsequences: false) { screen.line("  \(line)") }
        }
        let options = verb.signature.options + Signature.common
        screen.line("")
        let width = options.map { $0.usage.count }.max() ?? 0
        for option in options { screen.line("  \(Styled(option.usage, .name).padded(to: width))  \(option.summary)") }
    }

    private func json(_ verb: any Verb) -> JSONValue {
        [
            "verb": .string(verb.name), "group": .string(verb.group.rawValue), "summary": .string(verb.summary),
            "usage": .string(verb.usage(impliesJournal: false)), "sessionOnly": .bool(verb.isForSessionsOnly),
        ]
    }
}

extension Signature.Option {
    /// The option with the placeholder of its value.
    var usage: String { value.map { "\(name) \($0.placeholder)" } ?? name }
}
