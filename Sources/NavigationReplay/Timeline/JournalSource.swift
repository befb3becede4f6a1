public import NavigationJournal
public import NavigationModel
public import StrictJSON

/// A journal that can be read again and again, with everything that gives its entries their meaning.
public struct JournalSource: Sendable {
    /// The file.
    public private(set) var file: any ReadableFile
    /// The header; one without members where there is none.
    public let header: Header
    /// What reading does at damage.
    public let tolerance: JournalReader.Tolerance
    /// What gives the entries their meaning.
    public let reducer: Reducer
    /// The world before the first entry.
    public let start: World
    /// The entries that do not count, since a fork goes without them.
    public private(set) var skipped: Set<Int> = []
    /// What brings entries from the journal's schema to the manifest's.
    private let migrator: Migrator

    /// Why a journal has no meaning under a manifest.
    public enum Mismatch: Error, Sendable {
        /// The entries have a schema that the manifest does not know, or no chain of migrations leads from it.
        case unsupportedSchema(Migrator.Fault)
        /// The snapshot that the journal starts from cannot be read.
        case malformedSnapshot(JSONPointer)
    }

    /// Creates the source of a journal whose header is known.
    public init(
        _ file: any ReadableFile, header: Header, tolerance: JournalReader.Tolerance, manifest: Manifest?
    ) throws(Mismatch) {
        self.file = file
        self.header = header
        self.tolerance = tolerance
        reducer = Reducer(manifest)
        do { migrator = try Migrator(manifest, from: header.schema) } catch { throw .unsupportedSchema(error) }
        guard let snapshot = header.snapshot else {
            start = reducer.start
            return
        }
        start = try Self.world(of: snapshot, header.schema, manifest)
    }

    /// Returns the world of a snapshot that stands in a header, whatever schema it was written with.
    func world(of snapshot: JSONValue) throws(Mismatch) -> World {
        try Self.world(of: snapshot, header.schema, reducer.manifest)
    }

    private static func world(
        of snapshot: JSONValue, _ schemaOfJournal: Int?, _ manifest: Manifest?
    ) throws(Mismatch) -> World {
        let schema = snapshot["schema"]?.numberValue?.intValue ?? schemaOfJournal
        let current: JSONValue
        do { current = try Migrator(manifest, from: schema).migrate(snapshot: snapshot) } catch {
            throw .unsupportedSchema(error)
        }
        do { return try Snapshot(json: current, layout: manifest.layout).world } catch {
            throw .malformedSnapshot(error.pointer)
        }
    }

    /// What stands for everything besides the file that decides on its worlds; nil if nobody can tell.
    public var meaning: UInt64? {
        guard let manifest = reducer.manifest else { return UInt64(Reducer.version) }
        return manifest.fingerprint.map { $0 &+ UInt64(Reducer.version) &* 0x9E37_79B9_7F4A_7C15 }
    }

    /// Whether the entries were written with an older schema and are brought to the manifest's.
    var isMigrated: Bool { !migrator.isIdle }

    /// Whether a migration does more than give things other names, so that intents may end otherwise.
    var migrationRestructures: Bool {
        guard let manifest = reducer.manifest, let schema = header.schema else { return false }
        return manifest.migrations.contains {
            $0.from >= schema && !($0.dropRoute.isEmpty && $0.splitRoute.isEmpty && $0.moveTab.isEmpty)
        }
    }

    /// Returns a replay from the beginning.
    public func replay() -> Replay {
        Replay(reader(), reducer, from: start, at: positionBefore(first: nil), skipping: skipped)
    }

    /// Returns the same journal without one of its entries; everything after it means what it means then.
    func skipping(_ seq: Int) -> JournalSource {
        var source = self
        source.skipped.insert(seq)
        return source
    }

    /// Returns the same journal, its bytes read through another file.
    public func reading(through file: any ReadableFile) -> JournalSource {
        var source = self
        source.file = file
        return source
    }

    /// Returns a replay that goes on where another one was.
    func replay(from checkpoint: Checkpoint) -> Replay {
        var reader = reader()
        reader.resume(at: checkpoint.mark)
        return Replay(
            reader, reducer, from: checkpoint.world, at: checkpoint.position, after: checkpoint.ordinal,
            skipping: skipped)
    }

    /// Returns the position before the first entry.
    func positionBefore(first seq: Int?) -> Int {
        seq.map { $0 - 1 } ?? header.seqBeforeFirst
    }

    /// Returns all members of an entry's line, as the manifest's schema would have written them; nil if the file is
    /// another one by now.
    func members(at location: LineLocation) throws(JournalError) -> JSONObject? {
        let bytes = try file.bytes(in: location.offset..<location.offset + location.length)
        guard bytes.count == location.length,
            let start = bytes.firstIndex(of: UInt8(ascii: "{")), let end = bytes.lastIndex(of: UInt8(ascii: "}"))
        else { return nil }
        return (try? JSONValue(parsing: Array(bytes[start...end])))?.objectValue.map(migrator.migrate(entry:))
    }

    /// Brings the members of an entry from the journal's schema to the manifest's; nil if they are the same.
    public var migration: (@Sendable (JSONObject) -> JSONObject)? {
        guard !migrator.isIdle else { return nil }
        return { [migrator] in migrator.migrate(entry: $0) }
    }

    private func reader() -> JournalReader {
        var reader = JournalReader(file, tolerance: tolerance)
        reader.migration = migration
        return reader
    }
}
