import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// Writing journals.
extension Session {
    /// Opens a journal to append to it, creating it if it is not there.
    func openForRecording(_ path: String) throws {
        if path == "-" { throw Diagnostic.usage("standard input cannot be recorded into") }
        if !options.with.isEmpty { throw Diagnostic.usage("--with is for reading: a journal is recorded by itself") }
        let segments = try? JournalSegments(of: path, in: environment.storage).paths
        let isNew = !environment.exists(path) && (segments ?? [path]) == [path]
        if environment.exists(path) {  // Before a lock is left beside what is no journal.
            try MistakenFile.refuse(try environment.storage.openForReading(path), at: path)
        }
        let writer = try isNew ? create(path) : reopen(path)
        try open(path)
        keepIndex()  // What is written from here on makes another journal of it.
        journal?.writer = writer
        if let name = writer.header.manifest, manifest == nil {
            throw Diagnostic.refused(
                "without the manifest \"\(name)\" nobody knows what must be hidden before it is written",
                hint: "name it with --manifest FILE")
        }
        if let manifest, let schema = writer.header.schema, schema != manifest.schema {
            throw Diagnostic.refused(
                "the journal has schema \(schema) and the manifest \(manifest.schema): new entries would not fit",
                hint: "navlog migrate \(QuotedText.word(path)) -o NEW, then record into NEW")
        }
    }

    private func create(_ path: String) throws -> JournalWriter {
        var header = Header()
        if let file = options.manifest {
            header.app = try manifest(at: file).app
            header.schema = try manifest(at: file).schema
            header.manifest = file.manifestName
        }
        do {
            return try JournalWriter.create(path, environment.stamped(header), in: environment.storage)
        } catch .alreadyExists {
            // Another process was quicker.
            return try reopen(path)
        }
    }

    private func reopen(_ path: String) throws -> JournalWriter {
        let writer = try JournalWriter.open(path, in: environment.storage)
        if let torn = writer.tornTail {
            note("\("note:", .faint) \(torn.length) torn bytes at \(torn.offset) were moved to \(torn.path)")
        }
        return writer
    }

    /// The snapshot that `restore last` means, the newest one: what the scenes showed when the run of the app before
    /// this one ended, or what a `restore` brought; else the one that the journal starts from, else a file beside it.
    func lastSnapshot() throws -> JSONValue? {
        enum Newest {
            case end(position: Int)
            case snapshot(JSONValue)
        }
        var newest: Newest?
        var before = timeline.start
        try timeline.forEach(after: timeline.start, to: position) { step, _ in
            if case .scene(.restore(let snapshot, _)) = step.entry.intent { newest = .snapshot(snapshot) }
            if case .app(.launched) = step.entry.intent, before > timeline.start { newest = .end(position: before) }
            if step.beginsRun { newest = .end(position: before) }
            before = step.entry.seq
            return true
        }
        switch newest {
        case .end(let position):
            return Snapshot(try world(at: position), seq: position, schema: manifest?.schema).json
        case .snapshot(let snapshot): return snapshot
        case nil:
            if let start = journal?.source.header.snapshot { return start }
            return try snapshotBesideJournal()
        }
    }

    /// What `NAME.snapshot.json` beside `NAME.jsonl` holds.
    private func snapshotBesideJournal() throws -> JSONValue? {
        guard let path = journal?.path else { return nil }
        let stem = path.hasSuffix(".jsonl") ? String(path.dropLast(".jsonl".count)) : path
        let beside = stem + ".snapshot.json"
        guard environment.exists(beside) else { return nil }
        return try json(at: beside)
    }
}

extension String {
    /// The name that a header gives to a manifest file: `library` for `apps/library.manifest.json`.
    var manifestName: String? {
        let file = split(separator: "/").last.map(String.init) ?? self
        return file.hasSuffix(".manifest.json") ? String(file.dropLast(".manifest.json".count)) : nil
    }
}
