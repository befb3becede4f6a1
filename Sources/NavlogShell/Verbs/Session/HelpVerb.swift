import NavigationJournal
import NavigationReplay
import StrictJSON

/// The help, made from the table of verbs.
struct HelpVerb: Verb {
    let name = "help"
    let summary = "what there is, or more about verbs and findings of check"
    let group = VerbGroup.session
    let signature = Signature(
        positionals: [.any("VERB|CODE", .either([.verb, Self.code]))],
        options: [.init(name: "--man", summary: "all of it as a manual page, for man")])

    private static let code = Signature.Kind.choice(
        LintTable.cards.map(\.code) + Finding.Code.allCases.map(\.rawValue))

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        if call.has("--man") {
            session.screen.text(ManualPage.text)
        } else if call.words.isEmpty {
            overview(in: session)
        }
        for (index, word) in call.words.enumerated() {
            if index > 0, !session.options.json { session.screen.line("") }
            try show(word.text, in: session)
        }
        return .done
    }

    private func show(_ topic: String, in session: Session) throws {
        if let card = LintTable.card(topic) {
            show(card.code, card.title, card.severity, card.explanation, in: session)
        } else if let code = Finding.Code(rawValue: topic) {
            show(code.rawValue, nil, code.severity, code.explanation, in: session)
        } else {
            show(try VerbTable.verb(topic, inSession: true), in: session)
        }
    }

    private func overview(in session: Session) {
        let screen = session.screen
        if session.options.json {
            for verb in VerbTable.all { screen.json(json(verb)) }
            return
        }
        if session.isInteractive {
            screen.line("\("help VERB", .name) says more, \("Tab", .name) completes, \("Ctrl-D", .name) leaves.")
        } else {
            screen.line("\("navlog", .strong) replays the navigation of an app: what was asked, and what became of it.")
            screen.line("")
            screen.line("usage: navlog JOURNAL      navlog VERB …      navlog help VERB")
        }
        let width = VerbTable.all.map(\.name.count).max() ?? 0
        for group in VerbGroup.allCases {
            let verbs = VerbTable.all.filter { $0.group == group }
            if verbs.isEmpty { continue }
            screen.line("")
            let title = group.rawValue + (group.isForSessionsOnly && !session.isInteractive ? " (in a session)" : "")
            screen.line(Styled(title, .strong))
            for verb in verbs { screen.row(HelpRow("  \(Styled(verb.name, .name).padded(to: width))  ", verb.summary)) }
        }
        screen.line("")
        screen.line("Positions: 42 (after that entry), start, end, -3, 50%, @2026-11-30T09:15, #mark.")
        if session.isInteractive {
            screen.line("A beginning of a verb is enough, Enter repeats the last step.")
        } else {
            screen.line("Every verb takes --json. Exit: 0 done, 1 no, 2 usage, 3 damaged, 4 refused.")
        }
    }

    /// Shows what a verb takes and does.
    func show(_ verb: any Verb, in session: Session) {
        let screen = session.screen
        if session.options.json { return screen.json(json(verb)) }
        let inSession = session.isInteractive || verb.isForSessionsOnly
        screen.row(HelpRow("\(verb.name, .strong): ", verb.summary))
        screen.line("usage: \(inSession ? "" : "navlog ")\(verb.usage(inSession: inSession))")
        if !verb.details.isEmpty {
            screen.line("")
            for line in HelpRow.paragraphs(of: verb.details) { screen.row(HelpRow(line: line)) }
        }
        let options = verb.options(inSession: inSession)
        screen.line("")
        let width = options.map { $0.usage.count }.max() ?? 0
        for option in options {
            screen.row(HelpRow("  \(Styled(option.usage, .name).padded(to: width))  ", option.summary))
        }
    }

    /// Shows what the findings of a code mean.
    private func show(
        _ code: String, _ title: String?, _ severity: Finding.Severity, _ explanation: String, in session: Session
    ) {
        let screen = session.screen
        if session.options.json {
            var object: JSONObject = ["code": .string(code), "severity": .string(severity.rawValue)]
            object["title"] = title.map(JSONValue.string)
            object["explanation"] = .string(explanation)
            return screen.json(.object(object))
        }
        screen.line("\(code, .strong)\(title.map { ": \($0)" } ?? "") (\(severity.rawValue))")
        screen.line("")
        screen.row(HelpRow(line: explanation))
    }

    private func json(_ verb: any Verb) -> JSONValue {
        [
            "verb": .string(verb.name), "group": .string(verb.group.rawValue), "summary": .string(verb.summary),
            "usage": .string(verb.usage(inSession: verb.isForSessionsOnly)),
            "sessionOnly": .bool(verb.isForSessionsOnly),
        ]
    }
}
