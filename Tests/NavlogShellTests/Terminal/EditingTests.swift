import Foundation
import TestSupport
import Testing

/// Typing a line on narrow and wide terminals, in the real program.
@Suite(.serialized)
struct EditingTests {
    private static let widths = [40, 80, 200]

    @Test(arguments: widths)
    func aCommandWithAnOpenBracketGoesOnBelow(columns: Int) throws {
        let navlog = try Home().converse(columns: columns)
        try navlog.send("push {\"article\":\r{\"id\":\"a2\"}\r}")
        try navlog.wait {
            $0.text.hasSuffix("main 10/10> push {\"article\":\n          … {\"id\":\"a2\"}\n          … }")
        }
        try navlog.send("\r")
        try navlog.wait {
            $0.currentRow == "(fork-1) main 11/11*>" && $0.text.contains("11  main  push article(a2)  applied")
        }
    }

    @Test(arguments: widths)
    func aPasteWaitsForEnterAndStopsAtItsFirstMistake(columns: Int) throws {
        let navlog = try Home().converse(columns: columns)
        try navlog.send("\u{1B}[200~goto 3\rback\rnope\r\rstart\r\u{1B}[201~")
        try navlog.wait {
            $0.text.hasSuffix("> goto 3\n          … back\n          … nope\n          …\n          … start")
        }
        #expect(!navlog.screen.text.contains("undone"))
        try navlog.send("\r")
        try navlog.wait { $0.currentRow == "main 2/10>" && $0.text.contains("unknown verb \"nope\"") }
        #expect(navlog.screen.text.contains("1 command behind it not run"))
    }

    @Test(arguments: widths)
    func aCharacterOfSeveralPartsIsDeletedAsOne(columns: Int) throws {
        let navlog = try Home().converse(columns: columns)
        for byte in "find é漢e\u{301}👩‍👩‍👧🇩🇪".utf8 { try navlog.send(bytes: [byte]) }
        try navlog.wait { $0.currentRow.hasPrefix("main 10/10> find é漢e\u{301}") }
        try navlog.send("\u{7F}\u{7F}\u{7F}")
        try navlog.wait { $0.currentRow == "main 10/10> find é漢" && $0.cursor.column == 20 }
        try navlog.send("\u{7F}\u{7F}")
        try navlog.wait { $0.currentRow == "main 10/10> find" && $0.cursor.column == 17 }
    }

    @Test(arguments: widths)
    func keysGoByWordsAndFindEarlierLines(columns: Int) throws {
        let navlog = try Home().converse(columns: columns)
        try navlog.run("goto 4", prompt: "main 4/10>")
        try navlog.run("goto 5", prompt: "main 5/10>")
        try navlog.run("end", prompt: "main 10/10>")
        try navlog.type("find one two\u{1B}[1;5D\u{1B}[1;5Dx\u{17}", seeing: "main 10/10> find one two")
        try navlog.type("\u{15}go\u{1B}[A\u{1B}[A", seeing: "main 10/10> goto 4")
        try navlog.type("\u{15}\u{12}to", seeing: "search ‘to’: goto 5")
        try navlog.type("\u{12}", seeing: "search ‘to’: goto 4")
        try navlog.type("\r", seeing: "main 4/10>")
    }

    @Test(arguments: widths)
    func aLineLongerThanTheTerminalIsWhole(columns: Int) throws {
        let navlog = try Home().converse(columns: columns)
        let text = String(repeating: "0123456789", count: 30)
        try navlog.send("find \(text)\u{1}\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[Cx\u{5}y")
        try navlog.wait { $0.text.replacing("\n", with: "").hasSuffix("main 10/10> findx \(text)y") }
    }

    @Test(arguments: widths)
    func aLineSurvivesAChangeOfSize(columns: Int) throws {
        let navlog = try Home().converse(columns: columns)
        try navlog.type("find 0123456789", seeing: "main 10/10> find 0123456789")
        for width in Self.widths + [columns] {
            navlog.resize(rows: 24, columns: width)
            try navlog.type("x", seeing: "main 10/10> find 0123456789x")
            try navlog.type("\u{7F}", seeing: "main 10/10> find 0123456789")
        }
    }

