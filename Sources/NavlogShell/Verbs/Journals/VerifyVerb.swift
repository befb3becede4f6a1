import NavigationJournal
import StrictJSON

/// Whether the file is whole: framing, JSON, checksums, order.
struct VerifyVerb: Verb {
    let name = "verify"
    let summary = "is the file whole: framing, JSON, checksums, order"
    let details = """
        Exit status 3 if there is an error; warnings and notes do not count.
        --secrets warns where a journal seems to hold a token, a password or a signed URL, never showing it: `redact`
        takes URLs apart, and the manifest's "redaction" names parameters to hide.
        """
    let group = VerbGroup.journals
    let signature = Signature(
        positionals: [.many("J", .journal)],
        options: [.init(name: "--secrets", summary: "warn of what looks like a secret")], asksManyJournals: true)

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        if session.isInteractive, session.journal == nil {
            throw Diagnostic.usage("verify needs a journal; this session has none")
        }
        let survey: JournalSurvey<Wholeness> = try session.ask(call) { path, session in
            var report = VerifyReport(path: path, session: session)
            let found = try report.run(findingSecrets: call.has("--secrets"))
            return (found.damaged > 0 ? .damaged : .done, found)
        }
        if survey.isOfSeveral {
            session.screen.show(survey, isJSON: session.options.json, isTotal: call.has("--total"))
        }
        return survey.status
    }
}

/// How many journals are whole.
private struct Wholeness: JournalSum {
    var whole = 0
    var damaged = 0
    var entries = 0

    mutating func add(_ other: Wholeness) {
        whole += other.whole
        damaged += other.damaged
        entries += other.entries
    }
}

extension Screen {
    fileprivate func show(_ survey: JournalSurvey<Wholeness>, isJSON: Bool, isTotal: Bool) {
        let sum = survey.sum
        if isJSON {
            guard isTotal else { return }
            return json([
                "journals": .integer(survey.journals), "whole": .integer(sum.whole),
                "damaged": .integer(sum.damaged), "unreadable": .integer(survey.unreadable),
                "entries": .integer(sum.entries),
            ])
        }
        var parts: [Styled] = ["\("\(sum.whole) whole", .good)"]
        if sum.damaged > 0 { parts.append("\("\(sum.damaged) damaged", .bad)") }
        if survey.unreadable > 0 { parts.append("\("\(survey.unreadable) unreadable", .bad)") }
        parts.append("\(sum.entries.counted("entry", "entries"))")
        line("\(survey.title): \(parts.dropFirst().reduce(parts[0]) { "\($0), \($1)" })")
    }
}

/// The findings about one journal.
private struct VerifyReport {
    /// How many findings of a kind are shown before the others are summed up.
    private static let shownOfAKind = 10

    let path: String
    let session: Session
    /// How many findings of a kind there are, and the place of the last one.
    private var counts: [(code: String, role: Styled.Role, count: Int, last: String)] = []

    init(path: String, session: Session) {
        (self.path, self.session) = (path, session)
    }

    /// Shows a line a finding and returns whether the journal is whole.
    mutating func run(findingSecrets: Bool) throws -> Wholeness {
        var (errors, entries, isMistaken) = (0, 0, false)
        let file = try session.input([path] + session.options.with, isReadOnce: true).file
        var reader = JournalReader(file, tolerance: .lenient)
        while let item = try reader.next() {
            switch item {
            case .entry:
                entries += 1
                if findingSecrets { showSecrets(of: reader, in: file) }
            case .header, .checkpoint: if findingSecrets { showSecrets(of: reader, in: file) }
            case .finding(let finding):
                if finding.severity == .error { errors += 1 }
                isMistaken = isMistaken || finding.isAtBeginning
                show(finding.json, finding.severity, finding.message)
            case .relaunch: break
            }
            if session.environment.output.isClosed { break }
        }
        if !session.options.json {
            sumUp()
            let damage = "damaged in \(errors.counted("place", "places"))"
            let verdict = errors == 0 ? Styled("whole", .good) : Styled(damage, .bad)
            session.screen.line("\(path): \(verdict), \(entries.counted("entry", "entries"))")
        }
        if isMistaken, entries == 0, let mistaken = MistakenFile(file) {
            session.note("\("hint:", .good) \(mistaken.message); \(mistaken.hint(for: path))")
        }
        return Wholeness(whole: errors > 0 ? 0 : 1, damaged: errors > 0 ? 1 : 0, entries: entries)
    }

    private mutating func showSecrets(of reader: JournalReader, in file: any ReadableFile) {
        let place = file.placed(at: reader.location)
        for report in SecretReport.all(in: reader.currentLine, at: place.location) {
            var json = report.json.objectValue ?? JSONObject()
            if let path = place.path { json["journal"] = .string(path) }
            show(.object(json), .warning, report.message)
        }
    }

    private mutating func show(_ finding: JSONValue, _ severity: Finding.Severity, _ message: String) {
        if session.options.json { return session.screen.json(finding) }
        let object = finding.objectValue ?? JSONObject()
        func text(_ name: String) -> String { object[name].map { $0.stringValue ?? $0.text() } ?? "" }
        let role: Styled.Role = severity == .error ? .bad : severity == .warning ? .warning : .faint
        let place = "\(object["journal"] == nil ? path : text("journal")):\(text("line"))"
        guard count(text("code"), role, at: place) <= Self.shownOfAKind else { return }
        let code = Styled("(\(text("code")), byte \(text("offset")))", .faint)
        session.screen.line("\("\(severity.rawValue):", role) \("\(place):", .strong) \(message) \(code)")
    }

    private mutating func count(_ code: String, _ role: Styled.Role, at place: String) -> Int {
        guard let index = counts.firstIndex(where: { $0.code == code }) else {
            counts.append((code, role, 1, place))
            return 1
        }
        counts[index].count += 1
        counts[index].last = place
        return counts[index].count
    }

    /// Says how many findings were not shown.
    private func sumUp() {
        for kind in counts where kind.count > Self.shownOfAKind {
            let rest = kind.count - Self.shownOfAKind
            session.screen.line(
                "\("and \(rest) more", kind.role) \("(\(kind.code))", .faint), the last at \(kind.last)")
        }
    }
}
