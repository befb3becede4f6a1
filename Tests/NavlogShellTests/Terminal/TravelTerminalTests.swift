import Foundation
import TestSupport
import Testing

/// Travelling, playing and following on a pseudo-terminal.
@Suite(.serialized)
struct TravelTerminalTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["library.jsonl", "library.manifest.json"] {
            try Data((Fixture.files[name] ?? "").utf8).write(to: folder(name))
        }
    }

    private func start(_ options: [String] = [], columns: Int = 100, rows: Int = 40) throws -> PseudoTerminal {
        let navlog = try PseudoTerminal(
            Program.navlog.path, ["repl", folder("library.jsonl").path] + options,
            environment: [
                "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": folder.url.path, "SWIFT_BACKTRACE": "enable=no",
            ], rows: rows, columns: columns)
        try navlog.wait { $0.currentRow == "main 10/10>" }
        return navlog
    }

    private func append(_ line: String) throws {
        let file = try FileHandle(forWritingTo: folder("library.jsonl"))
        try file.seekToEnd()
        try file.write(contentsOf: Data("\(line)\n".utf8))
        try file.close()
    }

    @Test func `what comes in disturbs what is typed, or moves the position`() throws {
        let navlog = try start(["--follow"])
        try navlog.type("goto 3", seeing: "main 10/10> goto 3")
        try append(#"{"seq":11,"scene":"side","intent":"push","route":{"topic":{"id":"news"}}}"#)
        try navlog.wait { $0.text.contains("11    side     push topic(news)") }
        try navlog.wait { $0.currentRow == "main 10/10> goto 3" }
        try navlog.type("\r", seeing: "main 3/11>")
        try append("{\"seq\":12,\"scene\":\"side\",\"intent\":\"teleport\",\"x\":\"\\u001b[31m\"}")
        try navlog.wait { $0.text.contains("12    side     teleport") && $0.currentRow == "main 3/11>" }
        try navlog.send("state side.path\r")
        try navlog.wait { $0.text.contains("the state has no \"side.path\" here") && $0.currentRow == "main 3/12>" }
        try navlog.type("end\r", seeing: "side 12/12>")
        try navlog.send("state side.path\r")
        try navlog.wait { $0.text.contains("[settings, topic(news)]") }
        try navlog.send("quit\r")
        #expect(try navlog.waitForExit() == .status(0))
        #expect(navlog.modes == navlog.modesBefore)
    }

    @Test func `what comes in gets into a fork`() throws {
        let navlog = try start(["--follow"])
        try navlog.type("goto 3\rtab profile\r", seeing: "(fork-1) main 4/4*>")
        try append(#"{"seq":11,"scene":"main","intent":"dismiss"}"#)
        try navlog.wait { $0.text.contains("11    main     dismiss") }
        try navlog.send("forks\r")
        try navlog.wait { $0.text.contains("main    at 3/11") && $0.text.contains("fork-1  at 4/4") }
    }

    @Test func `a journal that is written anew is taken for more of it`() throws {
        let navlog = try start(["--follow"])
        try Data("{\"navlog\":1}\n{\"seq\":1,\"scene\":\"x\",\"intent\":\"sceneOpened\"}\n".utf8).write(
            to: folder("library.jsonl"))
        try navlog.wait { $0.text.contains("the journal was written anew: leave, and open it again") }
        try append(#"{"seq":2,"scene":"x","intent":"ready"}"#)
        try navlog.send("quit\r")
        #expect(try navlog.waitForExit() == .status(0))
        #expect(!navlog.screen.text.contains("ready"))
    }

    @Test func `playing cannot be stopped, or the terminal is lost with it`() throws {
        let navlog = try start()
        try navlog.send("goto 2\rplay\r")
        try navlog.wait { $0.text.contains("4  main  tab search  applied") }
        try navlog.send("\u{3}")
        try navlog.wait { $0.text.contains("stopped at 4") && $0.currentRow == "main 4/10>" }
        try navlog.type("play 1000\r", seeing: "main 10/10>")
        try navlog.send("quit\r")
        #expect(try navlog.waitForExit() == .status(0))
        #expect(navlog.modes == navlog.modesBefore)
    }

    @Test func `leaving loses a fork without a word, or asks though nothing is lost`() throws {
        let navlog = try start()
        try navlog.send("fork\rquit\r")
        #expect(try navlog.waitForExit() == .status(0))
        let second = try start()
        try second.type("push settings\rdrop\r", seeing: "fork-1 is not saved. Drop it? [y/N]")
        try second.type("n\r", seeing: "(fork-1) main 11/11*>")
        try second.send("save \(folder("fork.jsonl").path)\rquit\r")
        #expect(try second.waitForExit() == .status(0))
        let third = try start()
        try third.send("push settings\rset confirm off\rquit\r")
        #expect(try third.waitForExit() == .status(0))
        #expect(third.modes == third.modesBefore)
    }

    @Test func `preferences come from where the session was started`() throws {
        let config = folder.url.appendingPathComponent(".config/navlog")
        try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
        let file = config.appendingPathComponent(".navlogrc")
        try Data("goto 7\nset confirm off\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: config.path)
        let navlog = try PseudoTerminal(
            Program.navlog.path, ["repl", folder("library.jsonl").path],
            environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": folder.url.path])
        try navlog.wait { $0.currentRow == "main 7/10>" }
        try navlog.send("push settings\rquit\r")
        #expect(try navlog.waitForExit() == .status(0))
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: config.path)
        let second = try start(columns: 200)
        #expect(second.screen.text.contains("warning: others could have written \(file.path); it is not read"))
    }

    @Test(arguments: [
        (40, ["4     main     tab search        applied", "├─▹ library", "│    └─ topic(uikit)"]),
        (80, ["4     main     tab search                                 applied", "└─▸ sheet  share(a2)"]),
        (200, ["4     main     tab search" + String(repeating: " ", count: 72) + "applied", "└─▸ sheet  share(a2)"]),
    ])
    func `an answer does not fit the terminal`(columns: Int, rows: [String]) throws {
        let navlog = try start(columns: columns, rows: 60)
        try navlog.send("log --from 4 --to 4\r")
        try navlog.wait { $0.text.contains("applied") && $0.currentRow == "main 10/10>" }
        try navlog.send("tree\r")
        try navlog.wait { $0.text.contains("share(a2)") && $0.currentRow == "main 10/10>" }
        try navlog.type("goto 3\r", seeing: "main 3/10>")
        let lines = navlog.screen.text.split(separator: "\n").map(String.init)
        for row in rows { #expect(lines.contains(row), "\(row) in \(navlog.screen.text)") }
        let words = lines.joined(separator: " ").split(separator: " ")
        #expect(words.contains("swiftui)") || words.contains("topic(swiftui)"))
    }
}
