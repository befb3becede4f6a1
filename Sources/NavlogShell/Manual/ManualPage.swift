/// The manual page, in the language of `man`.
enum ManualPage {
    /// The whole page, made from the table of verbs.
    static var text: String {
        let sections = VerbGroup.allCases.compactMap { group -> String? in
            let verbs = VerbTable.all.filter { $0.group == group }
            if verbs.isEmpty { return nil }
            let title = group.rawValue + (group.isForSessionsOnly ? " (in a session)" : "")
            return ".SH \(quoted(title.uppercased()))\n" + verbs.map(entry).joined()
        }
        return """
            .TH NAVLOG 1 "" \(quoted("navlog \(VersionVerb.version)")) "navlog"
            .SH NAME
            navlog \\- replay the navigation of an app: what was asked, and what became of it
            .SH SYNOPSIS
            .B navlog
            .I VERB
            .RI [ option ...]
            .br
            .B navlog repl
            .I JOURNAL
            .SH DESCRIPTION
            An app records every navigation intent in a journal, a line of JSON each. navlog rebuilds the state of every
            window from it, with the code that runs in the app, and answers questions about the history. Without a verb
            it opens a session.
            .PP
            A beginning of a verb's name is enough if it is the only one.
            \(sections.joined())\(ending)
            """
    }

    private static let ending = """
        .SH POSITIONS
        .TP
        .B 42
        after the entry with that seq
        .TP
        .BR start ", " end
        before the first entry, after the last one
        .TP
        .B \\-3
        entries before the end; in a session, before where one stands
        .TP
        .B 50%
        half of the entries
        .TP
        .B @2026\\-11\\-30T09:15
        the last entry at or before a time
        .TP
        .B #name
        a mark of the session
        .SH EXIT STATUS
        \(ExitStatus.allCases.map { ".TP\n.B \($0.rawValue)\n\(line($0.meaning))" }.joined(separator: "\n"))
        .SH ENVIRONMENT
        .TP
        .BR NO_COLOR ", " TERM
        no colours where the first is set or the second is dumb
        .TP
        .B XDG_STATE_HOME
        the folder of the history file, navlog/history in it; ~/.local/state if it is not set

        """

    private static func entry(of verb: any Verb) -> String {
        let inSession = verb.isForSessionsOnly
        let usage = (inSession ? "" : "navlog ") + verb.usage(inSession: inSession)
        var lines = [".SS \(quoted(verb.name))", line(capitalized(verb.summary) + "."), ".PP", ".B \(line(usage))"]
        if !verb.details.isEmpty {
            lines += [".PP", ".nf", verb.details.lines.map(line).joined(separator: "\n"), ".fi"]
        }
        for option in verb.signature.options + (inSession ? [] : Signature.reading) {
            lines += [".TP", ".B \(line(option.usage))", line(option.summary)]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    /// The text as one argument of a request.
    private static func quoted(_ text: String) -> String {
        "\"" + escaped(text).replacing("\"", with: "\\(dq") + "\""
    }

    /// The text as a line that is no request.
    private static func line(_ text: String) -> String {
        let text = escaped(text)
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
    }
}

extension String {
    fileprivate var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
