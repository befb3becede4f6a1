import StrictJSON

/// Lists what was typed before.
struct HistoryVerb: Verb {
    let name = "history"
    let summary = "the commands that were typed before, the last N (20)"
    let details = """
        Up goes through those that begin with what you have typed, Ctrl-R finds one by any part of it.
        A line that begins with a space is not kept.
        """
    let group = VerbGroup.session
    let isForSessionsOnly = true
    let signature = Signature(positionals: [.optional("N", .number)])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        guard let typed = session.conversation?.typed else {
            throw Diagnostic.usage("only what a person types at a terminal is kept")
        }
        for command in typed.suffix(try call.number(0, atLeast: 1) ?? 20) {
            if session.options.json {
                session.screen.json(.string(command))
            } else {
                session.screen.line(Styled(command), indent: 4)
            }
        }
        return .done
    }
}
