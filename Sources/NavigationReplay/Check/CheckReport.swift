public import NavigationJournal

/// What a check found.
public struct CheckReport: Sendable {
    /// What does not make sense, by line. Of each code no more than `limit` are kept, the rest is counted.
    public private(set) var findings: [CheckFinding] = []
    /// What a journal should not hold, as the reader met it.
    public private(set) var readerFindings: [Finding] = []
    /// The number of entries.
    public internal(set) var entries = 0

    /// How many findings of one code are kept.
    public static let limit = 100
    private var counts: [String: Int] = [:]
    private var readerCounts: [Finding.Code: Int] = [:]

    /// Adds what a lint found at an entry.
    ///
    /// - Parameters:
    ///   - severity: How bad this one is, nil for what the lint's card says.
    ///   - last: The entry that made it certain, nil for the entry at fault itself.
    mutating func add(
        _ card: LintCard, at place: CheckPlace, severity: Finding.Severity? = nil, shownBy last: Int? = nil,
        _ message: String
    ) {
        add(
            CheckFinding(
                code: card.code, severity: severity ?? card.severity, line: place.line, offset: place.offset,
                seq: place.seq, message: message, shownBy: last ?? place.seq))
    }

    mutating func add(_ finding: CheckFinding) {
        counts[finding.code, default: 0] += 1
        if counts[finding.code, default: 0] <= Self.limit { findings.append(finding) }
    }

    mutating func add(_ finding: Finding) {
        readerCounts[finding.code, default: 0] += 1
        if readerCounts[finding.code, default: 0] <= Self.limit { readerFindings.append(finding) }
    }

    /// The last line up to another one in which an entry was lost, or before which entries are missing.
    func damage(upTo line: Int) -> Int? {
        readerFindings.last { $0.severity == .error && $0.line <= line }?.line
    }

    /// Puts the findings in order, and says how many were left out.
    mutating func finish() {
        for (code, count) in counts where count > Self.limit {
            guard var last = findings.last(where: { $0.code == code }) else { continue }
            last.severity = .note
            last.message = "\(count - Self.limit) more findings of \(code) are left out"
            findings.append(last)
        }
        findings = findings.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
            .map(\.element)
    }
}
