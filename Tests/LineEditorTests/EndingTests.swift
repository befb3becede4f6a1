import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

struct EndingTests {
    @Test func ctrlCDropsTheLineAndTheSessionGoesOn() throws {
        let probe = try Probe()
        try probe.type("half a li\u{3}")
        try probe.hears(#"{"result":"interrupted"}"#)
        try probe.type("whole")
        try probe.enters("whole")
    }

    @Test func anInterruptFromOutsideDropsTheLineToo() throws {
        let probe = try Probe()
        try probe.type("half a li")
        try probe.sees(row: "probe> half a li")
        probe.terminal.signal(SIGINT)
        try probe.hears(#"{"result":"interrupted"}"#)
    }

    @Test func ctrlDEndsOnlyOnAnEmptyLine() throws {
        let probe = try Probe()
        try probe.type("a\u{4}\u{7F}\u{4}")
        try probe.terminal.wait(for: #"{"result":"endOfInput"}"#)
        #expect(try probe.terminal.waitForExit() == .status(0))
        #expect(!probe.terminal.screen.bracketsPaste)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGKILL, SIGSEGV, SIGILL, SIGABRT])
    func theTerminalIsRestoredBeforeASignalEndsTheProcess(signal: Int32) throws {
        let probe = try Probe()
        let raw = probe.terminal.modes
        try probe.type("half a li")
        try probe.sees(row: "probe> half a li")
        #expect(probe.terminal.screen.bracketsPaste)
        probe.terminal.signal(signal)
        #expect(try probe.terminal.waitForExit() == .signal(signal))
        let isRestored = signal != SIGKILL
        #expect((probe.terminal.modes != raw) == isRestored)
        #expect((probe.terminal.modes == probe.terminal.modesBefore) == isRestored)
        #expect(probe.terminal.screen.bracketsPaste != isRestored)
    }

    @Test func theTerminalHasItsOwnModesWhileALineIsNotRead() throws {
        let probe = try Probe()
        try probe.type("pause\r")
        try probe.terminal.wait(for: "paused")
        #expect(probe.terminal.modes == probe.terminal.modesBefore)
        #expect(!probe.terminal.screen.bracketsPaste)
        try probe.type("\r")
        try probe.sees(row: "probe>")
    }

    @Test func ctrlBackslashQuits() throws {
        let probe = try Probe()
        try probe.type("\u{1C}")
        #expect(try probe.terminal.waitForExit() == .signal(SIGQUIT))
        #expect(probe.terminal.modes == probe.terminal.modesBefore)
    }

    @Test func aStoppedLineComesBackWithItsTerminal() throws {
        let shell = try PseudoTerminal(
            "/bin/bash", ["--norc", "--noediting", "-i"],
            environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PS1": "shell$ "])
        try shell.wait(for: "shell$")
        try shell.send("\(Probe.path)\n")
        try shell.wait { $0.currentRow == "probe>" }
        let raw = shell.modes
        for _ in 1...2 {
            try shell.send("ab")
            try shell.wait { $0.currentRow.hasSuffix("ab") }
            try shell.send("\u{1A}")
            try shell.wait { $0.currentRow == "shell$" }
            #expect(shell.modes != raw)
            try shell.send("fg\n")
            try shell.wait { $0.currentRow.hasPrefix("probe> ab") }
            #expect(shell.modes == raw)
        }
        try shell.send("c\r")
        try shell.wait(for: #"{"line":"ababc"}"#)
    }
}
