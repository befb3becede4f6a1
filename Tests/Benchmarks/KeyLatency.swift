import Foundation
import TestSupport

/// How long a person waits: from the start to the prompt, and from each key to the screen.
///
/// The program runs on a pseudo-terminal, with a history and a journal as large as one likes. A key is answered when
/// the first bytes of the line as it is now have come, for they come in one piece.
struct KeyLatency {
    private let workshop: Workshop
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "navlog-keys-\(UUID().uuidString)")

    /// What is typed, again and again: verbs, routes, searches that find nothing, and walks through the history.
    private static let typed = """
        push article(id: a1, source: list)⌫⌫⌫⌫⌫⌫⌫⌫⌫⌫⌫⌫⌧↑↑↓⌧zzz never typed⌧\
        ⌕goto 7⌕⌕zz⌦tab x é漢←←y⌧state main.stacks.main.pa⌧ste⇥⌧
        """
    private static let names: [Character: String] = [
        "⌫": "\u{7F}", "⌧": "\u{15}", "↑": "\u{1B}[A", "↓": "\u{1B}[B", "←": "\u{1B}[D", "⌕": "\u{12}", "⌦": "\u{7}",
        "⇥": "\t",
    ]
    private static let keys = typed.map { names[$0] ?? String($0) }

    init(in workshop: Workshop) {
        self.workshop = workshop
    }

    /// Measures and prints.
    func run(lines: Int, entries: Int) throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("navlog"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let history = (0..<lines).map { "\"goto \($0) in a history of many lines\"\n" }.joined()
        try Data(history.utf8).write(to: folder.appendingPathComponent("navlog/history"))
        let starts = try (0..<9).map { _ in try start(on: 10).time }.sorted()
        print("start to prompt  median \(Self.milliseconds(starts[4])) ms, worst \(Self.milliseconds(starts[8])) ms")
        let navlog = try start(on: entries).navlog
        var times: [(key: String, time: Duration)] = []
        for round in 0..<12 {
            for key in Self.keys {
                let time = try press(key, navlog)
                if round > 0 { times.append((key, time)) }
            }
        }
        times.sort { $0.time < $1.time }
        let worst = times.suffix(5).map { "\($0.key.debugDescription) \(Self.milliseconds($0.time))" }
        let (median, nearWorst) = (times[times.count / 2].time, times[times.count * 99 / 100].time)
        print("key to screen    median \(Self.milliseconds(median)) ms, p99 \(Self.milliseconds(nearWorst)) ms")
        print("the worst of \(times.count) keys: \(worst.joined(separator: ", "))")
    }

    private func start(on entries: Int) throws -> (navlog: PseudoTerminal, time: Duration) {
        let journal = try workshop.journal(.common, entries: entries)
        let clock = ContinuousClock()
        let begin = clock.now
        let navlog = try PseudoTerminal(
            workshop.program, ["repl", journal],
            environment: [
                "TERM": "xterm-256color", "LANG": "C.UTF-8", "XDG_STATE_HOME": folder.path,
                "XDG_CACHE_HOME": folder.path,
            ], columns: 120)
        try navlog.wait(seconds: 60) { $0.currentRow.hasSuffix(">") && $0.bracketsPaste }
        return (navlog, begin.duration(to: clock.now))
    }

    private func press(_ key: String, _ navlog: PseudoTerminal) throws -> Duration {
        let clock = ContinuousClock()
        let before = navlog.transcript.count
        let begin = clock.now
        try navlog.send(key)
        try navlog.wait { _ in navlog.transcript.count > before }
        let time = begin.duration(to: clock.now)
        while !navlog.isSilent(milliseconds: 2) {
            let seen = navlog.transcript.count
            try navlog.wait { _ in navlog.transcript.count > seen }
        }
        return time
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        (Double(duration.components.attoseconds) / 1e13).rounded() / 100 + Double(duration.components.seconds) * 1000
    }
}
