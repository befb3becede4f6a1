import Foundation
import TestSupport

/// A folder with a journal, its manifest and the state of a user.
final class Home {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["library.jsonl", "library.manifest.json"] { try write(Fixture.files[name] ?? "", to: name) }
    }

    func path(_ name: String) -> String { folder.path(name) }

    func write(_ text: String, to name: String) throws {
        let file = folder(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Returns a command that runs a script. The file itself is not run: that would fail where a process that another
    /// test starts still has it open for writing.
    func command(running script: String, in name: String) throws -> String {
        try write("\(script)\n", to: name)
        return "sh \(path(name))"
    }

    func read(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    /// Starts a session on the journal, and waits for nothing.
    func start(
        _ variables: [String: String] = [:], arguments: [String] = [], rows: Int = 24, columns: Int = 100
    ) throws -> PseudoTerminal {
        var environment = [
            "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": path(""), "XDG_STATE_HOME": path("state"),
            "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
        ]
        environment.merge(variables) { $1 }
        let navlog = try PseudoTerminal(
            Program.navlog.path, ["repl", path("library.jsonl")] + arguments, environment: environment, rows: rows,
            columns: columns)
        navlog.company = self
        return navlog
    }

    /// Starts a session, and waits until it asks for a command.
    func converse(
        _ variables: [String: String] = [:], arguments: [String] = [], rows: Int = 24, columns: Int = 100
    ) throws -> PseudoTerminal {
        let navlog = try start(variables, arguments: arguments, rows: rows, columns: columns)
        try navlog.wait { $0.currentRow == "main 10/10>" }
        return navlog
    }

    func journalIsUnchanged() throws -> Bool { try read("library.jsonl") == Fixture.journal }
}

extension PseudoTerminal {
    /// Types a command and waits for the prompt behind its answer.
    func run(_ command: String, prompt: String) throws {
        try type(command + "\r", seeing: prompt)
    }

    /// Types, and waits until the row of the cursor is as it shall be.
    func type(_ keys: String, seeing row: String) throws {
        try send(keys)
        try wait { $0.currentRow == row }
    }

    /// Leaves the session; what came of the terminal is for the test to look at.
    func leave() throws -> Exit {
        try send("\u{15}\u{4}")
        return try waitForExit()
    }
}
