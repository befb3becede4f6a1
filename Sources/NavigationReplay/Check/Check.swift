public import NavigationJournal
import NavigationModel

/// Whether a history makes sense: it replays a journal, holds what the app recorded against what comes of it, and
/// lets every lint look at every entry.
///
/// The journal is read once and in order. What is kept of it is one world, what the lints remember of each scene, and
/// a bounded number of findings.
public struct Check {
    private let source: JournalSource
    private var lints: [any Lint] = LintTable.lints.map { $0.init() }
    private var report = CheckReport()

    /// Checks a journal.
    ///
    /// - Parameters:
    ///   - source: The journal with what gives its entries their meaning.
    ///   - progress: Called now and then with the number of entries; false stops reading.
    /// - Throws: what the system says when the file cannot be read.
    public static func report(
        on source: JournalSource, progress: (Int) -> Bool = { _ in true }
    ) throws(JournalError) -> CheckReport {
        var check = Check(source: source)
        try check.run(progress)
        return check.report
    }

    private init(source: JournalSource) {
        self.source = source
    }

    private mutating func run(_ progress: (Int) -> Bool) throws(JournalError) {
        for index in lints.indices { lints[index].begin(source, &report) }
        var replay = source.replay()
        var (seenHeaders, seenFindings) = (0, 0)
        while true {
            let before = replay.world
            let isEntry = try replay.advance()
            for finding in replay.findings[seenFindings...] { report.add(finding) }
            seenFindings = replay.findings.count
            for header in replay.checkpoints[seenHeaders...] { see(header, before) }
            seenHeaders = replay.checkpoints.count
            guard isEntry else { break }
            report.entries += 1
            see(CheckedStep(replay, before, source.reducer))
            if report.entries % 4096 == 0, !progress(report.entries) { break }
        }
        for index in lints.indices { lints[index].end(&report) }
        report.finish()
    }

    private mutating func see(_ step: CheckedStep) {
        for index in lints.indices { lints[index].see(step, &report) }
    }

    private mutating func see(_ header: CheckpointHeader, _ world: World) {
        for index in lints.indices { lints[index].see(header, world, source, &report) }
    }
}
