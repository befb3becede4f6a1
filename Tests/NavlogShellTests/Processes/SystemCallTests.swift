import Foundation
import TestSupport
import Testing

#if os(Linux)
    /// What shows the system's calls, and makes them fail.
    enum Strace {
        static let path = "/usr/bin/strace"

        /// Whether it is there and may look at processes.
        static let mayTrace =
            (try? TemporaryFolder()).flatMap { try? run(path, ["-qq", "/bin/true"], in: $0) }?.status == 0
    }

    private func run(_ program: String, _ arguments: [String], in folder: TemporaryFolder) throws -> Program.Run {
        try Data().write(to: folder("input"))
        return try Program.run(URL(fileURLWithPath: program), arguments, input: folder("input"))
    }

    /// The real program when the system answers a call with an error, or ends the process there.
    @Suite(.serialized, .enabled(if: Strace.mayTrace, "strace is not installed, or may not trace here"))
    struct SystemCallTests {
        private let folder: TemporaryFolder
        private let journal: URL
        private let entries = ["ready", "push a", "push b"]

        init() throws {
            folder = try TemporaryFolder()
            journal = folder("j.jsonl")
        }

        private func navlog(_ arguments: String...) throws -> Program.Run {
            try run(Program.navlog.path, arguments, in: folder)
        }

        /// Records the entries while strace does something to calls.
        private func record(_ calls: String, _ what: String, of paths: [URL] = []) throws -> Program.Run {
            let commands = entries.flatMap { ["-c", $0] }
            let places = paths.flatMap { ["-P", $0.path] }
            return try run(
                Strace.path,
                ["-f", "-qq", "-o", "/dev/null"] + places + ["-e", "trace=\(calls)", "-e", "inject=\(calls):\(what)"]
                    + [Program.navlog.path, "record", journal.path] + commands, in: folder)
        }

        /// Expects the journal to be whole, with so many entries, and to take another one.
        private func expectWhole(_ counts: ClosedRange<Int>, _ comment: Comment) throws {
            let found = try navlog("verify", journal.path)
            let count = found.output.split(separator: " ").dropLast().last.flatMap { Int($0) }
            #expect(found.status == 0 && counts.contains(count ?? -1), "\(comment): \(found)")
            #expect(try navlog("record", journal.path, "-c", "ready").status == 0, comment)
        }

        @Test(arguments: ["write", "pread64", "fdatasync", "fsync", "ftruncate"])
        func aCallThatASignalInterruptsIsMadeAgain(_ call: String) throws {
            #expect(try navlog("record", journal.path, "-c", "scene new main").status == 0)
            let file = try FileHandle(forWritingTo: journal)
            try file.seekToEnd()
            try file.write(contentsOf: Data(#"{"seq":2,"#.utf8))
            try file.close()
            let run = try record(call, "error=EINTR:when=1+2", of: [journal, folder.url])
            #expect(run.status == 0 && run.output.split(separator: "\n").count == entries.count, "\(run)")
            try expectWhole(4...4, "\(call)")
        }

        @Test(arguments: ["write", "fdatasync"], ["ENOSPC", "EDQUOT", "EFBIG", "EROFS", "EIO"])
        func whatTheSystemRefusesIsSaidAndNoEntryIsHalfThere(_ call: String, _ code: String) throws {
            #expect(try navlog("record", journal.path, "-c", "scene new main").status == 0)
            let run = try record(call, "error=\(code):when=2", of: [journal])
            #expect(run.status == 4 && run.errors.contains("(\(code))"), "\(run)")
            let promised = run.output.split(separator: "\n").count
            #expect(promised < entries.count)
            try expectWhole(1 + promised...1 + promised, "\(call) \(code)")
        }

        @Test(arguments: [
            "write", "pread64", "fdatasync", "fsync", "ftruncate", "flock", "?link,?linkat", "?unlink,?unlinkat",
        ])
        func noEntryThatWasPrintedIsLostToAKillAtACall(_ calls: String) throws {
            var killed = 0
            for number in 1...40 {
                for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
                    try FileManager.default.removeItem(at: folder(name))
                }
                let run = try record(calls, "signal=SIGKILL:when=\(number)")
                if run.status == 0 { break }
                killed += 1
                let promised = run.output.split(separator: "\n").count
                if FileManager.default.fileExists(atPath: journal.path) {
                    try expectWhole(promised...promised + 1, "\(calls), call \(number)")
                } else {
                    #expect(promised == 0)
                }
            }
            #expect((1..<40).contains(killed))
        }
    }
#endif
