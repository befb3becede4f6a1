import Foundation
import NavigationJournal
import NavigationModel
import TestSupport
import Testing

/// The real program, killed at any moment, while others want the same journal.
@Suite(.serialized) struct KillTests {
    /// How many are killed; `NAVLOG_KILLS` asks for more.
    private static let kills = ProcessInfo.processInfo.environment["NAVLOG_KILLS"].flatMap(Int.init) ?? 500
    /// After so many rounds a new journal is begun, since it takes longer to open the longer it is.
    private static let roundsAJournal = 20

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func noEntryThatWasPrintedIsLostToAKill() throws {
        var random = SeededGenerator(seed: 5)
        var (killed, refused, acknowledged, torn, round) = (0, 0, 0, 0, 0)
        while killed < Self.kills, round < 3 * Self.kills {
            let journal = folder("\(round).jsonl")
            var promised: [Int: String] = [:]
            for _ in 0..<Self.roundsAJournal where killed < Self.kills {
                round += 1
                let writers = try (0..<Int.random(in: 1...3, using: &random)).map { number in
                    try Writer(of: journal, input: folder("\(number)"), labels(round, number, using: &random))
                }
                let patience = Int.random(in: 0...10, using: &random)
                // Some are killed while they begin.
                while patience > 0, writers.reduce(0, { $0 + $1.printedSeqs.count }) < patience,
                    writers.contains(where: \.process.isRunning)
                {
                    usleep(500)
                }
                for writer in writers {
                    switch writer.end() {
                    case .killed: killed += 1
                    case .refused: refused += 1
                    case .done: break
                    case .failed(let errors): Issue.record("round \(round): \(errors)")
                    }
                    for (seq, label) in zip(writer.printedSeqs, writer.labels) {
                        #expect(promised.updateValue(label, forKey: seq) == nil, "seq \(seq) was promised twice")
                    }
                }
            }
            acknowledged += promised.count
            torn += try expect(promised, in: journal)
        }
        // All of it must have happened, or nothing was shown.
        #expect(killed >= Self.kills && refused > 0 && acknowledged > Self.kills, "\(refused) refused, \(torn) torn")
    }

    /// Labels that tell every attempt from every other; some make lines of many pages, which a kill can tear. They are
    /// many more than are waited for, so that a writer is at work when it is killed, however fast the disk is.
    private func labels(_ round: Int, _ writer: Int, using random: inout SeededGenerator) -> [String] {
        (0..<100).map { number in
            let length = Int.random(in: 0..<20, using: &random) == 0 ? Int.random(in: 0...12_000, using: &random) : 0
            return "\(round)/\(writer)/\(number)" + String(repeating: "-", count: length)
        }
    }

    /// Expects a journal to hold what was promised, in order, once, and to be whole; returns how many tails were torn.
    private func expect(_ promised: [Int: String], in journal: URL) throws -> Int {
        guard FileManager.default.fileExists(atPath: journal.path) else {
            #expect(promised.isEmpty)
            return 0
        }
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

/// A process that records some entries, printing each when it is acknowledged.
private struct Writer {
    enum End {
        case killed, done, refused
        case failed(String)
    }

    let process: Process
    let labels: [String]
    private let input: URL

    init(of journal: URL, input: URL, _ labels: [String]) throws {
        let lines = labels.map { #"{"scene":"main","intent":"pushView","label":"\#($0)"}"# + "\n" }
        try Data(lines.joined().utf8).write(to: input)
        process = try Program.start(Program.navlog, ["record", journal.path, "--json"], input: input)
        (self.labels, self.input) = (labels, input)
    }

    /// The seqs of the entries that were acknowledged.
    var printedSeqs: [Int] {
        let output = (try? String(contentsOf: input.appendingPathExtension("out"), encoding: .utf8)) ?? ""
        return output.split(separator: "\n").compactMap { line in
            let digits = line.dropFirst(#"{"seq":"#.count).prefix { $0.isNumber }
            return line.hasSuffix("}") ? Int(digits) : nil
        }
    }

    /// Ends the process if it still runs, and says how it has ended.
    func end() -> End {
        // One that has ended has given its number back, and another process may have it.
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        if process.terminationReason == .uncaughtSignal { return .killed }
        if process.terminationStatus == 0 { return .done }
        let errors = (try? String(contentsOf: input.appendingPathExtension("err"), encoding: .utf8)) ?? ""
        return process.terminationStatus == 4 && errors.contains("is being recorded by ") ? .refused : .failed(errors)
    }
}
