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
    private let terminal: (input: Int32, output: Int32)
    private let thread = pthread_self()

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
    /// Why reading stops without a line.
    var ending: Result<LineResult, LineSourceError>?

    private(set) var prompt = Prompt("", color: false)
    private var drawnPrompt: UnsafeMutablePointer<wchar_t>
    /// The terminal's modes while no line is edited.
    private var modes = termios()

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
        if capabilities.bracketedPaste { send("\u{1B}[?2004h") }
        var count: Int32 = 0
        let text = el_wgets(editor, &count)
        let result = finished(text, count: Int(count))
        restoreTerminal()
        clibedit_release_signals()
        return try result.get()
    }

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

// MARK: The border to libedit

extension TerminalLineSource {
    private func connect() {
        clibedit_set_client_data(editor, Unmanaged.passUnretained(self).toOpaque())
        clibedit_set_command(editor) { editor, _ in
            TerminalLineSource.behind(editor)?.runCommand() ?? UInt8(CC_ERROR)
        }
        clibedit_set_prompt(editor, { TerminalLineSource.behind($0)?.drawnPrompt }, wchar_t(Prompt.literal.value))
        clibedit_set_reader(editor) { editor, character in
            guard let character, let source = TerminalLineSource.behind(editor) else { return -1 }
            guard let scalar = source.nextCharacter() else {
                errno = 0
                return -1
            }
            character.pointee = wchar_t(scalar.value)
            return 1
        }
        clibedit_receive_signal_keys(editor)
    }

    private static func behind(_ editor: OpaquePointer?) -> TerminalLineSource? {
        guard let editor, let data = clibedit_client_data(editor) else { return nil }
        let source = Unmanaged<TerminalLineSource>.fromOpaque(data).takeUnretainedValue()
        source.checkThread()
        return source
    }

    private func checkThread() {
        precondition(pthread_equal(thread, pthread_self()) != 0, "a TerminalLineSource belongs to one thread")
    }

    func setPrompt(_ prompt: Prompt) {
        self.prompt = prompt
        drawnPrompt.deallocate()
        let characters = prompt.drawn.map { wchar_t($0.value) } + [0]
        drawnPrompt = .allocate(capacity: characters.count)
        drawnPrompt.initialize(from: characters, count: characters.count)
    }

    /// Sends text to the terminal with the next flush.
    func send(_ text: some StringProtocol) {
        text.withCString { clibedit_write(editor, $0, text.utf8.count) }
    }
}

// MARK: The terminal

extension TerminalLineSource {
    /// The size of the terminal, or the classic one if it does not know.
    var size: (rows: Int, columns: Int) {
        var rows: Int32 = 24
        var columns: Int32 = 80
        _ = clibedit_window_size(terminal.output, &rows, &columns)
        return (Int(rows), Int(columns))
    }

    /// Returns the meaning of a character that the terminal would turn into a signal when no line is edited.
    func signalKey(_ character: Unicode.Scalar) -> Int? {
        guard character.value != 0, character.isASCII else { return nil }
        let keys = withUnsafeBytes(of: modes.c_cc) { keys in
            [(VINTR, clibedit_interrupt), (VSUSP, clibedit_stop), (VQUIT, clibedit_quit)].map {
                (key: keys[Int($0.0)], signal: $0.1)
            }
        }
        return keys.first { UInt32($0.key) == character.value }?.signal
    }

    /// Gives the terminal its modes back.
    func restoreTerminal() {
        if capabilities.bracketedPaste { send("\u{1B}[?2004l") }
        clibedit_flush(editor)
        clibedit_set_raw(editor, false)
        tcsetattr(terminal.input, TCSADRAIN, &modes)
    }

    /// Takes the terminal again and draws the line from the row where the cursor is.
    func takeTerminal() {
        clibedit_set_raw(editor, false)  // or libedit believes that nothing has changed
        clibedit_set_raw(editor, true)
        if capabilities.bracketedPaste { send("\u{1B}[?2004h") }
        el_resize(editor)
        send("\r")
        clibedit_draw(editor)
    }

    /// Moves from the cursor's row to an empty one below the line.
    func goBelowLine() {
        let layout = Layout(columns: size.columns)
        let scalars = line.scalars
        let atCursor = layout.place(behind: prompt.plain + scalars[..<min(line.cursor, scalars.count)])
        let atEnd = layout.place(behind: prompt.plain + scalars)
        send("\r" + String(repeating: "\n", count: atEnd.row - atCursor.row + 1))
    }
}
