import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// The history one stands in, as a journal of its own.
struct SavedHistory {
    private let session: Session
    private let journal: OpenJournal?
    private let timeline: Timeline

    /// Looks at the history that a session stands in.
    ///
    /// - Throws: a refusal where one file could not hold what is old and what was added.
    init(of session: Session) throws {
        (self.session, journal, timeline) = (session, session.journal, session.timeline)
        if session.isJournalDamaged { throw Diagnostic.refused("the journal is damaged, and a copy would be, too") }
        try session.expectOneSchema("and fork the result")
    }

    /// Writes it as a new journal and returns the number of entries.
    ///
    /// What is as it stands in the journal is copied line by line. The rest follows, numbered anew, with what becomes
    /// of it here; what was added is redacted first.
    func write(to path: String) throws -> Int {
        var header = session.environment.stamped(journal?.source.header ?? Header())
        if let journal, session.travel.isOnFork {
            header.forkOf = .init(journal: journal.path, seq: timeline.sharedEnd)
        }
        var changed: [Int] = []
        try session.environment.writing(to: path) { storage, path throws(JournalError) in
            try JournalWriter.compose(path, header, in: storage) { writer throws(JournalError) in
                if let file = journal?.source.file {
                    _ = try writer.copyEntries(of: file, after: timeline.start, through: timeline.sharedEnd)
                }
                changed = try writeOwnEntries(to: writer)
            }
        }
        if !changed.isEmpty {
            let seqs = changed.map(String.init).joined(separator: ", ")
            let text: Styled = "what is secret was replaced, and \(path) differs from here after \(seqs)"
            session.note("\("warning:", .warning) \(text)")
        }
        session.travel.branches.current.isUnsaved = false
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
        var entry = isAdded ? session.redactor.redact(step.entry) : step.entry
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
        let skipped = session.travel.branches.current.skipped
        return skipped.contains(seq) ? nil : seq - skipped.count { $0 < seq }
    }
}
