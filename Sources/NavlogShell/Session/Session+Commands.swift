import NavigationJournal
import NavigationModel
import NavigationReplay

/// Running commands one after another.
extension Session {
    /// Begins a session without a journal: everything stays in memory.
    func begin(with manifest: Manifest?) {
        travel = Travel(main: Timeline(Reducer(manifest)))
    }

    /// Reads a command; nil for a line that holds none.
    func command(_ line: String) throws -> Call? {
        let words: [Word]
        do { words = try LineSplitter.split(line) } catch { throw Diagnostic(error, in: line) }
        guard let first = words.first else { return nil }
        let verb = try VerbTable.verb(first.text, inSession: true)
        return try Call(verb, Array(words.dropFirst()), inSession: true)
    }

    /// Runs one command; a line that holds none does nothing.
    func run(_ line: String) throws -> ExitStatus {
        if options.echoesCommands { try echo(line) }
        guard let call = try command(line) else { return .done }
        let before = options
        if settings.json || call.has("--json") { options.json = true }
        if call.has("--no-color") { options.color = false }
        adoptOptions()
        defer {
            options = before
            adoptOptions()
        }
        let status = try perform(call)
        screen.flush()
        errors.flush()
        keepIndex()
        return status
    }

    /// Shows a line of a script: a command behind its prompt, a comment as it is.
    private func echo(_ line: String) throws {
        let isCommand = !line.isEmpty && !line.hasPrefix("#")
        screen.line("\(isCommand ? try prompt() : "", .faint)\(line)")
    }

    /// `main 42/318> `, and on a fork `(fork-1) main 42/318*> `; a long name leaves room for a command.
    func prompt() throws -> String {
        let scene = travel.currentScene(in: try world())?.text ?? "-"
        let place = "\(scene) \(position)/\(timeline.end)"
        guard travel.isOnFork else { return ScreenText.safe("\(place)> ") }
        let fork = Styled(travel.branches.current.name.text).cut(to: min(screen.columns / 5, 16))
        return ScreenText.safe("(\(fork.plainText)) \(place)*> ")
    }

    /// Talks with a person at the terminal, or takes what is no terminal for a script.
    func converse() throws -> ExitStatus {
        do { conversation = try Conversation(with: self) } catch { return try runScript("-") }
        defer { conversation = nil }
        environment.watchInterrupts()
        return try conversation?.run() ?? .done
    }

    /// Does what a call asks for, or shows the help of its verb.
    func perform(_ call: Call) throws -> ExitStatus {
        if !call.has("--help") { return try call.verb.run(call, in: self) }
        HelpVerb().show(call.verb, in: self)
        return .done
    }

    /// Runs the lines of a file, `-` for standard input. The first error ends it.
    func runScript(_ path: String) throws -> ExitStatus {
        guard scriptDepth < Self.deepestScript else {
            throw Diagnostic.usage("scripts call each other more than \(Self.deepestScript) deep")
        }
        scriptDepth += 1
        defer { scriptDepth -= 1 }
        var status = ExitStatus.done
        try forEachLine(of: path) { line in
            guard status == .done && !isOver else { return }
            status = try run(line)
        }
        return status
    }

    private static let deepestScript = 16
}
