import Foundation
import NavigationJournal
import NavigationModel
import TestSupport
import Testing

/// The real program, killed at any moment.
@Suite(.serialized) struct KillTests {
    /// How often; `NAVLOG_KILLS` asks for more.
    private static let kills = ProcessInfo.processInfo.environment["NAVLOG_KILLS"].flatMap(Int.init) ?? 300
    /// After so many a new journal is begun, since it takes longer to open the longer it is.
    private static let killsAJournal = 20

    private let folder: Folder
    private var input: URL { folder("input") }
    private var rival: URL { folder("rival") }

    init() throws {
        folder = try Folder()
    }

    @Test func noEntryThatWasPrintedIsLostToAKill() throws {
        var random = SeededGenerator(seed: 5)
        var (acknowledged, torn, refused, killed) = (0, 0, 0, 0)
        for first in stride(from: 0, to: Self.kills, by: Self.killsAJournal) {
            let journal = folder("\(first).jsonl")
            var promised: [Int: String] = [:]
            for round in first..<min(first + Self.killsAJournal, Self.kills) {
                let labels = labels(of: round, using: &random)
                try write(labels)
                let process = try Program.start(Program.navlog, ["record", journal.path, "--json"], input: input)
                if round % 8 == 0, try isRefused(journal) { refused += 1 }
                wait(for: Int.random(in: 0...10, using: &random), of: process)
                // One that has ended has given its number back, and another process may have it.
                if process.isRunning { kill(process.processIdentifier, SIGKILL) }
                process.waitUntilExit()
                if process.terminationReason == .uncaughtSignal { killed += 1 }
                for (index, seq) in try printedSeqs().enumerated() { promised[seq] = labels[index] }
            }
            acknowledged += promised.count
            torn += try expect(promised, in: journal)
        }
        // All of it must have happened, or nothing was shown.
        #expect(acknowledged > Self.kills && refused > 0 && killed > Self.kills / 2, "\(torn) torn tails")
    }

    /// Labels that tell every attempt from every other; some make lines of many pages, which a kill can tear.
    private func labels(of round: Int, using random: inout SeededGenerator) -> [String] {
        (0..<12).map { number in
            let length = Int.random(in: 0..<3, using: &random) == 0 ? Int.random(in: 0...12_000, using: &random) : 0
            return "\(round)/\(number)" + String(repeating: "-", count: length)
        }
    }

    private func write(_ labels: [String]) throws {
        let lines = labels.map { #"{"scene":"main","intent":"pushView","label":"\#($0)"}"# + "\n" }
        try Data(lines.joined().utf8).write(to: input)
    }

    /// Waits until a process has promised so many entries or ended; not at all for none.
    private func wait(for count: Int, of process: Process) {
        guard count > 0 else { return }
        while process.isRunning, (try? printedSeqs().count) ?? 0 < count { usleep(500) }
    }

    private func printedSeqs() throws -> [Int] {
        let output = try String(contentsOf: input.appendingPathExtension("out"), encoding: .utf8)
        return output.split(separator: "\n").compactMap { line in
            let digits = line.dropFirst(#"{"seq":"#.count).prefix { $0.isNumber }
            return line.hasSuffix("}") ? Int(digits) : nil
        }
    }

    /// Whether a second writer is refused, as it must be if the first one has the journal already.
    private func isRefused(_ journal: URL) throws -> Bool {
        try Data().write(to: rival)
        let run = try Program.run(Program.navlog, ["record", journal.path], input: rival)
        if run.status == 0 { return false }
        #expect(run.status == 4 && run.errors.contains("is being recorded by "), "\(run.errors)")
        return true
    }

    /// Expects a journal to hold what was promised, in order, once, and to be whole; returns how many tails were torn.
    private func expect(_ promised: [Int: String], in journal: URL) throws -> Int {
        var reader = JournalReader(try FileStorage().openForReading(journal.path))
        var found: [Int: String] = [:]
        while let item = try reader.next() {
            if case .finding(let finding) = item, finding.severity == .error { Issue.record("\(finding)") }
            guard case .entry = item, case .scene(.pushView(let label, _)) = reader.entry.intent else { continue }
            found[reader.entry.seq] = label.text
        }
        for (seq, label) in promised where found[seq] != label {
            Issue.record("seq \(seq) is \(found[seq]?.prefix(20) ?? "lost") instead of \(label.prefix(20))")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        return names.count { $0.hasPrefix("\(journal.lastPathComponent).torn-") }
    }
}
