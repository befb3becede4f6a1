import NavigationModel

/// Every verb there is. The parser, the help, the completion and the manual read this table and nothing else.
enum VerbTable {
    static let all: [any Verb] =
        SeeVerbs.all + FindVerbs.all + TravelVerbs.all + StopVerbs.all + ForkVerbs.all + StackVerbs.all
        + PresentationVerbs.all + SceneVerbs.all + AppVerbs.all + LinkVerbs.all + JournalVerbs.all + FormatVerbs.all
        + SessionVerbs.all

    /// What other shells and debuggers call some of them.
    private static let namesElsewhere = [
        "exit": "quit", "logout": "quit", "?": "help", "man": "help", "next": "step", "forward": "step",
        "prev": "back", "previous": "back", "jump": "goto", "seek": "goto", "ls": "scenes", "print": "state",
        "cat": "log", "load": "repl",
        "branch": "fork", "branches": "forks", "checkout": "switch",
    ]

    /// Returns the verb that a word means: its name, or an unambiguous beginning of it.
    ///
    /// - Parameter inSession: Whether verbs count that only a session has.
    static func verb(_ word: String, inSession: Bool) throws -> any Verb {
        let known = all.filter { inSession || !$0.isForSessionsOnly }
        if let verb = known.first(where: { $0.name == word }) { return verb }
        let matches = known.filter { !word.isEmpty && $0.name.hasPrefix(word) }
        if matches.count == 1 { return matches[0] }
        if matches.count > 1 {
            throw Diagnostic.usage("\"\(word)\" could be \(matches.map(\.name).joined(separator: ", "))")
        }
        if !inSession, all.contains(where: { $0.name == word }) {
            throw Diagnostic.usage("\"\(word)\" works in a session only", hint: "navlog repl JOURNAL -c '\(word) …'")
        }
        let meant = namesElsewhere[word].flatMap { name in known.first { $0.name == name }?.name }
        let near = (meant ?? known.map(\.name).nearest(to: word)).map { "did you mean \($0)?" }
        let alone = inSession && word == "navlog" ? "a session takes the verb alone" : nil
        let help = "\(inSession ? "" : "navlog ")help lists what there is"
        throw Diagnostic.usage("unknown verb \"\(word)\"", hint: near ?? alone ?? help)
    }
}
