import NavigationJournal
import StrictJSON

/// Whether the file is whole: framing, JSON, checksums, order.
struct VerifyVerb: Verb {
    let name = "verify"
    let summary = "is the file whole: framing, JSON, checksums, order"
    let details = "Exit status 3 if there is an error; warnings and notes do not count."
    let group = VerbGroup.journals
    let signature = Signature(positionals: [.many("J", .journal)])

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        let paths = session.isInteractive ? [session.journal?.path].compactMap { $0 } : call.words.map(\.text)
        if paths.isEmpty { throw .usage("verify needs a journal; this session has none") }
        var status = ExitStatus.done
        for path in paths where try verify(path, namesFile: paths.count > 1, in: session) { status = .damaged }
        return status
    }

    private func verify(_ path: String, namesFile: Bool, in session: Session) throws(Diagnostic) -> Bool {
        var errors = 0
        var entries = 0
        do {
            var reader = JournalReader(try session.environment.storage.openForReading(path), tolerance: .lenient)
            while let item = try reader.next() {
                switch item {
                case .entry: entries += 1
                case .finding(let finding):
                    if finding.severity == .error { errors += 1 }
                    show(finding, of: path, namesFile: namesFile, in: session)
                case .header, .relaunch, .checkpoint: break
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

    private func show(_ finding: Finding, of path: String, namesFile: Bool, in session: Session) {
        guard session.options.json else {
            let role: Styled.Role = finding.severity == .error ? .bad : finding.severity == .warning ? .warning : .faint
            let severity = Styled("\(finding.severity.rawValue):", role)
            let place = Styled("\(path):\(finding.line):", .strong)
            let code = Styled("(\(finding.code.rawValue), byte \(finding.offset))", .faint)
            return session.screen.line("\(severity) \(place) \(finding.message) \(code)")
        }
        var object = finding.json.objectValue ?? JSONObject()
        if namesFile { object["journal"] = .string(path) }
        session.screen.json(.object(object))
    }
}
