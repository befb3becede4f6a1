import Foundation
import TestSupport
import Testing

#if os(Linux)
    /// The real program where the disk is full, small, or not to be written to.
    @Suite(.serialized) struct FullDiskTests {
        private let folder: TemporaryFolder
        private var input: URL { folder("input") }

        init() throws {
            folder = try TemporaryFolder()
            let line = #"{"scene":"main","intent":"pushView","label":"\#(String(repeating: "-", count: 900))"}"# + "\n"
            try Data(String(repeating: line, count: 200).utf8).write(to: input)
        }

        private func shell(_ script: String) throws -> Program.Run {
            let words = "navlog='\(Program.navlog.path)'; cd '\(folder.url.path)'; \(script)"
            return try Program.run(URL(fileURLWithPath: "/bin/bash"), ["-c", words], input: input)
        }

        /// Whether this process may mount a file system of its own.
        private static let mayMount: Bool = {
            guard getuid() == 0, let folder = try? TemporaryFolder(), let disk = try? Disk(at: folder.url, "size=64k")
            else {
                return false
            }
            return disk.isMounted
        }()

        /// A small file system in memory.
        private final class Disk {
            let url: URL
            let isMounted: Bool

            init(at url: URL, _ options: String) throws {
                self.url = url
                isMounted = try Self.system("mount", "-t", "tmpfs", "-o", options, "tmpfs", url.path)
            }

            deinit {
                if isMounted { _ = try? Self.system("umount", "-l", url.path) }
            }

            func remount(_ options: String) throws {
                guard try Self.system("mount", "-o", "remount,\(options)", url.path) else {
                    throw CocoaError(.fileWriteUnknown)
                }
            }

            private static func system(_ words: String...) throws -> Bool {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
                process.arguments = words
                process.standardError = FileHandle.nullDevice
                try process.run()
                process.waitUntilExit()
                return process.terminationStatus == 0
            }
        }

        @Test(.enabled(if: mayMount, "only root may mount a file system"))
        func aFullDiskRefusesAnEntryAndKeepsTheJournal() throws {
            let place = folder("disk")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let disk = try Disk(at: place, "size=64k")
            defer { withExtendedLifetime(disk) {} }
            let full = try shell("$navlog record disk/j.jsonl --json < input")
            #expect(full.status == 4, "\(full.errors)")
            #expect(full.errors.contains("could be written") || full.errors.contains("ENOSPC"), "\(full.errors)")
            let promised = full.output.split(separator: "\n").count
            #expect(promised > 20 && promised < 100)
            let whole = try shell("$navlog verify disk/j.jsonl")
            #expect(whole.output == "disk/j.jsonl: whole, \(promised) entries\n" && whole.status == 0)

            try disk.remount("size=1m")
            let more = try shell("$navlog record disk/j.jsonl -c ready --json && $navlog verify disk/j.jsonl")
            #expect(more.output.hasSuffix("disk/j.jsonl: whole, \(promised + 1) entries\n"), "\(more)")
        }

        @Test(.enabled(if: mayMount, "only root may mount a file system"))
        func whatCannotBeWrittenToCanBeRead() throws {
            let place = folder("disk")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let disk = try Disk(at: place, "size=64k")
            defer { withExtendedLifetime(disk) {} }
            #expect(try shell("$navlog record disk/j.jsonl -c 'scene new main'").status == 0)
            try disk.remount("ro")
            let refused = try shell("$navlog record disk/j.jsonl -c ready")
            #expect(refused.status == 4 && refused.errors.contains("EROFS"), "\(refused)")
            #expect(try shell("$navlog log disk/j.jsonl").output.contains("scene new"))
        }

        @Test func theLimitOfAFilesSizeRefusesAnEntryAndKeepsTheJournal() throws {
            let full = try shell("ulimit -f 32; $navlog record j.jsonl --json < input")
            #expect(full.status == 4, "\(full)")
            #expect(full.errors.contains("could be written") || full.errors.contains("EFBIG"), "\(full.errors)")
            let promised = full.output.split(separator: "\n").count
            #expect(promised > 20 && promised < 40)
            let more = try shell("$navlog record j.jsonl -c ready --json && $navlog verify j.jsonl")
            #expect(more.output.hasSuffix("j.jsonl: whole, \(promised + 1) entries\n"), "\(more)")
        }
    }
#endif
