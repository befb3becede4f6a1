import CLibedit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where C calls back into Swift. The compiler does not see these calls: each finds its source through the editor, and
/// checks the thread.
extension TerminalLineSource {
    /// Has libedit read, prompt and run commands through this source.
    func connect() {
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
        clibedit_end_rows(editor)
    }

    private static func behind(_ editor: OpaquePointer?) -> TerminalLineSource? {
        guard let editor, let data = clibedit_client_data(editor) else { return nil }
        let source = Unmanaged<TerminalLineSource>.fromOpaque(data).takeUnretainedValue()
        source.checkThread()
        return source
    }

    func checkThread() {
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
