import Foundation
import TestSupport
import Testing

@testable import NavlogShell

/// The scripts complete what the verb table knows, in the shells themselves.
struct CompletionScriptTests {
    private static func has(_ program: String) -> Bool {
        ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].contains {
            FileManager.default.isExecutableFile(atPath: $0 + program)
        }
    }

    /// Runs a program with a script of its own language and returns what it prints.
    private static func output(of program: String, _ script: String, in folder: TemporaryFolder) throws -> String {
        try Tool.run([program, "-c", "cd '\(folder.url.path)'\n" + script]).output
    }

    private static func folder(with script: CompletionScript) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try Data(script.text.utf8).write(to: folder("script"))
        for name in ["notes.txt", "app.manifest.json"] { try Data().write(to: folder(name)) }
        let entries = ["left window", "main", "$(touch owned)", "`touch owned`"].enumerated().map { index, scene in
            #"{"seq":\#(index + 1),"scene":"\#(scene)","intent":"push","route":{"page":{"scene":1}}}"# + "\n"
        }
        try Data((#"{"navlog":1}"# + "\n" + entries.joined()).utf8).write(to: folder("day one.jsonl"))
        return folder
    }

    /// Words as they are typed, and what may come, of which the first must and the second must not.
    private static let questions: [(words: [String], offered: String, not: String)] = [
        (["ver"], "verify", "step"), (["check", "--man"], "--manifest-path", "--when"),
        (["export", "--format", ""], "mermaid", "check"), (["completions", "f"], "fish", "bash"),
        (["log", ""], "day one.jsonl", "notes.txt"), (["state", "--manifest", ""], "app.manifest.json", "notes.txt"),
        (["help", "ste"], "step", "log"), (["log", "day one.jsonl", "--intent", ""], "push", "pop"),
        (["log", "day one.jsonl", "--scene", "left"], "left window", "push"),
        (["log", "--outcome", "re"], "rejected", "applied"), (["help", "L0"], "L07", "log"),
        (["why", "day one.jsonl", "main.t"], "main.tab", "main.path"), (["why", "da"], "day one.jsonl", "main.path"),
        (["log", "day one.jsonl", "--changed", ""], "main.pending", "left window.pending"),
        (["log", "day one.jsonl", "--scene", ""], "$(touch owned)", "push"),
    ]

    @Test(arguments: questions)
    func bashOffersWhatFits(_ words: [String], _ offered: String, _ other: String) throws {
        let folder = try Self.folder(with: .bash)
        let list = (["navlog"] + words).map { $0.quoted() }.joined(separator: " ")
        let output = try Self.output(
            of: "bash",
            "source ./script; COMP_WORDS=(\(list)); COMP_CWORD=\(words.count); _navlog; printf '%s\\n' \"${COMPREPLY[@]}\"",
            in: folder)
        let lines = output.split(separator: "\n").map { String($0.replacing("\\", with: "")) }
        #expect(lines.contains(offered) && !lines.contains(other), "\(output)")
        #expect(!FileManager.default.fileExists(atPath: folder("owned").path))
    }

    @Test func bashTakesNoNameOfAFileForAPattern() throws {
        let folder = try Self.folder(with: .bash)
        for name in ["[j].jsonl", "j.jsonl"] { try Data().write(to: folder(name)) }
        let script =
            "source ./script; COMP_WORDS=(navlog log '['); COMP_CWORD=2; _navlog; printf '%s\\n' \"${COMPREPLY[@]}\""
        let lines = try Self.output(of: "bash", script, in: folder).split(separator: "\n")
        #expect(lines.contains("[j].jsonl") && !lines.contains("j.jsonl"), "\(lines)")
    }

    @Test func journalsAreNotOfferedInThePlaceOfAVerb() throws {
        try bashOffersWhatFits(["da"], "day one.jsonl", "notes.txt")
        if Self.has("fish") { try fishOffersWhatFits(["da"], "day one.jsonl", "notes.txt") }
    }

    @Test(.enabled(if: has("zsh")))
    func zshOffersJournalsInThePlaceOfAVerb() throws {
        let folder = try Self.folder(with: .zsh)
        let output = try Self.output(
            of: "zsh",
            "compdef() {}; source ./script; _describe() { print verbs }; _files() { print -r -- files $@ }; "
                + "words=(navlog da) CURRENT=2; _navlog", in: folder)
        #expect(output == "verbs\nfiles -g *.jsonl(-.)\n")
    }

    @Test(.enabled(if: has("fish")), arguments: questions)
    func fishOffersWhatFits(_ words: [String], _ offered: String, _ other: String) throws {
        let folder = try Self.folder(with: .fish)
        let line = (["navlog"] + words).map { $0.replacing(" ", with: "\\ ") }.joined(separator: " ")
        let output = try Self.output(of: "fish", "source ./script; complete -C '\(line)'", in: folder)
        let lines = output.split(separator: "\n").map { $0.split(separator: "\t")[0].replacing("\\ ", with: " ") }
        // Fish ranks the files instead of leaving some out.
        let isLeftOut = other == "notes.txt" || !lines.contains { $0 == other }
        #expect(lines.contains { $0 == offered } && isLeftOut, "\(output)")
        #expect(!FileManager.default.fileExists(atPath: folder("owned").path))
    }

    @Test(.enabled(if: has("zsh")))
    func zshTakesTheScript() throws {
        let folder = try Self.folder(with: .zsh)
        let output = try Self.output(
            of: "zsh",
            "zsh -n script && autoload -Uz compinit && compinit -u -d dump && source ./script && which _navlog",
            in: folder)
        #expect(output.contains("_arguments") && !output.contains("script:"), "\(output)")
    }

    @Test(
        .enabled(if: has("zsh")),
        arguments: [
            ("seen scene", "left window\n"), ("seen intent", "push\n"), ("seen origin", "\n"), ("paths", "main.tab\n"),
        ])
    func zshOffersWhatAJournalMentions(_ question: String, _ offered: String) throws {
        let folder = try Self.folder(with: .zsh)
        let output = try Self.output(
            of: "zsh",
            "compdef() {}; source ./script; compadd() { print -rl -- ${(P)2} }; "
                + "words=(log 'day\\ one.jsonl'); _navlog_\(question)", in: folder)
        #expect(output.contains(offered))
        #expect(!FileManager.default.fileExists(atPath: folder("owned").path))
    }

    @Test(arguments: CompletionScript.allCases)
    func everyVerbOfTheCommandLineIsInIt(_ script: CompletionScript) {
        for verb in CompletionScript.verbs { #expect(script.text.contains(verb.name)) }
    }
}
