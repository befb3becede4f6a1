import NavigationModel
import StrictJSON

/// Several journals of one app as one: their entries in the order of their times, without reordering any one of them.
///
/// The entries get new seqs, since two writers have used the same ones, and what refers to a seq follows. An entry
/// without a time, or whose clock went back, comes with the one before it. The header says which seqs came from where.
public struct JournalMerge {
    /// A journal that is merged.
    public struct Source: Sendable {
        /// What the header calls it.
        public var name: String
        /// Its bytes, which are read twice.
        public var file: any ReadableFile

        /// Creates a source.
        public init(_ name: String, _ file: any ReadableFile) {
            self.name = name
            self.file = file
        }
    }

    /// Why journals cannot be one.
    public enum Conflict: Sendable, Hashable {
        /// They are of different apps.
        case apps(String, String)
        /// Their entries have different schemas.
        case schemas(Int?, Int?)
        /// More than one begins with a world, these two.
        case snapshots(String, String)
    }

    /// The header of the merged journal.
    public private(set) var header = Header()
    /// What the journals should not hold, with the file of each.
    public private(set) var findings: [Finding] = []
    private let sources: [Source]
    private var surveys: [MergeSurvey] = []

    /// Reads the journals once to see whether they can be merged.
    ///
    /// - Parameters:
    ///   - sources: The journals.
    ///   - tolerance: Whether a journal ends at its first damage, or goes on behind it.
    public init(_ sources: [Source], tolerance: JournalReader.Tolerance = .strict) throws(JournalError) {
        self.sources = sources
        for source in sources {
            let survey = try MergeSurvey(source, tolerance)
            surveys.append(survey)
            findings += survey.findings
        }
        header = try mergedHeader()
    }

    /// Writes the entries and returns how many there are.
    ///
    /// - Parameter emit: Takes whole lines and the seq of the last entry among them.
    func write(_ emit: ([UInt8], Int) throws(JournalError) -> Void) throws(JournalError) -> Int {
        var cursors: [MergeCursor] = []
        for (source, survey) in zip(sources, surveys) { cursors.append(try MergeCursor(source.file, survey)) }
        var (seq, count, lines): (Int, Int, [UInt8]) = (header.seqBeforeFirst, 0, [])
        while let next = cursors.indices.filter({ cursors[$0].hasEntry }).min(by: {
            cursors[$0].time < cursors[$1].time
        }) {
            // A journal that is merged with no other one keeps its seqs.
            if sources.count > 1 && seq == .max { throw .seqOverflow }
            seq = sources.count == 1 ? cursors[next].seq : seq + 1
            lines += try cursors[next].take(as: seq)
            count += 1
            guard lines.count >= 256 << 10 else { continue }
            try emit(lines, seq)
            lines = []
        }
        if !lines.isEmpty { try emit(lines, seq) }
        return count
    }

    private func mergedHeader() throws(JournalError) -> Header {
        var merged = Header()
        let headers = surveys.map(\.header)
        merged.app = try common(headers.map(\.app)) { .apps($0, $1) }
        merged.build = Self.common(headers.map(\.build))
        merged.manifest = Self.common(headers.map(\.manifest))
        if let first = headers.first, let other = headers.first(where: { $0.schema != first.schema }) {
            throw .cannotMerge(.schemas(first.schema, other.schema))
        }
        merged.schema = headers.first?.schema
        let starts = headers.indices.filter { headers[$0].snapshot != nil }
        if starts.count > 1 { throw .cannotMerge(.snapshots(sources[starts[0]].name, sources[starts[1]].name)) }
        if let start = starts.first {
            merged.snapshot = headers[start].snapshot
            merged.continues = Header.Continuation(seq: headers[start].seqBeforeFirst)
        }
        if headers.count == 1 { merged.continues = headers[0].continues }
        merged.unknown["merged"] = .array(zip(sources, surveys).map { .object($1.json(named: $0.name)) })
        return merged
    }

    private func common(
        _ values: [String?], _ conflict: (String, String) -> Conflict
    ) throws(JournalError) -> String? {
        let known = values.compactMap(\.self)
        if let first = known.first, let other = known.first(where: { Name($0) != Name(first) }) {
            throw .cannotMerge(conflict(first, other))
        }
        return known.first
    }

    private static func common(_ values: [String?]) -> String? {
        guard let first = values.first, let value = first else { return nil }
        return values.allSatisfy { $0.map(Name.init) == Name(value) } ? value : nil
    }
}

extension JournalMerge {
    /// Reads several journals once to see whether they can be merged. Segments that go on from each other are one.
    ///
    /// - Parameters:
    ///   - paths: Files and folders.
    ///   - tolerance: Whether a journal ends at its first damage, or goes on behind it.
    ///   - storage: The files.
    ///   - limit: How far archives may expand.
    public init(
        of paths: [String], tolerance: JournalReader.Tolerance = .strict,
        in storage: any JournalStorage = FileStorage(), expansion limit: ExpansionLimit = ExpansionLimit()
    ) throws(JournalError) {
        let storage = ExpandingStorage(storage, limit: limit)
        let files = try JournalFiles(paths, in: storage)
        try self.init(try files.sources(in: storage), tolerance: tolerance)
    }

    /// Writes the merged journal as a new one and returns the number of its entries.
    ///
    /// - Throws: `alreadyExists` if anything stands at the path. When it throws, there is no new journal.
    public func write(
        to path: String, in storage: some JournalStorage = FileStorage()
    ) throws(JournalError) -> Int {
        try JournalWriter.compose(path, header, in: storage) { writer throws(JournalError) in
            try write { lines, seq throws(JournalError) in try writer.write(lines: lines, endingWith: seq) }
        }
    }

    /// Returns the merged journal as a file that is nowhere to be found.
    func file(in storage: any JournalStorage) throws(JournalError) -> any ReadableFile {
        let spool = try Spool(in: storage)
        try spool.keep(try JournalLine(header).bytes[...])
        _ = try write { lines, _ throws(JournalError) in try spool.keep(lines[...]) }
        return try spool.file(findings: findings)
    }
}
