import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// Journals of some entries only of a session's history.
struct ShrunkJournals {
    /// The session with the history.
    let session: Session
    private var timeline: Timeline { session.timeline }

    /// Writes some entries of the history as a journal of their own, which are numbered from the start.
    func write(_ kept: [ShrinkCandidate.Kept], to path: String) throws {
        try session.environment.writing(to: path) { storage, path throws(JournalError) in
            try compose(kept, in: storage, at: path)
        }
    }

    /// Makes a journal of some entries in memory, at the path `-`.
    func journal(of kept: [ShrinkCandidate.Kept]) throws -> MemoryStorage {
        let memory = MemoryStorage()
        try compose(kept, in: memory, at: "-")
        return memory
    }

    private func compose(
        _ kept: [ShrinkCandidate.Kept], in storage: some JournalStorage, at path: String
    ) throws(JournalError) {
        let header = session.environment.stamped(session.journal?.source.header ?? Header())
        try JournalWriter.compose(path, header, in: storage) { writer throws(JournalError) in
            for step in kept.map(\.step) {
                if step.beginsRun { try writer.beginRun() }
                var members = try members(of: step)
                if let saved = members["snapshotSeq"]?.numberValue?.intValue {
                    let last = kept.last { $0.seq <= saved }?.step.entry.seq ?? timeline.start
                    members["snapshotSeq"] = .integer(last)
                }
                _ = try writer.write(members: members)
            }
        }
    }

    /// The members of an entry as they stand in the journal, also those that nobody knows, with what is recorded now.
    private func members(of step: Step) throws(JournalError) -> JSONObject {
        var members = session.redactor.redact(step.entry).json
        if let file = session.journal?.source.file, let location = step.location {
            let bytes = try file.bytes(in: location.offset..<location.offset + location.length)
            members = (try? JSONValue(parsing: bytes))?.objectValue ?? members
        }
        members["cause"] = step.entry.cause.map { .integer($0) }
        members["outcome"] = step.entry.recordedOutcome
        members["state"] = step.entry.recordedDigest.map(JSONValue.string)
        return members
    }

    /// How bad the worst finding of a code is in the whole journal, nil if there is none.
    func severity(of code: String) throws -> Finding.Severity? {
        guard let source = session.journal?.source else { return nil }
        return try Check.report(on: source).findings(of: code).map(\.severity).max()
    }

    /// How many entries of a candidate show a finding of check that is at least so bad, nil if they do not.
    func length(of candidate: ShrinkCandidate, until code: String, _ severity: Finding.Severity) throws -> Int? {
        let kept = candidate.kept
        let storage = try journal(of: kept)
        let file = try storage.openForReading("-")
        let header = try Header(of: file)
        let report = try Check.report(
            on: JournalSource(file, header: header, tolerance: .lenient, manifest: timeline.reducer.manifest))
        let found = report.findings(of: code).filter { $0.severity >= severity }
        guard let last = found.map(\.last).min() else { return nil }
        return kept.firstIndex { $0.step.entry.seq == last }.map { $0 + 1 } ?? kept.count
    }
}

extension CheckReport {
    /// The findings of a code, whoever made them: how bad each is, and the entry that made it certain.
    fileprivate func findings(of code: String) -> [(severity: Finding.Severity, last: Int)] {
        findings.filter { $0.code == code }.map { ($0.severity, $0.shownBy ?? .max) }
            + readerFindings.filter { $0.code.rawValue == code }.map { ($0.severity, $0.seq ?? .max) }
    }
}
