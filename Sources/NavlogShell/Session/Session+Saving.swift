import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// Keeping a history.
extension Session {
    /// Writes the history one stands in as a new journal and returns the number of entries.
    ///
    /// What is as it stands in the journal is copied line by line. The rest follows, numbered anew, with what becomes
    /// of it here; what was added is redacted first.
    func save(to path: String) throws -> Int {
        if isJournalDamaged { throw Diagnostic.refused("the journal is damaged, and a copy would be, too") }
        if let schema = journal?.source.header.schema, let manifest, schema != manifest.schema {
            throw Diagnostic.refused(
                "the journal has schema \(schema) and the manifest \(manifest.schema): one file cannot hold both",
                hint: "navlog migrate the journal first, and fork the result")
        }
        var header = journal?.source.header ?? Header()
        header.session = String(environment.random(), radix: 16)
        header.created = .utc(milliseconds: environment.now())
        if let journal, travel.isOnFork { header.forkOf = .init(journal: journal.path, seq: timeline.sharedEnd) }
        var changed: [Int] = []
        try environment.writing(to: path) { storage, path throws(JournalError) in
            try JournalWriter.compose(path, header, in: storage) { writer throws(JournalError) in
                if let file = journal?.source.file {
                    _ = try writer.copyEntries(of: file, after: timeline.start, through: timeline.sharedEnd)
                }
                changed = try writeOwnEntries(to: writer)
            }
        }
        if !changed.isEmpty {
            let seqs = changed.map(String.init).joined(separator: ", ")
            note("\("warning:", .warning) what is secret was replaced, and \(path) differs from here after \(seqs)")
        }
        travel.branches.current.isUnsaved = false
        return timeline.count
    }

    /// Writes every entry that is not as it stands in the journal. Returns the seqs of those of which something else
    /// becomes there: a token is another value than the secret it stands for, which the journal may hold as it is.
    private func writeOwnEntries(to writer: JournalWriter) throws(JournalError) -> [Int] {
        var world = try timeline.world(at: timeline.sharedEnd)
        var changed: [Int] = []
        var failure: JournalError?
        do {
            try timeline.forEach(after: timeline.sharedEnd, to: timeline.end) { step, _ throws(JournalError) in
                let outcome = try write(step, to: writer, after: &world)
                if outcome["kind"] != step.outcome.json["kind"] { changed.append(writer.lastSeq) }
                return true
            }
        } catch { failure = error as? JournalError }
        if let failure { throw failure }
        return changed
    }

    /// Writes an entry and returns what becomes of it there.
    private func write(
        _ step: Step, to writer: JournalWriter, after world: inout World
    ) throws(JournalError) -> JSONValue {
        if step.beginsRun {
            timeline.reducer.relaunch(&world)
            try writer.beginRun()
        }
        let isAdded = step.location == nil
        var entry = isAdded ? redactor.redact(step.entry) : step.entry
        entry.seq = writer.lastSeq + 1
        entry.cause = entry.cause.flatMap(renumbered)
        let known = entry.withOracle(timeline.reducer, in: &world).json
        var members = isAdded ? known : try timeline.members(of: step)
        for name in ["cause", "outcome", "state"] { members[name] = known[name] }
        _ = try writer.write(members: members)
        return known["outcome"] ?? .null
    }

    /// What a saved entry is called, nil for one that is left out.
    private func renumbered(_ seq: Int) -> Int? {
        let skipped = travel.branches.current.skipped
        return skipped.contains(seq) ? nil : seq - skipped.count { $0 < seq }
    }
}
