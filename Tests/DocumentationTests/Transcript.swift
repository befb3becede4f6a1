import TestSupport

/// What somebody typed and what came back: a block that begins `$ command`.
///
/// A block that begins a session is typed at a terminal; its further commands stand behind the prompts of the session,
/// and the last of them is `quit`. The commands of other blocks are run by a shell one after another.
struct Transcript {
    let expected: [String]

    /// Runs the transcript and returns how it reads now.
    func rerun(in workplace: Workplace) throws -> [String] {
        let typed = expected.dropFirst().compactMap(Self.typedText)
        if let first = expected.first, typed.last == "quit" { return try converse(first, typed, in: workplace) }
        let commands = expected.filter { $0.hasPrefix("$ ") }.map { $0.dropFirst(2) }
        // The output of each command ends with a mark, and the mark leaves `$?` as it was.
        let script = commands.map { "\($0)\nstatus=$?; printf '\\036'; (exit $status)" }.joined(separator: "\n")
        let outputs = try workplace.run(script).output.split(separator: "\u{1e}", omittingEmptySubsequences: false)
        return zip(commands, outputs).flatMap { command, output in
            ["$ \(command)"]
                + output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        }
    }

    private func converse(_ first: String, _ typed: [String], in workplace: Workplace) throws -> [String] {
        let terminal = try workplace.converse(String(first.dropFirst(2)))
        for (index, command) in typed.enumerated() {
            try terminal.wait { screen in
                Self.typedText(screen.currentRow + " ") == "" && Self.prompts(on: screen) == index + 1
            }
            try terminal.send(command + "\r")
        }
        _ = try terminal.waitForExit()
        return [first] + terminal.screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static func prompts(on screen: TerminalScreen) -> Int {
        screen.text.split(separator: "\n").count { typedText("\($0) ") != nil }
    }

    /// The text behind a prompt such as `main 14/21> ` or `(fork-1) main 14/21*> `, nil if the line has none.
    private static func typedText(_ line: String) -> String? {
        guard let match = line.prefixMatch(of: #/(?:\(.+?\) )?\S+ \d+/\d+\*?> /#) else { return nil }
        return String(line[match.range.upperBound...].drop { $0 == " " })
    }
}
