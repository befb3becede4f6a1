import NavigationModel
import Testing

@testable import NavlogShell

/// Long work that a person waits for, or stops.
@Suite struct LongWorkTests {
    private final class Outside {
        var isInterrupted = false
        var time: Int64 = 0
        var questions: [String] = []
    }

    private func session(_ outside: Outside) throws -> (Session, errors: MemoryStream) {
        let errors = MemoryStream()
        var environment = Environment(
            arguments: [], variables: ["TERM": "xterm"], output: MemoryStream(), errors: errors,
            errorsAreTerminal: true,
            input: { ScriptedLines([]) }, storage: Desk(Fixture.files.merging(["script": "goto 3\n"]) { $1 }).storage,
            now: { outside.time })
        environment.isInterrupted = { outside.isInterrupted }
        let session = Session(environment)
        try session.open("library.jsonl")
        session.isInteractive = true
        return (session, errors)
    }

    @Test(arguments: [
        "continue", "reverse", "until main.tab == \"search\"", "skip 3", "step 3", "back 2", "play",
        "why main.path", "log", "find x",
    ])
    func `a command that was stopped has moved, or forked`(command: String) throws {
        let outside = Outside()
        let (session, _) = try session(outside)
        for command in ["break main.path.count > 9", "fork", "push settings", "switch main", "goto 5"] {
            _ = try session.run(command)
        }
        let place = session.travel.place
        outside.isInterrupted = true
        do {
            _ = try session.run(command)
            #expect(command == "play", "\(command) was not stopped")
        } catch {
            #expect(Diagnostic(error).status == .interrupted)
        }
        outside.isInterrupted = false
        #expect(session.travel.place == place)
        #expect(session.travel.branches.all.count == 2)
        let last = session.travel.jumps.undo(from: place)
        #expect(last == Jumps.Place(branch: "main", position: 10))
    }

    @Test func `a script goes on though it was stopped`() throws {
        let outside = Outside()
        let (session, _) = try session(outside)
        outside.isInterrupted = true
        #expect(throws: Diagnostic.self) { _ = try session.runScript("script") }
        #expect(session.position == 10)
    }

    @Test func `nobody sees how far long work has got, or it stays on the screen`() throws {
        let outside = Outside()
        let (session, errors) = try session(outside)
        for done in 1...1000 {
            outside.time += 1
            #expect(session.goesOn(done, of: 2000))
        }
        let shown = "\r\u{1B}[K25 %, Ctrl-C stops this"
        #expect(errors.text.hasPrefix(shown))
        session.note("done")
        #expect(errors.text.hasSuffix(" %, Ctrl-C stops this\r\u{1B}[Kdone\n"))
        _ = session.goesOn(1001, of: 2000)
        #expect(errors.text.hasSuffix("done\n"))
    }
}
