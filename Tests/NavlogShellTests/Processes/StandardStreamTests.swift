import Foundation
import TestSupport
import Testing

/// The real program where its standard streams are not what they should be.
@Suite(.serialized) struct StandardStreamTests {
    private let folder: TemporaryFolder
    private let journal = "{\"navlog\":1}\n{\"seq\":1,\"scene\":\"main\",\"intent\":\"sceneOpened\"}\n"

    init() throws {
        folder = try TemporaryFolder()
        try Data(journal.utf8).write(to: folder("j.jsonl"))
    }

    private func shell(_ script: String) throws -> Program.Run {
        let words = "navlog='\(Program.navlog.path)'; cd '\(folder.url.path)'; \(script)"
        return try Program.run(URL(fileURLWithPath: "/bin/bash"), ["-c", words], input: folder("j.jsonl"))
    }

    @Test(arguments: ["repl j.jsonl", "record new.jsonl"])
    func `the next file that is opened is taken for the closed standard input`(command: String) throws {
        let run = try shell("$navlog \(command) <&-")
        #expect(run.status == 2 && run.output == "", "\(run)")
        #expect(run.errors.contains("the input cannot be read: Bad file descriptor"), "\(run)")
    }

    @Test(arguments: [">&-", ">&- 2>&-", "2>&-", "<&- >&- 2>&-"])
    func `an answer is written into the journal where standard output was closed`(streams: String) throws {
        let run = try shell("$navlog record new.jsonl -c 'scene new main' -c ready \(streams)")
        #expect(run.status == (streams == "2>&-" ? 0 : 4), "\(run)")
        let lines = try String(contentsOf: folder("new.jsonl"), encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 3 && lines.allSatisfy { $0.hasPrefix("{") })
        #expect(try shell("$navlog verify new.jsonl").output == "new.jsonl: whole, 2 entries\n")
    }

    #if os(Linux)
        @Test(arguments: ["log j.jsonl", "repl j.jsonl -c log", "log j.jsonl --json", "help"])
        func `an answer is lost and nobody hears of it`(command: String) throws {
            let run = try shell("$navlog \(command) > /dev/full")
            #expect(run.status == 4, "\(run)")
            #expect(
                run.errors.hasSuffix(
                    "the answer is not whole: cannot write it: No space left on device (ENOSPC)\n"), "\(run)")
        }
    #endif

    @Test(arguments: ["log j.jsonl", "repl j.jsonl -c log", "help"])
    func `a reader that has seen enough is taken for an error`(command: String) throws {
        let run = try shell("($navlog \(command); echo $? >status) | true; cat status")
        #expect(run.output == "0\n" && run.errors == "", "\(run)")
    }
}
