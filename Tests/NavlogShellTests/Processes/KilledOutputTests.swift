import Foundation
import TestSupport
import Testing

#if os(Linux)
    /// The real program, killed at any call while it writes a file that somebody has asked for.
    @Suite(.serialized, .enabled(if: Strace.mayTrace, "strace is not installed, or may not trace here"))
    struct KilledOutputTests {
        private let folder: TemporaryFolder
        private var output: URL { folder("out") }

        init() throws {
            folder = try TemporaryFolder()
            try Fixture.journal.write(to: folder("library.jsonl"), atomically: true, encoding: .utf8)
            try Fixture.manifest.write(to: folder("library.manifest.json"), atomically: true, encoding: .utf8)
            try Data().write(to: folder("input"))
        }

        private func words(_ verb: String) -> [String] {
            let (first, options) = (verb.prefix { $0 != " " }, verb.split(separator: " ").dropFirst())
            return [String(first), folder("library.jsonl").path] + options.map(String.init) + ["-o", output.path]
        }

        @Test(arguments: ["export --format csv", "repair", "merge", "shrink --when main.path.count>1"])
        func nothingIsHalfThere(verb: String) throws {
            let reference = try Program.run(Program.navlog, words(verb), input: folder("input"))
            #expect(reference.status == 0, "\(reference)")
            let whole = try Data(contentsOf: output).count
            var (killed, finished) = (0, 0)
            for call in ["write", "fdatasync", "?link,?linkat", "?unlink,?unlinkat"] {
                for number in 1...20 {
                    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
                    where name.hasPrefix("out") {
                        try FileManager.default.removeItem(at: folder(name))
                    }
                    let run = try Program.run(
                        URL(fileURLWithPath: Strace.path),
                        [
                            "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(call)", "-e",
                            "inject=\(call):signal=SIGKILL:when=\(number)", Program.navlog.path,
                        ] + words(verb), input: folder("input"))
                    let size = (try? Data(contentsOf: output))?.count
                    // A journal names the session that wrote it, in hexadecimal digits.
                    let isWhole = size.map { abs($0 - whole) <= 16 } ?? (run.status != 0)
                    #expect(isWhole, "\(call) \(number): \(size ?? 0) of \(whole) bytes")
                    if run.status == 0 {
                        finished += 1
                        break
                    }
                    killed += 1
                }
            }
            #expect(killed > 3 && finished == 4)
        }
    }
#endif
