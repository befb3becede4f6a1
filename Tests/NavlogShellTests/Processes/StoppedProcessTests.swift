import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Ctrl-C, or another signal to stop, while the real program works and nobody talks with it.
///
/// The journal is a pipe that does not end, so that every command is at work for as long as it takes.
@Suite(.serialized) struct StoppedProcessTests {
    private let folder: TemporaryFolder
    private var journal: URL { folder("journal") }
    private var input: URL { folder("input") }
    private var output: URL { input.appendingPathExtension("out") }

    init() throws {
        folder = try TemporaryFolder()
        try Data(String(repeating: "scene new main\nscene close main destroyed\n", count: 500_000).utf8).write(
            to: input)
        #expect(mkfifo(journal.path, 0o600) == 0)
    }

    /// Starts a command, sends it a signal as soon as it is at work, and returns how it ended, as a shell sees it.
    private func stop(
        _ words: [String], by signal: Int32 = SIGINT, when isAtWork: () -> Bool
    ) throws -> Program.Run {
        let process = try Program.start(Program.navlog, words, input: input, variables: ["HOME": folder.url.path])
        while process.isRunning && !isAtWork() { usleep(1000) }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        let isKilled = process.terminationReason == .uncaughtSignal
        #expect(isKilled == (signal != SIGINT), "\(words) was not at work")
        return Program.Run(
            output: "", errors: try String(contentsOf: input.appendingPathExtension("err"), encoding: .utf8),
            status: process.terminationStatus + (isKilled ? 128 : 0))
    }

    /// What stands for the file that is asked for until it is whole.
    private var unfinished: [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        return (names ?? []).filter { $0.hasPrefix("new.new-") }
    }

    private func size(of file: URL) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
    }

    @Test(
        arguments: [
            "verify J", "check J", "stats J", "find J x", "log J --grep x", "state J", "why J main.path",
            "link aasa J J",
            "bisect J --when main.path.count==9", "repl J -c log", "repl J -f J", "import J --from sentry -o new",
            "export J --format csv -o new", "trim J --from 2 --to -1 -o new", "redact J -o new", "migrate J -o new",
            "merge J J -o new", "repair J -o new", "shrink J --when main.path.count==9 -o new",
        ], [SIGINT, SIGTERM])
    func `reading goes on, ends as if it were done, or leaves half a file`(command: String, signal: Int32) throws {
        let words = command.split(separator: " ").map { word in
            ["J": journal.path, "new": folder("new").path][word] ?? String(word)
        }
        let end = open(journal.path, O_RDWR)  // holds the pipe open, so that it does not end
        defer { close(end) }
        let bytes = Array("{\"navlog\":1}\n{\"seq\":1,\"scene\":\"main\",\"intent\":\"sceneOpened\"}\n".utf8)
        #expect(write(end, bytes, bytes.count) == bytes.count)
        let run = try stop(words, by: signal) {
            var state = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
            return poll(&state, 1, 0) == 0  // what was written has been read
        }
        #expect(run.status == 128 + signal, "\(run.errors)")
        #expect(run.errors.hasSuffix("interrupted\n"), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder("new").path) && unfinished.isEmpty)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `a journal that is made up stays, half of it`(signal: Int32) throws {
        let words = ["generate", "--count", "90000000", "-o", folder("new").path]
        let run = try stop(words, by: signal) { unfinished.contains { size(of: folder($0)) > 10_000 } }
        #expect(run.status == 128 + signal && run.errors == "error: interrupted\n", "\(run)")
        #expect(!FileManager.default.fileExists(atPath: folder("new").path) && unfinished.isEmpty)
    }

    @Test(arguments: [["repl"], ["repl", "-f", "-"]], [SIGINT, SIGHUP])
    func `commands from a pipe go on`(words: [String], signal: Int32) throws {
        let run = try stop(words, by: signal) { size(of: output) > 0 }
        #expect(run.status == 128 + signal && run.errors.hasSuffix("interrupted\n"), "\(run)")
    }

    @Test func `entries go on to be recorded, or one is left half written`() throws {
        let recorded = folder("new.jsonl")
        let run = try stop(["record", recorded.path]) { size(of: output) > 0 }
        #expect(run.status == 130 && run.errors.hasSuffix("interrupted\n"), "\(run)")
        let promised = try String(contentsOf: output, encoding: .utf8).split(separator: "\n").count
        let verified = try Program.run(Program.navlog, ["verify", recorded.path], input: input)
        let entries = "\(promised) entr\(promised == 1 ? "y" : "ies")"
        #expect(verified.output == "\(recorded.path): whole, \(entries)\n")
    }

    @Test(arguments: ["INT", "HUP"])
    func `a process that was told to ignore the signal obeys it`(signal: String) throws {
        let script = "trap '' \(signal); '\(Program.navlog.path)' repl & kill -\(signal) $!; wait $!"
        try Data("version\n".utf8).write(to: input)
        let run = try Program.run(
            URL(fileURLWithPath: "/bin/bash"), ["-c", "(\(script)) < '\(input.path)'"], input: input)
        #expect(run.status == 0, "\(run)")
    }
}
