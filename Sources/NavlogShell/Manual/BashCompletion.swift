/// The completion of bash, from version 3.2 on, which a Mac still has.
struct BashCompletion {
    var text: String {
        """
        # bash completion for navlog; "navlog completions bash" wrote it.
        _navlog_seen() {
            local word
            for word in "${COMP_WORDS[@]:2}"; do
                word=${word//[\\\\\\\"\\']/}
                [[ $word == *.jsonl && -f $word ]] && tail -c \(CompletionScript.bytesLookedAt) -- "$word"
            done | \(CompletionScript.valuesOfMember)
        }
        _navlog_paths() {
            _navlog_seen scene | \(CompletionScript.pathsOfScenes)
        }
        _navlog() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} verb=${COMP_WORDS[1]}
            local words= ending= candidate IFS=$'\\n'
            COMPREPLY=()
            if ((COMP_CWORD == 1)); then
                words=\(list(CompletionScript.verbs.map(\.name))) ending='*.jsonl'
            else
                case $verb:$before in
        \(valueCases)
                *)
                    if [[ $word == -* ]]; then
                        case $verb in
        \(optionCases)
                        esac
                    else
                        case $verb in
        \(positionalCases)
                        esac
                    fi
                    ;;
                esac
            fi
            # compgen -W would carry out what a journal says, and Enter what is not quoted.
            while IFS= read -r candidate; do
                printf -v candidate %q "$candidate"
                [[ -n $words && $candidate == "$word"* ]] && COMPREPLY+=("$candidate")
            done <<< "$words"
            if [[ -n $ending ]]; then
                type compopt >/dev/null 2>&1 && compopt -o filenames
                while IFS= read -r candidate; do
                    [[ -n $candidate ]] && COMPREPLY+=("$candidate")
                done <<< "$(compgen -d -- "$word"; compgen -f -X "!$ending" -- "$word")"
            fi
        }
        complete -F _navlog navlog

        """
    }

    /// What comes behind an option that takes a value.
    private var valueCases: String {
        CompletionScript.verbs.flatMap { verb in
            verb.options(inSession: false).compactMap { option in
                option.value.map { "        \(verb.name):\(option.name)) \(assignment(ShellValue($0))) ;;" }
            }
        }.joined(separator: "\n")
    }

    private var optionCases: String {
        CompletionScript.verbs.map { verb in
            let options = verb.options(inSession: false).map(\.name)
            return "                \(verb.name)) words=\(list(options)) ;;"
        }.joined(separator: "\n")
    }

    private var positionalCases: String {
        CompletionScript.verbs.compactMap { (verb) -> String? in
            let values = ShellValue.behind(verb)
            if values.isEmpty { return nil }
            return "                \(verb.name)) \(values.map(assignment).joined(separator: "; ")) ;;"
        }.joined(separator: "\n")
    }

    private func assignment(_ value: ShellValue) -> String {
        switch value {
        case .words(let words): "words=\(list(words))"
        case .file(let ending): "ending=\((ending.map { "*.\($0)" } ?? "*").quoted())"
        case .seen(let member): "words=$(_navlog_seen \(member))"
        case .path: "words=$(_navlog_paths)"
        case .other: ":"
        }
    }

    /// Words, one a line, as bash reads them.
    private func list(_ words: [String]) -> String {
        "$" + words.joined(separator: #"\n"#).quoted(quote: #"\'"#)
    }
}
