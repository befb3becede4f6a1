import NavigationModel

/// What a shell has to know to complete the words behind `navlog`.
///
/// The scripts hold the table of verbs as it is in this program, so navlog is not started for a word. What only a
/// journal knows is looked for in the end of those that are named on the line.
enum CompletionScript: String, CaseIterable {
    case bash, zsh, fish

    /// The script, to be sourced or to be put where the shell looks for it.
    var text: String {
        switch self {
        case .bash: BashCompletion().text
        case .zsh: ZshCompletion().text
        case .fish: FishCompletion().text
        }
    }

    /// The verbs of the command line.
    static let verbs: [any Verb] = VerbTable.all.filter { !$0.isForSessionsOnly }
}

/// What stands in a place of a command line, as far as a shell can know.
enum ShellValue: Equatable {
    /// One of these words.
    case words([String])
    /// A file whose name ends like this; `nil` for any.
    case file(ending: String?)
    /// The value of a member that a journal mentions.
    case seen(member: String)
    /// A path into the state of a scene that a journal mentions.
    case path
    /// Something that only a replay of the journal knows.
    case other

    init(_ kind: Signature.Kind) {
        switch kind {
        case .journal: self = .file(ending: "jsonl")
        case .manifest: self = .file(ending: "json")
        case .file, .snapshot: self = .file(ending: nil)
        case .choice(let words): self = .words(words)
        case .verb: self = .words(VerbTable.all.map(\.name))
        case .statePath, .predicate: self = .path
        case .outcome: self = .words(Verdict.kinds.sorted())
        case .scene: self = .seen(member: "scene")
        case .intent: self = .seen(member: "intent")
        case .either(let kinds):
            // Words are few and files are many: where both may stand, a file is what takes long to type.
            let values = kinds.map(ShellValue.init).filter { $0 != .other }
            let words = values.flatMap { value -> [String] in if case .words(let words) = value { words } else { [] } }
            self = values.first(where: \.isFile) ?? (words.isEmpty ? values.first ?? .other : .words(words))
        default: self = .other
        }
    }

    /// Whether it is the name of a file.
    var isFile: Bool { if case .file = self { true } else { false } }

    /// What may stand behind a verb, for a shell that does not count the words: files of one kind, and words of one.
    static func behind(_ verb: any Verb) -> [ShellValue] {
        let values = verb.positionals(inSession: false).map { ShellValue($0.kind) }.filter { $0 != .other }
        return [values.first(where: \.isFile), values.first { !$0.isFile }].compactMap(\.self)
    }
}

extension CompletionScript {
    /// How many bytes of a journal's end are looked at; Tab must not wait.
    static let bytesLookedAt = 1_000_000

    /// The pipe, for every shell, that takes lines of journals to the values of the member whose name is in `$1`.
    static let valuesOfMember = #"grep -ao "\"$1\":\"[^\"\\[:cntrl:]]*\"" | cut -d '"' -f 4 | sort -u"#

    /// The pipe, for every shell, that takes the names of scenes to paths into their state.
    ///
    /// A name that has to be quoted, by the shell or in the path, is left out.
    static let pathsOfScenes = """
        awk -v members='\(StatePath.sceneMembers.joined(separator: " "))' 'BEGIN { n = split(members, member, " ") } \
        /^[A-Za-z][A-Za-z0-9_-]*$/ { for (i = 1; i <= n; i++) print $0 "." member[i] } \
        END { if (NR) print "session.user" }'
        """
}

extension String {
    /// The text as one word of a shell, between single quotes, in which only they mean something.
    ///
    /// - Parameter quote: What stands for a quote within them.
    func quoted(quote: String = #"'\''"#) -> String {
        "'" + replacing("'", with: quote) + "'"
    }
}
