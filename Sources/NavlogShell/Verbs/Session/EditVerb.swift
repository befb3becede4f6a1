/// Has the next command typed in an editor.
struct EditVerb: Verb {
    let name = "edit"
    let summary = "type commands in your editor; Enter then runs them"
    let details = """
        edit           begins with the last command
        edit push x    begins with this
        The editor is $VISUAL or $EDITOR. Nothing runs before you press Enter.
        Alt-E takes the line that you are typing to the editor.
        """
    let group = VerbGroup.session
    let isForSessionsOnly = true
    let signature = Signature(positionals: [.any("COMMAND", .text)])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        guard let conversation = session.conversation else {
            throw Diagnostic.usage("edit needs a person at a terminal")
        }
        let text = call.word(0) == nil ? conversation.lastLine : call.rest(from: 0)
        conversation.nextLine = try session.edit(text)
        return .done
    }
}
