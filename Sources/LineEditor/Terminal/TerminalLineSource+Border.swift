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
    /// Has libedit read through this source.
    func connect() {
        clibedit_set_client_data(editor, Unmanaged.passUnretained(self).toOpaque())
        clibedit_use_emacs_keys(editor)
        clibedit_receive_signal_keys(editor)
        clibedit_set_reader(editor) { editor, character in
            guard let character, let scalar = TerminalLineSource.behind(editor)?.nextCharacter() else { return -1 }
            character.pointee = wchar_t(scalar.value)
            return 1
        }
    }

    /// Returns the line that libedit made of the characters it got, or nil if they ended before it.
    func libeditLine() -> String? {
        var count: Int32 = 0
        guard let text = el_wgets(editor, &count), count > 0, ending == nil else { return nil }
        var scalars = UnsafeBufferPointer(start: text, count: Int(count)).map(Unicode.Scalar.init(edited:))
        if scalars.last == "\n" { scalars.removeLast() }
        return ShownText.meaning(of: scalars)
    }

    private static func behind(_ editor: OpaquePointer?) -> TerminalLineSource? {
        guard let editor, let data = clibedit_client_data(editor) else { return nil }
        let source = Unmanaged<TerminalLineSource>.fromOpaque(data).takeUnretainedValue()
        source.checkThread()
        return source
    }

    /// Traps on any thread but the one that made the source.
    func checkThread() {
        precondition(pthread_equal(thread, pthread_self()) != 0, "a TerminalLineSource belongs to one thread")
    }
}
