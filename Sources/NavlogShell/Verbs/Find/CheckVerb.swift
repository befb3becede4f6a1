import NavigationJournal
import NavigationReplay
import StrictJSON

/// Whether the history makes sense: what was recorded against what comes of it, and lints.
struct CheckVerb: Verb {
    let name = "check"
    let summary = "does the history make sense: recorded against replayed, and lints"
    let details = """
        Exit status 1 if there is an error or a warning; notes do not count. help L07 explains the findings L07. What is
        "shown by 30" is certain only with entry 30: log J --to 30 is the smallest prefix that shows it. As JSON a line
        a finding: {"code","severity","line","offset","seq","message"}, "shownBy" where that is another entry.
        check logs                          the journals in a folder and its folders, and which findings hit how many
        check logs --total --json           a line a finding: how many journals, by build and by day
        """
    let group = VerbGroup.find
    let signature = Signature(positionals: [.many("J", .journal)], asksManyJournals: true)

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        if session.isInteractive, session.journal == nil {
            throw Diagnostic.usage("check needs a journal; this session has none")
        }
        let survey: JournalSurvey<Verdict> = try session.ask(call) { path, session in
            let verdict = try check(path, in: session)
            return (verdict.status, verdict)
        }
        let isTotal = call.has("--total")
        if session.options.json {
            if isTotal { for line in survey.sum.hits.json(of: survey.journals) { session.screen.json(line) } }
            return survey.status
        }
        if survey.isOfSeveral {
            let unreadable =
                survey.unreadable > 0 ? Styled(", \(survey.unreadable) unreadable or damaged", .bad) : Styled()
            // Of a journal that could not be opened nothing is known, least of all that it is sound.
            let words = survey.sum.entries == 0 && survey.unreadable > 0 ? "0 entries" : survey.sum.words
            session.screen.line("\(survey.title): \(words)\(unreadable)")
            for line in survey.sum.hits.lines(of: survey.journals, withNotes: isTotal) {
                session.screen.line(line, indent: 6)
            }
        }
        if session.travel.isOnFork {
            session.note("\("hint:", .good) check reads the journal, not the fork: save FILE, then check FILE")
        }
        let faults = survey.sum.hits.faults
        if !faults.isEmpty {
            let help = session.isInteractive ? "help" : "navlog help"
            session.screen.line("\("hint:", .good) \(help) \(faults.joined(separator: " "))")
        }
        return survey.status
    }

    private func check(_ path: String, in session: Session) throws -> Verdict {
        let source = try session.source(of: path)
        let report = try Check.report(on: source) { _ in !session.environment.isInterrupted() }
        if session.environment.isInterrupted() { throw Diagnostic.interrupted }
        let isDamaged = report.readerFindings.contains { $0.severity == .error }
        if isDamaged && !session.options.lenient {
            try session.open(path)  // It says where the damage is, and what to do.
        }
        var verdict = Verdict(entries: report.entries, isDamaged: isDamaged)
        for finding in Self.shown(report, in: source.file) {
            verdict.count(finding)
            show(finding, of: path, in: session)
        }
        if session.journalName != nil { verdict.hits.date(try source.origin()) }
        if !session.options.json { session.screen.line("\(path): \(verdict.words)") }
        return verdict
    }

    private func show(_ finding: ShownFinding, of path: String, in session: Session) {
        guard session.options.json else {
            let role: Styled.Role = finding.severity == .error ? .bad : finding.severity == .warning ? .warning : .faint
            let severity = Styled("\(finding.severity.rawValue):", role)
            let place = Styled("\(finding.path ?? path):\(finding.line):", .strong)
            let seq = finding.seq.map { "seq \($0): " } ?? ""
            let code = finding.code + (finding.shownBy.map { ", shown by \($0)" } ?? "")
            return session.screen.line("\(severity) \(place) \(seq)\(finding.message) \("(\(code))", .faint)")
        }
        session.screen.json(.object(finding.json))
    }

    /// What the reader and the lints found, by line.
    private static func shown(_ report: CheckReport, in file: any ReadableFile) -> [ShownFinding] {
        let all =
            report.readerFindings.map(ShownFinding.init) + report.findings.map { ShownFinding($0, in: file) }
        return all.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
    }
}

/// A finding of the reader or of a lint, as it is shown.
private struct ShownFinding {
    var code: String
    var severity: Finding.Severity
    var line: Int
    /// Where the line begins in the whole of the journal.
    var start: Int
    var seq: Int?
    var message: String
    /// The file it is in, where the journal consists of several.
    var path: String?
    var json: JSONObject
    /// The entry that made it certain, where that is not the one at fault.
    var shownBy: Int?

    init(_ finding: Finding) {
        (code, severity, line, seq) = (finding.code.rawValue, finding.severity, finding.line, finding.seq)
        message = finding.message
        (path, start) = (finding.path, finding.origin + finding.lineOffset)
        json = finding.json.objectValue ?? JSONObject()
    }

    init(_ finding: CheckFinding, in file: any ReadableFile) {
        (code, severity, seq, start) = (finding.code, finding.severity, finding.seq, finding.offset)
        message = finding.message
        let place = file.placed(at: LineLocation(line: finding.line, offset: finding.offset, length: 0))
        (path, line) = (place.path, place.location.line)
        json = [
            "code": .string(code), "severity": .string(severity.rawValue), "line": .integer(line),
            "offset": .integer(place.location.offset), "seq": seq.map { .integer($0) } ?? .null,
            "message": .string(message),
        ]
        if let path { json["journal"] = .string(path) }
        shownBy = finding.shownBy == seq ? nil : finding.shownBy
        json["shownBy"] = shownBy.map { .integer($0) }
    }
}

/// How a check ended, of one journal or of several.
private struct Verdict: JournalSum {
    var entries = 0
    var isDamaged = false
    var hits = FindingHits()
    private var counts: [Finding.Severity: Int] = [:]

    init() {}

    init(entries: Int, isDamaged: Bool) {
        self.entries = entries
        self.isDamaged = isDamaged
    }

    mutating func count(_ finding: ShownFinding) {
        counts[finding.severity, default: 0] += 1
        hits.add(finding.code, finding.severity)
    }

    mutating func add(_ other: Verdict) {
        entries += other.entries
        isDamaged = isDamaged || other.isDamaged
        counts.merge(other.counts, uniquingKeysWith: +)
        hits.add(other.hits)
    }

    private func number(of severity: Finding.Severity) -> Int { counts[severity] ?? 0 }

    private var isSound: Bool { number(of: .error) + number(of: .warning) == 0 }

    var status: ExitStatus { isDamaged ? .damaged : isSound ? .done : .no }

    var words: Styled {
        let (errors, warnings, notes) = (number(of: .error), number(of: .warning), number(of: .note))
        var parts: [String] = []
        if errors > 0 { parts.append(errors.counted("error", "errors")) }
        if warnings > 0 { parts.append(warnings.counted("warning", "warnings")) }
        let faults = Styled(parts.joined(separator: ", "), errors > 0 ? .bad : .warning)
        let judgement = isSound ? Styled("sound", .good) : faults
        let rest = (notes > 0 ? ", \(notes.counted("note", "notes"))" : "") + ", \(entries.counted("entry", "entries"))"
        return "\(judgement)\(rest)"
    }
}
