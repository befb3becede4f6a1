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
/// libedit keeps the line, moves in it and draws it. This class reads the keys, for then one place sees every
/// keystroke, every signal and every message, and nothing happens between them: it does completion, history,
/// suggestions and pasting itself, catches signals while it reads and only then, and leaves the terminal as it found it
/// whenever ``nextLine(prompt:)`` returns or the process is stopped or ended by a signal.
///
/// It belongs to the thread that made it, and checks that: the compiler does not see who calls back out of C. Other
/// threads talk to it through ``messages`` alone. One source at a time may read.
public final class TerminalLineSource: LineSource {
    /// What is offered for Tab.
    public var completion: (CompletionRequest) -> Completions? = { _ in nil }
    /// What could follow the line; shown faintly behind it, taken with Right or Ctrl-F.
    public var hint: (String) -> String? = { _ in nil }
    /// How the parts of the line look.
    public var highlight: ((String) -> [StyledRange])?
    /// What was typed before, for Up, Down and Ctrl-R.
    public var history: History
    /// Where other threads leave messages to be shown above the line.
    public let messages: MessageBoard

    let editor: OpaquePointer
    let line: EditedLine
    let capabilities: Capabilities
    let terminal: (input: Int32, output: Int32)
    let thread = pthread_self()

    var input: TerminalInput
    /// Characters that go to libedit before any further keystroke is looked at.
    var passing: [Unicode.Scalar] = []
    /// What the command key stands for, once it is returned.
    var command: EditCommand?
    var walk: HistoryWalk?
    var search: HistorySearch?
    /// The search is over, but its last step is not shown yet.
    var searchIsOver = false
    var promptBeforeSearch = Prompt("", color: false)
    /// The suggestion for the line as it was painted last, and whether it is on the screen.
    var suggestion = ""
    var hintIsVisible = false
    /// The width for which prompt and line are on the screen.
    var drawnColumns = 80
    /// Why reading stops without a line.
    var ending: Result<LineResult, LineSourceError>?

    var prompt = Prompt("", color: false)
    var drawnPrompt: UnsafeMutablePointer<wchar_t>
    /// The terminal's modes while no line is edited.
    var modes = termios()

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
        drawnPrompt = .allocate(capacity: 1)
        drawnPrompt.initialize(to: 0)
        connect()
        tcsetattr(input, TCSADRAIN, &modes)  // libedit has set its own idea of them
    }

    deinit {
        clibedit_close(editor)
        drawnPrompt.deallocate()
    }

    /// Lets the person edit a line until Enter, Ctrl-C, or Ctrl-D on an empty one.
    ///
    /// The prompt may hold style sequences; it should end in a visible character or a space. Must be called on the
    /// thread that made the source.
    public func nextLine(prompt text: String) throws(LineSourceError) -> LineResult {
        checkThread()
        (walk, search, searchIsOver, ending, suggestion, passing) = (nil, nil, false, nil, "", [])
        setPrompt(Prompt(text, color: capabilities.color))
        tcgetattr(terminal.input, &modes)
        clibedit_catch_signals(messages.ends.wake)
        drawnColumns = size.columns
        clibedit_set_raw(editor, true)  // libedit itself would do it only once the prompt is on the screen
        if capabilities.bracketedPaste { send("\u{1B}[?2004h") }
        var count: Int32 = 0
        let text = el_wgets(editor, &count)
        let result = finished(text, count: Int(count))
        restoreTerminal()
        clibedit_release_signals()
        return try result.get()
    }

    /// Adds a line to the history, with ``History/add(_:)``.
    public func remember(_ line: String) {
        history.add(line)
    }

    private func finished(_ text: UnsafePointer<wchar_t>?, count: Int) -> Result<LineResult, LineSourceError> {
        if let text, count > 0, ending == nil {
            let scalars = UnsafeBufferPointer(start: text, count: count).map {
                Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}"
            }
            return .success(.line(ShownText.meaning(of: scalars.last == "\n" ? scalars.dropLast() : scalars[...])))
        }
        goBelowLine()
        return ending ?? .success(.endOfInput)
    }
}
