import LineEditor
import Testing

@testable import NavlogShell

struct BatchTests {
    @Test func commandsFromAPipeRunWithoutPromptAndBanner() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl
            < goto 3
            < # a comment
            <
            < state main.tab   # another one
            3  main  push topic(swiftui) article(id: a1, source: "front page")  applied
                + main.stacks.library.path[0] topic(swiftui)
                + main.stacks.library.path[1] article(id: a1, source: "front page")
            "library"
            $ navlog repl library.jsonl
            """#)
    }

    @Test func theFirstErrorEndsABatchWithItsStatus() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl
            < bogus
            < state
            ! error: -:1: unknown verb "bogus"
            ! hint: help lists what there is
            ? 2
            $ navlog repl library.jsonl -c 'state --scene nobody' -c state
            ! error: no scene "nobody" here
            ! hint: one of main, side
            ? 1
            $ navlog repl library.jsonl -c 'goto 99' -c state
            ! error: there is no position "99"
            ! hint: positions here are 0 to 10
            ? 2
            $ navlog repl library.jsonl
            < goto 3
            < push article(id: "a1
            < state
            3  main  push topic(swiftui) article(id: a1, source: "front page")  applied
                + main.stacks.library.path[0] topic(swiftui)
                + main.stacks.library.path[1] article(id: a1, source: "front page")
            ! error: -:2: this " is never closed
            !   push article(id: "a1
            !                    ^
            ! hint: where it is meant as text, put the whole word in quotes
            ? 2
            """#)
    }

    @Test func scriptsAndCommandsRunInTheirOrder() throws {
        var files = Fixture.files
        files["go.navlog"] = "\u{FEFF}goto 3\r\n\r\n  # indented\r\nstate main.tab"
        files["wrong.navlog"] = "goto 3\nsource go.navlog\nstat main.tab\n"
        files["loop.navlog"] = "source loop.navlog\n"
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'goto 2' -f go.navlog -c 'state main.tab --at 4'
            2  main  active  applied
                ~ focus null → "main"
                ~ main.phase "launching" → "active"
            3  main  push topic(swiftui) article(id: a1, source: "front page")  applied
                + main.stacks.library.path[0] topic(swiftui)
                + main.stacks.library.path[1] article(id: a1, source: "front page")
            "library"
            "search"
            $ navlog repl library.jsonl -f wrong.navlog
            3  main  push topic(swiftui) article(id: a1, source: "front page")  applied
                + main.stacks.library.path[0] topic(swiftui)
                + main.stacks.library.path[1] article(id: a1, source: "front page")
            3  main  push topic(swiftui) article(id: a1, source: "front page")  applied
                + main.stacks.library.path[0] topic(swiftui)
                + main.stacks.library.path[1] article(id: a1, source: "front page")
            "library"
            ! error: wrong.navlog:3: "stat" could be state, stats
            ? 2
            $ navlog repl library.jsonl -f loop.navlog
            ! error: loop.navlog:1: scripts call each other more than 16 deep
            ? 2
            $ navlog repl library.jsonl -f nothing.navlog
            ! error: cannot open "nothing.navlog": No such file or directory (ENOENT)
            ? 2
            $ navlog repl library.jsonl -c quit -c bogus
            """#, files: files)
    }

    @Test func withoutAJournalEverythingStaysInMemory() throws {
        try transcript(
            #"""
            $ navlog repl -c 'scene new' -c 'push settings' -c log -c 'verify'
            1  main  scene new  applied
                + main launching
            2  main  push settings  applied
                ~ focus null → "main"
                + main.stacks.main.path[0] settings
            1     main     scene new                                  applied
            2     main     push settings                              applied
            ! error: verify needs a journal; this session has none
            ? 2
            $ navlog
            < scene new main
            < scenes
            1  main  scene new  applied
                + main launching
            ▸ main  launching  root
            """#)
    }

    @Test func aClosedPipeIsNoFault() throws {
        let output = ClosedStream()
        let desk = Desk()
        let environment = Environment(
            arguments: ["log", "library.jsonl"], output: output, errors: MemoryStream(), input: { ScriptedLines([]) },
            storage: desk.storage, now: { 0 })
        #expect(Shell.run(in: environment) == .done)
        #expect(output.writes == 1)
    }
}

/// Ctrl-C, as long work sees it.
struct InterruptTests {
    @Test func ctrlCStopsLongWorkAndKeepsThePosition() throws {
        var looks = 0
        let (output, errors) = (MemoryStream(), MemoryStream())
        let desk = Desk()
        let environment = Environment(
            arguments: [], output: output, errors: errors, input: { ScriptedLines([]) }, storage: desk.storage,
            now: { 0 },
            isInterrupted: {
                looks += 1
                return looks > 5
            })
        let session = Session(environment)
        try session.open("library.jsonl")
        session.isInteractive = true
        session.position = 2
        looks = 0
        let error = #expect(throws: Diagnostic.self) { _ = try session.run("step 8") }
        #expect(error?.status == .interrupted)
        #expect(session.position == 2)
        #expect(output.text.isEmpty)
    }
}

/// A pipe whose reader left after the first line.
private final class ClosedStream: TextStream {
    private(set) var writes = 0
    var isClosed: Bool { writes > 0 }
    func write(_ bytes: [UInt8]) { writes += 1 }
    func flush() {}
}
