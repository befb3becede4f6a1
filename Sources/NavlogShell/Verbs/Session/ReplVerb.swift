import LineEditor
import NavigationModel

/// A session that goes on: with a person at a terminal, or with a script.
struct ReplVerb: Verb {
    let name = "repl"
    let summary = "an interactive session on a journal; navlog J is the same"
    let details = """
        repl J                    look at J; what you do at the end or in the past goes into a fork in memory
        repl J --record           what you do at the end is appended to J, durably
        repl J --follow           what something else appends to J appears above the prompt
        repl J -c 'goto 12' -c state
        … | repl J                commands from a pipe: no prompt, and the first error ends it with its status
        """
    let group = VerbGroup.session
    let signature = Signature(
        positionals: [.optional("J", .journal)],
        options: [
            .init(name: "-c", value: .text, isRepeatable: true, summary: "a command to run, instead of asking for one"),
            .init(name: "-f", value: .file, isRepeatable: true, summary: "a file of commands to run"),
            .init(name: "--echo", summary: "show each command of a script, and its comments, before the answer"),
            .init(name: "--record", summary: "append to the journal what is done at its end"),
            .init(name: "--follow", summary: "show what something else appends to the journal, above the prompt"),
            .init(name: "--read-only", summary: "never write to the journal (this is the default)"),
        ])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        if session.isInteractive { throw Diagnostic.usage("this is a session already", hint: "quit first") }
        if call.has("--record") && call.has("--read-only") {
            throw Diagnostic.usage("--record and --read-only exclude each other")
        }
        let commands = call.values(of: ["-c", "-f"])
        let isConversation = commands.isEmpty && session.environment.isForPerson
        if call.has("--follow") { try checkFollowing(call, isConversation: isConversation) }
        try enter(call, session)
        if call.has("--follow") { session.follow() }
        session.isInteractive = true
        session.settings.adopt(&session.options)
        session.options.echoesCommands = call.has("--echo")
        if commands.isEmpty { return isConversation ? try session.converse() : try session.runScript("-") }
        for (option, value) in commands {
            let status = option == "-f" ? try session.runScript(value) : try session.run(value)
            if status != .done || session.isOver { return status }
        }
        return .done
    }

    private func checkFollowing(_ call: Call, isConversation: Bool) throws {
        if call.has("--record") { throw Diagnostic.usage("--record and --follow exclude each other") }
        guard let path = call.word(0)?.text, path != "-" else { throw Diagnostic.usage("--follow needs a journal") }
        if !isConversation {
            throw Diagnostic.usage(
                "--follow shows what comes above a prompt, and there is none",
                hint: "navlog follow \(QuotedText.shellWord(path))")
        }
    }

    private func enter(_ call: Call, _ session: Session) throws {
        guard let path = call.word(0)?.text else {
            if call.has("--record") { throw Diagnostic.usage("--record needs a journal") }
            let manifest = try session.options.manifest.map { path in try session.manifest(at: path)
            }
            session.begin(with: manifest)
            return
        }
        if call.has("--record") { try session.openForRecording(path) } else { try session.open(path) }
    }
}
