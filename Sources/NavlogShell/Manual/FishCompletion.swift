/// The completion of fish.
struct FishCompletion {
    var text: String {
        let verbs = CompletionScript.verbs.map { verb in
            "complete -c navlog -n __fish_use_subcommand -a \(verb.name) -d \(quoted(verb.summary))"
        }
        let arguments = CompletionScript.verbs.flatMap(lines)
        return """
            # fish completion for navlog; "navlog completions fish" wrote it.
            complete -c navlog -f
            \((verbs + arguments).joined(separator: "\n"))

            """
    }

    private func lines(for verb: any Verb) -> [String] {
        let condition = "complete -c navlog -n '__fish_seen_subcommand_from \(verb.name)'"
        let options = verb.options(inSession: false).map { option in
            let name = option.name.hasPrefix("--") ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst())"
            let value = option.value.map { kind in
                switch ShellValue(kind) {
                case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
                case .file: " -r -F"
                case .other: " -x"
                }
            }
            return "\(condition) \(name)\(value ?? "") -d \(quoted(option.summary))"
        }
        return options + words(of: verb).map { "\(condition) \($0)" }
    }

    /// What may stand behind a verb.
    private func words(of verb: any Verb) -> [String] {
        switch verb.positionals(inSession: false).first.map({ ShellValue($0.kind) }) {
        case .words(let words): ["-a \(quoted(words.joined(separator: " ")))"]
        case .file: ["-F"]
        case .other, nil: []
        }
    }

    private func quoted(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").quoted(quote: #"\'"#)
    }
}
