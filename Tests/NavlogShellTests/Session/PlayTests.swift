import Testing

@testable import NavlogShell

/// Going on at the pace of the journal.
@Suite struct PlayTests {
    /// A session at a terminal whose clock does not tick: what it is asked to wait for is noted.
    private func play(
        _ commands: [String], of journal: String = "library.jsonl", interruptedAfter limit: Int = .max
    ) throws -> (pauses: [Int64], session: Session, errors: String) {
        let desk = Desk()
        let clock = Clock(limit)
        let errors = MemoryStream()
        var environment = Environment(
            arguments: [], output: MemoryStream(), errors: errors, outputIsTerminal: true,
            input: { ScriptedLines([]) }, storage: desk.storage, now: { 1_796_032_800_000 })
        environment.pause = { clock.pauses.append($0) }
        environment.isInterrupted = { clock.pauses.count > clock.limit }
        let session = Session(environment)
        try session.open(journal)
        session.isInteractive = true
        for command in commands { _ = try session.run(command) }
        return (clock.pauses, session, errors.text)
    }

    private final class Clock {
        var pauses: [Int64] = []
        let limit: Int

        init(_ limit: Int) { self.limit = limit }
    }

    @Test func `a journal is played at another pace than it was written`() throws {
        #expect(try play(["start", "play"]).pauses == [500, 1000, 1000, 1000, 3000, 1000, 1000, 1000, 1000, 3000])
        #expect(try play(["goto 2", "play 4"]).pauses == [250, 250, 3000, 250, 250, 250, 250, 3000])
        #expect(try play(["goto 5", "play 0.5"]).pauses == [2000, 2000, 2000, 2000, 3000])
        #expect(try play(["goto 5", "play 10000x"]).pauses == [5])
    }

    @Test func `a journal without times is not played`() throws {
        #expect(try play(["start", "play 2"], of: "notes.jsonl").pauses == [250, 250, 250])
    }

    @Test func `Ctrl-C leads away from what one was looking at`() throws {
        let played = try play(["start", "play"], interruptedAfter: 4)
        #expect(played.session.position == 4)
        #expect(played.errors == "stopped at 4\n")
    }

    @Test func `playing passes a stop, or cannot be undone at once`() throws {
        let played = try play(["goto 2", "watch main.tab", "play", "undo"])
        #expect(played.pauses == [1000, 1000])
        #expect(played.session.position == 2)
    }

    @Test func `a batch waits`() throws {
        try transcript(
            #"""
            $ navlog repl library.jsonl -c 'goto 8' -c play -c play -c 'play fast'
            8  side  scene new  applied
                + side launching
            9  side  push settings by default  applied
                + side.stacks.library.path[0] settings
            10  main  present share(a2)  applied
                + main.presentations[0] sheet share(a2)
            ! at the end
            ! error: "fast" is no speed
            ! hint: play 4 is four times as fast as it was
            ? 2
            $ navlog repl library.jsonl -c 'play 0'
            ! error: "0" is no speed
            ! hint: play 4 is four times as fast as it was
            ? 2
            $ navlog repl library.jsonl -c 'play -1'
            ! error: "-1" is no speed
            ! hint: play 4 is four times as fast as it was
            ? 2
            """#)
    }
}
