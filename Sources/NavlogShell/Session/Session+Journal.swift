import NavigationJournal
import NavigationModel
import NavigationReplay

/// Opening journals and going through them.
extension Session {
    /// What looks at every entry while a journal is read.
    typealias Watch = (borrowing Replay) -> Void

    /// Opens the journal that the first word of a call names, unless the session has one, and returns the other words.
    ///
    /// - Parameters:
    ///   - allowsDamage: Whether the answer may come from what stands before the damage.
    ///   - watch: Returns what looks at the entries, once it is known what gives them their meaning.
    @discardableResult
    func enterJournal(
        of call: Call, allowsDamage: Bool = false,
        watch: (JournalSource) throws -> Watch? = { _ in nil }
    ) throws -> ArraySlice<Word> {
        if isInteractive { return call.words[...] }
        guard let path = call.word(0)?.text else { return [] }
        try open(path, allowsDamage: allowsDamage, watch: watch)
        return call.words.dropFirst()
    }

    /// Opens the journal that a call is about, or takes the session's, which must have one.
    func journal(of call: Call) throws -> OpenJournal {
        try enterJournal(of: call)
        guard let journal else { throw Diagnostic.usage("\(call.verb.name) needs a journal; this session has none") }
        return journal
    }

    /// Opens a journal and goes to its end. Where there is an index, only what comes after its last place is watched.
    func open(
        _ path: String, allowsDamage: Bool = false,
        watch: (JournalSource) throws -> Watch? = { _ in nil }
    ) throws {
        let source = try source(of: path)
        try open(path, source, allowsDamage: allowsDamage, watch: try watch(source))
    }

    /// Opens the same journal with another manifest.
    func reopen(under manifest: String) throws {
        guard let journal else { return }
        let manifest = try self.manifest(at: manifest)
        let source: JournalSource
        do {
            source = try JournalSource(
                journal.source.file, header: journal.source.header, tolerance: journal.source.tolerance,
                manifest: manifest)
        } catch { throw Diagnostic(error, journal: journal.path) }
        try open(journal.path, source)
    }

    private func open(
        _ path: String, _ source: JournalSource, allowsDamage: Bool = false, watch: Watch? = nil
    ) throws {
        let timeline = try timeline(of: source, path: path, watch: watch)
        journal = OpenJournal(path: path, source: source)
        travel = Travel(main: timeline)
        try reportFindings(allowsDamage: allowsDamage)
    }

    /// Says what the journal should not hold. Damage ends a command, unless it was asked to be lenient.
    private func reportFindings(allowsDamage: Bool) throws {
        let findings = timeline.findings
        let isFatal = !options.lenient && !allowsDamage
        for finding in findings where finding.severity == .error {
            let diagnostic = diagnostic(finding)
            // Of what is no journal at all there is nothing more to say.
            if isFatal || !options.lenient && mistakenFile(finding) != nil { throw diagnostic }
            report(diagnostic)
        }
        let others = findings.filter { $0.severity != .error }
        for finding in others.prefix(3) {
            let label: Styled = finding.severity == .warning ? Styled("warning:", .warning) : Styled("note:", .faint)
            report(diagnostic(finding), as: label)
        }
        if others.count > 3 {
            note("and \(others.count - 3) more: navlog verify \(QuotedText.shellWord(journal?.path ?? ""))")
        }
    }

    /// A finding in the words of an error.
    func diagnostic(_ finding: Finding) -> Diagnostic {
        let path = journal?.path ?? finding.path ?? "-"
        var diagnostic = Diagnostic(status: .damaged, message: finding.message)
        if let mistaken = mistakenFile(finding) {
            diagnostic.place = path
            diagnostic.message = mistaken.message
            diagnostic.hints = [mistaken.hint(for: path)]
            return diagnostic
        }
        diagnostic.place = "\(finding.path ?? path):\(finding.line)"
        diagnostic.excerpt = excerpt(of: finding)
        if let hint = finding.hint { diagnostic.hints.append(hint) }
        if finding.severity == .error && !options.lenient {
            let verify = "navlog verify \(QuotedText.shellWord(path))"
            diagnostic.hints.append("--lenient goes on without the damaged lines; \(verify) lists them")
        }
        return diagnostic
    }

    /// What the journal is instead of one, where a finding may mean that.
    private func mistakenFile(_ finding: Finding) -> MistakenFile? {
        finding.isAtBeginning ? journal.flatMap { MistakenFile($0.source.file) } : nil
    }

    private func excerpt(of finding: Finding) -> Diagnostic.Excerpt? {
        // A journal that was merged from others has the lines of none of them.
        let isMerged = finding.path != nil && journal?.source.file.placed(finding.unplaced).path == nil
        guard finding.severity == .error, finding.code != .encoding, finding.code != .archive, !isMerged,
            let bytes = try? journal?.source.file.line(at: finding.origin + finding.lineOffset), !bytes.isEmpty
        else { return nil }
        let line = String(decoding: bytes, as: UTF8.self)
        return Diagnostic.Excerpt(line: line, offset: finding.offset - finding.lineOffset)
    }

    /// Whether damage was met in the journal.
    var isJournalDamaged: Bool {
        journal != nil && timeline.findings.contains { $0.severity == .error }
    }

    /// Calls a function with every entry between two positions; it returns false to stop.
    func forEach(
        after position: Int, to last: Int, _ body: (Step, borrowing World) throws -> Bool
    ) throws {
        try timeline.forEach(after: position, to: last) { step, world in
            try advance(step.entry.seq - position, of: last - position)
            return try body(step, world)
        }
    }
}

extension Finding {
    /// Whether nothing that a journal has comes before it, not even a header.
    var isAtBeginning: Bool { severity == .error && line == 1 && code != .badCRC }
}

extension ReadableFile {
    /// The beginning of the line at an offset, without its line end.
    fileprivate func line(at offset: Int) throws(JournalError) -> [UInt8] {
        Array(try bytes(in: offset..<offset + 64 << 10).prefix { $0 != 0x0A })
    }
}
