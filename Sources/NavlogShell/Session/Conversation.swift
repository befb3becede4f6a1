import LineEditor
import NavigationModel
import NavigationReplay

/// What a session and a person at a terminal say to each other.
final class Conversation {
    private unowned let session: Session
    private let source: TerminalLineSource
    /// What the person said last.
    private(set) var lastLine = ""
    /// What stands in the next line already, when the person is asked for one.
    var nextLine: String?

    /// Begins at the terminal.
    ///
    /// - Throws: why that cannot be talked to.
    init(with session: Session) throws(LineSourceError) {
        let history = History(path: session.environment.historyPath)
        let capabilities = Capabilities.ofTerminal(type: session.environment.variables["TERM"])
        source = try TerminalLineSource(capabilities: capabilities, history: history)
        self.session = session
        source.needsMore = { LineSplitter.drafts(of: $0).last?.isOpen == true }
        source.highlight = { [unowned session] in Highlighter(session: session).styles(of: $0) }
        source.editElsewhere = { [unowned session] in try? session.edit($0) }
        if session.watch != nil { source.idle = { [unowned self] in showNews() } }
    }

    /// What the person typed before, in this session and in earlier ones, the oldest first.
    var typed: HistoryEntries { source.history.entries }

    /// Asks for commands and runs them until the person leaves.
    func run() throws -> ExitStatus {
        if let warning = source.history.takeWarning() { session.note("\("warning:", .warning) \(warning.inWords)") }
        session.runPreferences()
        try greet()
        while !session.isOver {
            for line in session.news() { session.screen.line(line) }
            session.screen.flush()
            let result: LineResult
            do { result = try ask() } catch let error as LineSourceError {
                session.note("\("error:", .bad) \(error.inWords)")
                if case .lineTooLong = error { continue }
                return .internalError
            }
            switch result {
            case .interrupted: continue
            case .endOfInput: if session.mayLeave() { return .done }
            case .line(let line):
                source.remember(session.redacted(command: line))
                attempt(line)
                lastLine = line
            }
        }
        return .done
    }

    private func ask() throws -> LineResult {
        let prompt = try session.prompt()
        let completer = Completer(session)
        source.completion = completer.completions(for:)
        source.hint = { [unowned source] in source.history.suggestion(for: $0) ?? completer.suggestion(for: $0) }
        source.capabilities.color = session.settings.usesColor && session.environment.allowsColor
        source.initialText = nextLine
        nextLine = nil
        return try source.nextLine(prompt: prompt)
    }

    /// Asks a question and returns whether the answer is yes. Who ends the input does not want to be asked.
    func confirms(_ question: String) -> Bool {
        let help = (source.completion, source.hint, source.highlight)
        (source.completion, source.hint, source.highlight) = ({ _ in nil }, { _ in nil }, nil)
        defer { (source.completion, source.hint, source.highlight) = help }
        switch try? source.nextLine(prompt: "\(question) [y/N] ") {
        case .line(let answer): return ["y", "yes"].contains(answer.lowercased())
        case .interrupted: return false
        case .endOfInput, nil: return true
        }
    }

    /// Shows above the prompt what has come to the journal, whenever nothing is typed.
    private func showNews() {
        for line in session.news() { source.messages.post(session.screen.rendered(line)) }
    }

    private func greet() throws {
        if let journal = session.journal {
            let writes = journal.writer != nil ? ", recording" : session.watch != nil ? ", following" : ""
            session.note("\(journal.path, .strong): \(session.timeline.count.counted("entry", "entries"))\(writes)")
        } else {
            session.note("no journal: everything stays in memory; \("scene new main", .name) opens a scene")
        }
        session.note("\("help", .name) says what you can do, \("Tab", .name) completes, \("Ctrl-D", .name) leaves")
    }
}

/// Running what was said.
extension Conversation {
    /// Runs the commands of a text up to the first that fails, or the last travel command again for an empty one.
    /// What is wrong is said, and the session goes on.
    private func attempt(_ text: String) {
        let bytes = Array(text.utf8)
        let drafts = LineSplitter.drafts(of: text).filter { !$0.words.isEmpty || $0.problem != nil }
        if drafts.isEmpty, let repeatable = session.travel.repeatable, text.allSatisfy(\.isWhitespace) {
            _ = answer { try session.perform(repeatable) }
        }
        for (index, draft) in drafts.enumerated() where !session.isOver {
            let command = String(decoding: bytes[draft.range], as: UTF8.self)
            if answer({ try session.run(command) }) { continue }
            let rest = drafts.count - index - 1
            if rest > 0 { session.note("\(rest.counted("command", "commands")) behind it not run") }
            return
        }
    }

    /// Gives the answer to one command; a long one goes through a pager. Ctrl-C takes back where it went.
    private func answer(_ command: () throws -> ExitStatus) -> Bool {
        let environment = session.environment
        let whereabouts = Whereabouts(session.travel)
        let pages = environment.output as? PagedStream
        if session.settings.usesPager, let pager = environment.pagerCommand, let size = environment.terminalSize() {
            pages?.beginAnswer(pager: pager, size: size)
        }
        environment.watchInterrupts()
        defer {
            session.screen.flush()
            pages?.endAnswer()
            environment.watchInterrupts()  // The next prompt must be able to read.
        }
        do { _ = try command() } catch {
            let diagnostic = Diagnostic(error)
            session.screen.flush()
            pages?.endAnswer()
            if diagnostic.status == .interrupted {
                do { session.travel = try whereabouts.restored(keepingMain: session.journal != nil) } catch {
                    session.report(Diagnostic(error))
                }
            }
            session.report(diagnostic)
            return false
        }
        return true
    }
}

extension HistoryWarning {
    /// What is wrong, in words.
    var inWords: String {
        switch self {
        case .damaged(let entries): "\(entries.counted("damaged line", "damaged lines")) of the history skipped"
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
