import CLibedit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A terminal line source lets a person edit each line, with libedit.
///
/// libedit keeps the line and knows the emacs keys: words, the kill ring, arguments. This class reads the keys and
/// draws the line, so that one place sees every keystroke, every signal and every message, and nothing happens between.
/// It does completion, history, suggestions and pasting itself, moves and deletes by what a person calls a character,
/// catches signals while it reads and only then, and leaves the terminal as it found it whenever ``nextLine(prompt:)``
/// returns or the process is stopped or ended by a signal.
///
/// It belongs to the thread that made it, and checks that: the compiler does not see who calls back out of C. Other
/// threads talk to it through ``messages`` alone. One source at a time may read.
public final class TerminalLineSource: LineSource {
    /// What is offered for Tab.
    public var completion: (CompletionRequest) -> Completions? = { _ in nil }
    /// Whether a line is not whole yet, so that Enter goes on with it on a new row instead of entering it.
    public var needsMore: (String) -> Bool = { _ in false }
    /// Changes a line somewhere else, in an editor of its own, while the terminal has its usual modes; nil leaves the
    /// line as it is. Alt-E asks for it.
    public var editElsewhere: ((String) -> String?)?
    /// What the next line begins with, as if it were typed already.
    public var initialText: String?
    /// What could follow the line; shown faintly behind it, taken with Right or Ctrl-F, a word of it with Alt-F.
    public var hint: (String) -> String? = { _ in nil }
    /// How the parts of the line look.
    public var highlight: ((String) -> [StyledRange])?
    /// Called a few times a second while a line is edited and nothing is typed; what it posts to ``messages`` is shown.
    public var idle: (() -> Void)?
    /// What may be sent to the terminal, from the next line on.
    public var capabilities: Capabilities
    /// What was typed before, for Up, Down and Ctrl-R.
    public var history: History
    /// Where other threads leave messages to be shown above the line.
    public let messages: MessageBoard

    let editor: OpaquePointer
    let line: EditedLine
    let terminal: (input: Int32, output: Int32)
    let thread = pthread_self()

    /// The terminal's modes while no line is edited.
    var modes = termios()
    var input: TerminalInput
    /// What is sent to the terminal before the next wait.
    var output = ""
    var painter: Painter

    var prompt = Prompt("", color: false)
    var walk: HistoryWalk?
    var search: HistorySearch?
    /// Characters that go to libedit before any further keystroke is looked at.
    var passing: [Unicode.Scalar] = []
    /// Why reading stops without a line.
    var ending: Result<LineResult, LineSourceError>?

    /// Prepares to edit on a terminal, that of standard input and output unless told otherwise.
    ///
    /// Throws ``LineSourceError/noTerminal`` if either descriptor is none or no UTF-8 locale exists.
    public init(
        input: Int32 = 0, output: Int32 = 1, capabilities: Capabilities, history: History
    ) throws(LineSourceError) {
        guard isatty(input) == 1, isatty(output) == 1, tcgetattr(input, &modes) == 0, clibedit_use_utf8(),
            let messages = MessageBoard(), let editor = clibedit_open("line-editor", input, output)
        else { throw .noTerminal }
        self.messages = messages
        self.editor = editor
        self.capabilities = capabilities
        self.history = history
        line = EditedLine(of: editor)
        terminal = (input, output)
        self.input = TerminalInput(descriptor: input, wake: messages.ends.wait)
        painter = Painter(canMove: capabilities.painting)
        connect()
        tcsetattr(input, TCSADRAIN, &modes)  // libedit has set its own idea of them
    }

    deinit {
        clibedit_close(editor)
    }

    /// Lets the person edit a line until Enter, Ctrl-C, or Ctrl-D on an empty one.
    ///
    /// The prompt may hold style sequences (`ESC [ … m`). Must be called on the thread that made the source.
    public func nextLine(prompt text: String) throws(LineSourceError) -> LineResult {
        checkThread()
        (walk, search, ending, passing) = (nil, nil, nil, [])
        prompt = Prompt(text, color: capabilities.color)
        tcgetattr(terminal.input, &modes)
        begin()
        let line = libeditLine()
        goBelowLine(mark: ending == .success(.interrupted) ? "^C" : "")
        end()
        endBySignal(in: Int(clibedit_take_signals()))  // one that came after the last key
        if let ending { return try ending.get() }
        return line.map { .line($0) } ?? .endOfInput
    }

    /// Adds a line to the history, with ``History/add(_:)``.
    public func remember(_ line: String) {
        history.add(line)
    }
}