    @Test(arguments: widths)
    func aStoppedLineComesBackWithItsTerminal(columns: Int) throws {
        let home = try Home()
        let shell = try PseudoTerminal(
            "/bin/bash", ["--norc", "--noediting", "-i"],
            environment: [
                "TERM": "xterm-256color", "LANG": "C.UTF-8", "PS1": "shell$ ", "XDG_STATE_HOME": home.path("state"),
                "J": home.path("library.jsonl"), "NAVLOG": Program.navlog.path,
            ], columns: columns)
        try shell.wait { $0.currentRow == "shell$" }
        let modes = shell.modes
        try shell.type("$NAVLOG repl $J\n", seeing: "main 10/10>")
        try shell.type("goto\u{1A}", seeing: "shell$")
        #expect(shell.modes == modes && !shell.screen.bracketsPaste)
        try shell.type("fg\n", seeing: "main 10/10> goto")
        try shell.type(" 4\r", seeing: "main 4/10>")
        try shell.type("quit\r", seeing: "shell$")
        #expect(shell.modes == modes)
    }

    @Test(arguments: widths)
    func editTakesTheLastCommandToTheEditorAndRunsNothing(columns: Int) throws {
        let home = try Home()
        let script = "cp \"$1\" \(home.path("seen")); printf 'goto 3\\nback\\n' > \"$1\""
        let editor = try home.command(running: script, in: "editor")
        let navlog = try home.converse(["EDITOR": editor, "TMPDIR": home.path("")], columns: columns)
        try navlog.run("goto 4", prompt: "main 4/10>")
        try navlog.send("edit\r")
        try navlog.wait { $0.text.hasSuffix("main 4/10> goto 3\n         … back") }
        #expect(try home.read("seen") == "goto 4\n")
        try navlog.type("\r", seeing: "main 2/10>")
        try navlog.send("tab sea\u{1B}e")
        try navlog.wait { $0.text.hasSuffix("main 2/10> goto 3\n         … back") }
        #expect(try home.read("seen") == "tab sea\n")
        #expect(try navlog.leave() == .status(0))
        #expect(navlog.modes == navlog.modesBefore)
        let left = try FileManager.default.contentsOfDirectory(atPath: home.path("")).filter { $0.hasSuffix(".navlog") }
        #expect(left == [])
    }

    @Test func anEditorThatFailsLeavesTheLine() throws {
        let navlog = try Home().converse(["EDITOR": "exit 3;"])
        try navlog.send("edit goto 3\r")
        try navlog.wait { $0.text.contains("the editor ended with status 3,") && $0.currentRow == "main 10/10>" }
        try navlog.type("goto\u{1B}e 4\r", seeing: "main 4/10>")
    }

    @Test(arguments: widths)
    func ctrlCTakesBackWhereALongCommandWent(columns: Int) throws {
        let home = try Home()
        try home.write(String(repeating: "goto 3\nmark here\ngoto 4\n", count: 100_000), to: "long")
        let navlog = try home.converse(columns: columns)
        try navlog.run("goto 5", prompt: "main 5/10>")
        try navlog.send("source \(home.path("long"))\r")
        try navlog.wait { $0.text.contains("push topic(swiftui)") && $0.text.contains("tab search") }
        try navlog.send("\u{3}")
        try navlog.wait { $0.currentRow == "main 5/10>" && $0.text.contains("interrupted") }
        try navlog.send("goto #here\r")
        try navlog.wait { $0.text.contains("there is no mark") && $0.currentRow == "main 5/10>" }
    }

    @Test(arguments: widths, ["C", "POSIX", "xx_YY.bogus", ""])
    func anOddLocaleTakesEveryCharacter(columns: Int, language: String) throws {
        let navlog = try Home().converse(["LANG": language, "LC_ALL": language], columns: columns)
        try navlog.send("find é漢x\u{7F}\u{7F}")
        try navlog.wait { $0.currentRow == "main 10/10> find é" && $0.cursor.column == 18 }
    }

    @Test(arguments: widths, ["dumb", "", "no-such-terminal"])
    func anOddTerminalIsUsable(columns: Int, type: String) throws {
        let navlog = try Home().converse(["TERM": type], columns: columns)
        try navlog.type("goto 5\u{7F}4\r", seeing: "main 4/10>")
        #expect(try navlog.leave() == .status(0))
        #expect(navlog.modes == navlog.modesBefore)
        #expect(navlog.transcript.contains(0x1B) == (type == "no-such-terminal"))
    }

    @Test(arguments: widths)
    func withoutColourALineStillTakesSeveralRows(columns: Int) throws {
        let navlog = try Home().converse(["NO_COLOR": "1"], columns: columns)
        try navlog.send("find " + String(repeating: "x", count: 220) + "\u{1}\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[Cy")
        try navlog.wait { $0.text.replacing("\n", with: "").contains("10/10> findy xxx") }
        #expect(try navlog.leave() == .status(0))
        #expect(!String(decoding: navlog.transcript, as: UTF8.self).contains(/\e\[[0-9;]+m/))
    }
}
