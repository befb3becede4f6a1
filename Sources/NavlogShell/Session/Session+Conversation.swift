import LineEditor
import NavigationModel
import NavigationReplay

/// Talking with a person at a terminal.
extension Session {
    /// Asks for commands and runs them until the person leaves.
    func converse() throws(Diagnostic) -> ExitStatus {
        let history = History(path: environment.historyPath)
        var capabilities = Capabilities.ofTerminal(type: environment.variables["TERM"])
        let usesColor = environment.allowsColor && settings.usesColor
        if !usesColor { (capabilities.color, capabilities.painting) = (false, false) }
        let source: TerminalLineSource
        do {
            source = try TerminalLineSource(capabilities: capabilities, history: history)
        } catch {
            return try runScript("-")
        }
        source.completion = { [unowned self] in Completer(self).completions(for: $0) }
        source.hint = { [unowned source] in source.history.suggestion(for: $0) }
        if let warning = source.history.takeWarning() { note("\("warning:", .warning) \(warning.inWords)") }
        ask = { [unowned source] in source.confirms($0) }
        runPreferences()
        try greet()
        if follower != nil { showNews(above: source) }
        while !isOver {
            for line in news() { screen.line(line) }
            screen.flush()
            let prompt = try prompt()
            let result: LineResult
            do { result = try source.nextLine(prompt: prompt) } catch {
                note("\("error:", .bad) \(error.inWords)")
                if case .lineTooLong = error { continue }
                return .internalError
            }
            switch result {
            case .interrupted: continue
            case .endOfInput: if mayLeave() { return .done }
            case .line(let line):
                source.remember(redacted(command: line))
                for command in line.split(separator: "\n", omittingEmptySubsequences: false) {
                    attempt(String(command))
                }
            }
        }
        return .done
    }

    /// Runs a command, or the last travel command again for an empty line. What is wrong with it is said, and the
    /// session goes on; so it does when Ctrl-C stops the command.
    private func attempt(_ command: String) {
        environment.watchInterrupts()
        do {
            if let repeatable, command.allSatisfy(\.isWhitespace) {
                _ = try perform(repeatable)
            } else {
                _ = try run(command)
            }
        } catch {
            screen.flush()
            report(error)
        }
        screen.flush()
    }

    private func greet() throws(Diagnostic) {
        if let journal {
            let writes = journal.writer != nil ? ", recording" : follower != nil ? ", following" : ""
            note("\(journal.path, .strong): \(timeline.count.counted("entry", "entries"))\(writes)")
            note("help says what you can do, Tab completes, Ctrl-D leaves")
        } else {
            note("no journal: everything stays in memory; scene new main opens a scene, help says more")
        }
    }

    /// `main 42/318> `, with `*` on a fork.
    func prompt() throws(Diagnostic) -> String {
        let scene = currentScene(in: try world())?.text ?? "-"
        return ScreenText.safe("\(scene) \(position)/\(timeline.end)\(isOnFork ? "*" : "")> ")
    }
}

extension TerminalLineSource {
    /// Asks a question and returns whether the answer is yes. Who ends the input does not want to be asked.
    fileprivate func confirms(_ question: String) -> Bool {
        let help = (completion, hint, highlight)
        (completion, hint, highlight) = ({ _ in nil }, { _ in nil }, nil)
        defer { (completion, hint, highlight) = help }
        switch try? nextLine(prompt: "\(question) [y/N] ") {
        case .line(let answer): return ["y", "yes"].contains(answer.lowercased())
        case .interrupted: return false
        case .endOfInput, nil: return true
        }
    }
}

extension HistoryWarning {
    /// What is wrong, in words.
    var inWords: String {
        switch self {
        case .damaged(let entries): "\(entries) damaged line\(entries == 1 ? "" : "s") of the history skipped"
        case .unreadable: "the history cannot be read; this session starts without one"
        case .unwritable: "the history cannot be written; this session is not kept"
        }
    }
}

extension Environment {
    /// Where the history of commands is kept: the user's state folder.
    var historyPath: String? {
        if let state = variables["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/navlog/history" }
        return variables["HOME"].map { "\($0)/.local/state/navlog/history" }
    }
}
