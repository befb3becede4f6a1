/// The completion of navlog's words, for a shell.
struct CompletionsVerb: Verb {
    let name = "completions"
    let summary = "the script with which a shell completes navlog's words"
    let details = """
        make install puts all three where the shells look. Without it:
        eval "$(navlog completions bash)"          in ~/.bashrc
        eval "$(navlog completions zsh)"           in ~/.zshrc, after compinit
        navlog completions fish | source           in config.fish
        """
    let group = VerbGroup.session
    let signature = Signature(
        positionals: [.one("SHELL", .choice(CompletionScript.allCases.map(\.rawValue)))])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        guard let script = (call.word(0)?.text).flatMap(CompletionScript.init) else { return .usage }
        session.screen.text(script.text)
        return .done
    }
}
