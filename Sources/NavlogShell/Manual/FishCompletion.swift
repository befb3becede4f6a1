/// The completion of fish.
struct FishCompletion {
    var text: String {
        let verbs = CompletionScript.verbs.map { verb in
            "complete -c navlog -n __fish_use_subcommand -a \(verb.name) -d \(quoted(verb.summary))"
        }
        let arguments = CompletionScript.verbs.flatMap(lines)
        return """
            # fish completion for navlog; "navlog completions fish" wrote it.
            function __navlog_seen
                for word in (commandline -opc)
                    string match -q '*.jsonl' -- $word; and test -f $word
                    and tail -c \(CompletionScript.bytesLookedAt) -- $word
                end | \(CompletionScript.valuesOfMember.replacing("$1", with: "$argv"))
            end
            function __navlog_paths
                __navlog_seen scene | \(CompletionScript.pathsOfScenes)
            end
            complete -c navlog -f
            complete -c navlog -n __fish_use_subcommand -a '(__fish_complete_suffix .jsonl)'
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
                case .seen(let member): " -x -a '(__navlog_seen \(member))'"
                case .path: " -x -a '(__navlog_paths)'"
                case .other: " -x"
                }
            }
            return "\(condition) \(name)\(value ?? "") -d \(quoted(option.summary))"
        }
        return options + words(of: verb).map { "\(condition) \($0)" }
    }

    /// What may stand behind a verb.
    private func words(of verb: any Verb) -> [String] {
        ShellValue.behind(verb).compactMap { value in
            switch value {
            case .words(let words): "-a \(quoted(words.joined(separator: " ")))"
            case .file: "-F"
            case .path: "-a '(__navlog_paths)'"
            case .seen, .other: nil
            }
        }
    }

    private func quoted(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").quoted(quote: #"\'"#)
    }
}
