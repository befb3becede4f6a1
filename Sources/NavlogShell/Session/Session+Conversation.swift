import LineEditor
import NavigationModel
import NavigationReplay

/// Talking with a person at a terminal.
extension Session {
    /// Asks for commands and runs them until the person leaves.
    func converse() throws -> ExitStatus {
        let history = History(path: environment.historyPath)
        let capabilities = Capabilities.ofTerminal(type: environment.variables["TERM"])
        let source: TerminalLineSource
        do {
            source = try TerminalLineSource(capabilities: capabilities, history: history)
        } catch {
            return try runScript("-")
        }
        source.needsMore = { LineSplitter.drafts(of: $0).last?.isOpen == true }
        source.highlight = { [unowned self] in Highlighter(session: self).styles(of: $0) }
        source.editElsewhere = { [unowned self] in try? edit($0) }
        if let warning = source.history.takeWarning() { note("\("warning:", .warning) \(warning.inWords)") }
        ask = { [unowned source] in source.confirms($0) }
        typed = { [unowned source] in source.history.entries }
        runPreferences()
        try greet()
        if follower != nil { showNews(above: source) }
        while !isOver {
            for line in news() { screen.line(line) }
            screen.flush()
            let prompt = try prompt()
            let completer = Completer(self)
            source.completion = completer.completions(for:)
            source.hint = { [unowned source] in
                source.history.suggestion(for: $0) ?? completer.suggestion(for: $0)
            }
            source.capabilities.color = settings.usesColor && environment.allowsColor
            source.initialText = nextLine
            nextLine = nil
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
                attempt(line)
                lastLine = line
            }
        }
        return .done
    }

    /// Runs the commands of a text up to the first that fails, or the last travel command again for an empty one.
    /// What is wrong is said, and the session goes on.
    private func attempt(_ text: String) {
        let bytes = Array(text.utf8)
        let drafts = LineSplitter.drafts(of: text).filter { !$0.words.isEmpty || $0.problem != nil }
        if drafts.isEmpty, let repeatable, text.allSatisfy(\.isWhitespace) {
            _ = answer { try perform(repeatable) }
        }
        for (index, draft) in drafts.enumerated() where !isOver {
            let command = String(decoding: bytes[draft.range], as: UTF8.self)
            if answer({ try run(command) }) { continue }
            let rest = drafts.count - index - 1
            if rest > 0 { note("\(rest.counted("command", "commands")) behind it not run") }
            return
        }
    }

    /// Gives the answer to one command; a long one goes through a pager. Ctrl-C takes back where it went.
    private func answer(_ command: () throws -> ExitStatus) -> Bool {
        let place = Place(of: self)
        let pages = environment.output as? PagedStream
        if settings.usesPager, let pager = environment.pagerCommand, let size = environment.terminalSize() {
            pages?.beginAnswer(pager: pager, size: size)
        }
        environment.watchInterrupts()
        defer {
            screen.flush()
            pages?.endAnswer()
            environment.watchInterrupts()  // The next prompt must be able to read.
        }
        do { _ = try command() } catch {
            screen.flush()
            pages?.endAnswer()
            let diagnostic = Diagnostic(error)
            if diagnostic.status == .interrupted { place.restore(in: self) }
            report(diagnostic)
            return false
        }
        return true
    }

    private func greet() throws {
        if let journal {
            let writes = journal.writer != nil ? ", recording" : follower != nil ? ", following" : ""
            note("\(journal.path, .strong): \(timeline.count.counted("entry", "entries"))\(writes)")
        } else {
            note("no journal: everything stays in memory; \("scene new main", .name) opens a scene")
        }
        note("\("help", .name) says what you can do, \("Tab", .name) completes, \("Ctrl-D", .name) leaves")
    }

    /// `main 42/318> `, with `*` on a fork.
    func prompt() throws -> String {
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
