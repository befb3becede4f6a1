import NavigationJournal

/// Writes one journal from several.
struct MergeVerb: Verb {
    let name = "merge"
    let summary = "write one journal from several: segments, or several writers'"
    let details = """
        merge logs -o OUT                  what is in a folder
        merge app.jsonl widget.jsonl -o OUT
        Segments of one journal are put one after another and keep their seqs. Journals of several writers are merged by
        time, none of them out of its own order; the entries get new seqs, and what refers to a seq follows. The header
        says in "merged" which seqs came from where.
        """
    let group = VerbGroup.journals
    let signature = Signature(
        positionals: [.many("J", .journal)], options: [Signature.neededOutput])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        let paths = (session.journal.map { [$0.path] } ?? []) + call.words.map(\.text) + session.options.with
        let isLenient = session.options.lenient
        let merge = try JournalMerge(
            of: paths, tolerance: session.options.tolerance, in: session.environment.storage,
            expansion: session.options.expansion)
        let errors = merge.findings.filter { $0.severity == .error }
        for finding in errors {
            let diagnostic = session.diagnostic(finding)
            if !isLenient, let path = finding.path {
                try MistakenFile.refuse(try session.environment.storage.openForReading(path), at: path)
            }
            if !isLenient { throw diagnostic }
            session.report(diagnostic)
        }
        let count = try session.environment.writing(to: call.output) { storage, path throws(JournalError) in
            try merge.write(to: path, in: storage)
        }
        session.noteWritten(count, to: call.output)
        return errors.isEmpty ? .done : .damaged
    }
}
