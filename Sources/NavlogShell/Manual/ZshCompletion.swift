/// The completion of zsh.
struct ZshCompletion {
    var text: String {
        """
        #compdef navlog
        # "navlog completions zsh" wrote this.
        _navlog_values() {
            local word
            for word in ${(Q)words[2,-1]}; do
                [[ $word == *.jsonl && -f $word ]] && tail -c \(CompletionScript.bytesLookedAt) -- "$word"
            done | \(CompletionScript.valuesOfMember)
        }
        _navlog_seen() {
            local -a seen
            seen=(${(f)"$(_navlog_values $1)"})
            compadd -a seen
        }
        _navlog_paths() {
            local -a seen
            seen=(${(f)"$(_navlog_values scene | \(CompletionScript.pathsOfScenes))"})
            compadd -a seen
        }
        _navlog() {
            local -a verbs
            verbs=(
        \(CompletionScript.verbs.map { "        " + "\($0.name):\($0.summary)".quoted() }.joined(separator: "\n"))
            )
            if (( CURRENT == 2 )); then
                _describe -t verbs verb verbs
                _files -g "*.jsonl(-.)"
                return
            fi
            local verb=$words[2]
            shift words
            (( CURRENT-- ))
            case $verb in
        \(CompletionScript.verbs.map(arguments).joined(separator: "\n"))
            esac
        }
        if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _navlog "$@"; else compdef _navlog navlog; fi

        """
    }

    private func arguments(of verb: any Verb) -> String {
        let options = verb.options(inSession: false).map { option in
            let summary = escaped(option.summary, "[]")
            let value = option.value.map { ":\(escaped($0.placeholder.lowercased(), ":")):\(action(ShellValue($0)))" }
            return "\(option.isRepeatable ? "*" : "")\(option.name)[\(summary)]\(value ?? "")".quoted()
        }
        let positionals = verb.positionals(inSession: false).map { positional in
            let value = "\(escaped(positional.name.lowercased(), ":")):\(action(ShellValue(positional.kind)))"
            return (positional.repeats ? "*:\(value)" : ":\(value)").quoted()
        }
        let lines = (options + positionals).map { " \\\n            \($0)" }
        return "    \(verb.name)) _arguments -S\(lines.joined()) ;;"
    }

    private func action(_ value: ShellValue) -> String {
        switch value {
        case .words(let words): "(\(words.map { escaped($0, " ():") }.joined(separator: " ")))"
        case .file(let ending?): "_files -g \"*.\(ending)(-.)\""
        case .file(nil): "_files"
        case .seen(let member): "{_navlog_seen \(member)}"
        case .path: "_navlog_paths"
        case .other: " "
        }
    }

    private func escaped(_ text: String, _ special: String) -> String {
        String(text.flatMap { special.contains($0) || $0 == "\\" ? ["\\", $0] : [$0] })
    }
}
