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
        options: [.init(name: "--secrets", summary: "warn of what looks like a secret")])

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        let paths = session.isInteractive ? [session.journal?.path].compactMap { $0 } : call.words.map(\.text)
        if paths.isEmpty { throw .usage("verify needs a journal; this session has none") }
        var status = ExitStatus.done
        for path in paths {
            let report = VerifyReport(path: path, namesFile: paths.count > 1, session: session)
            if try report.run(findingSecrets: call.has("--secrets")) { status = .damaged }
        }
        return status
    }
}

/// The findings about one journal.
private struct VerifyReport {
    let path: String
    let namesFile: Bool
    let session: Session

    /// Shows a line a finding and returns whether the journal is damaged.
    func run(findingSecrets: Bool) throws(Diagnostic) -> Bool {
        var errors = 0
        var entries = 0
        do {
            var reader = JournalReader(try session.environment.storage.openForReading(path), tolerance: .lenient)
            while let item = try reader.next() {
                switch item {
                case .entry:
                    entries += 1
                    if findingSecrets { showSecrets(of: reader) }
                case .header, .checkpoint: if findingSecrets { showSecrets(of: reader) }
                case .finding(let finding):
                    if finding.severity == .error { errors += 1 }
                    show(finding.json, finding.severity, finding.message)
                case .relaunch: break
                }
                if session.environment.output.isClosed { break }
            }
        } catch { throw Diagnostic(error) }
        if !session.options.json {
            let damage = "damaged in \(errors.counted("place", "places"))"
            let verdict = errors == 0 ? Styled("whole", .good) : Styled(damage, .bad)
            session.screen.line("\(path): \(verdict), \(entries.counted("entry", "entries"))")
        }
        return errors > 0
    }

    private func showSecrets(of reader: JournalReader) {
        for report in SecretReport.all(in: reader.currentLine, at: reader.location) {
            show(report.json, .warning, report.message)
        }
    }

    private func show(_ finding: JSONValue, _ severity: Finding.Severity, _ message: String) {
        var object = finding.objectValue ?? JSONObject()
        if session.options.json {
            if namesFile { object["journal"] = .string(path) }
            return session.screen.json(.object(object))
        }
        let role: Styled.Role = severity == .error ? .bad : severity == .warning ? .warning : .faint
        func text(_ name: String) -> String { object[name].map { $0.stringValue ?? $0.text() } ?? "" }
        let place = Styled("\(path):\(text("line")):", .strong)
        let code = Styled("(\(text("code")), byte \(text("offset")))", .faint)
        session.screen.line("\("\(severity.rawValue):", role) \(place) \(message) \(code)")
    }
}
