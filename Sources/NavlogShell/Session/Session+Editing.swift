import NavigationJournal

/// Typing a command in an editor instead of at the prompt.
extension Session {
    /// Lets a person change a text in their editor, and returns it as they saved it.
    func edit(_ text: String) throws -> String {
        let folder = environment.variables["TMPDIR"] ?? "/tmp"
        let path = "\(folder)/navlog-\(String(environment.random(), radix: 36)).navlog"
        try environment.create(path, holding: text.isEmpty ? "" : text + "\n")
        defer { try? environment.storage.remove(path) }
        let command = "\(environment.editorCommand) \(QuotedText.shellWord(path))"
        let status = environment.runProgram(command)
        guard status == 0 else {
            throw Diagnostic.refused(
                "the editor ended with status \(status), so the text stays as it was", hint: "set EDITOR")
        }
        var edited = String(decoding: try environment.contents(of: path), as: UTF8.self)
        while edited.last?.isNewline == true { edited.removeLast() }
        return edited
    }
}
