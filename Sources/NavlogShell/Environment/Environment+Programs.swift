#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The programs that a person has chosen for what navlog does not do itself.
extension Environment {
    /// The command that shows long texts, nil if there is none: `$PAGER`, else `less`. It gets to know, unless it has
    /// been told already, that the text has colours and that a short one needs no pages.
    var pagerCommand: String? {
        let command = variables["PAGER"] ?? "less"
        guard isProgram(command), command != "cat" else { return nil }
        return "LESS=\"${LESS-FRX}\" LV=\"${LV--c}\"; export LESS LV; \(command)"
    }

    /// The command that edits the file whose name follows: `$VISUAL`, else `$EDITOR`, else `vi`.
    var editorCommand: String { variables["VISUAL"] ?? variables["EDITOR"] ?? "vi" }

    /// Whether the first word of a command is a program that can be found.
    private func isProgram(_ command: String) -> Bool {
        guard let word = command.split(separator: " ").first else { return false }
        if word.contains("/") { return access(String(word), X_OK) == 0 }
        return variables["PATH", default: "/usr/bin:/bin"].split(separator: ":").contains {
            access("\($0)/\(word)", X_OK) == 0
        }
    }
}
