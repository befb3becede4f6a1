import Foundation
import NavigationFormats
import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON
import TestSupport

/// A journal of `Logs`, with its manifest of `Examples`.
struct Specimen {
    static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    let timeline: Timeline
    let header: Header
    let manifestJSON: JSONValue?

    var manifest: Manifest? { timeline.reducer.manifest }

    /// Reads a journal from `Logs`.
    init(_ name: String, tolerance: JournalReader.Tolerance = .strict) throws {
        let folder = "Logs/\(name)".split(separator: "/").dropLast().joined(separator: "/")
        try self.init(bytes: Self.bytes("Logs/\(name).jsonl"), tolerance: tolerance) { app in
            try JSONValue(parsing: Self.bytes("\(folder)/\(app).manifest.json"))
        }
    }

    /// The names of all journals in `Logs` and the folders in it.
    static var names: [String] {
        let logs = root.appending(path: "Logs").path
        let files = FileManager.default.enumerator(atPath: logs)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(".jsonl".count)) }.sorted()
    }

    /// Reads the lines of a journal, with a manifest or with the one that its header names.
    init(lines: String, manifest: String? = nil) throws {
        let manifest = try manifest.map { try JSONValue(parsing: $0) }
        try self.init(bytes: Array(lines.utf8), manifest: manifest) { try Self.manifest($0) }
    }

    private init(
        bytes: [UInt8], manifest given: JSONValue? = nil, tolerance: JournalReader.Tolerance = .strict,
        _ find: (String) throws -> JSONValue
    ) throws {
        let storage = MemoryStorage()
        storage["journal"] = bytes
        let file = try storage.openForReading("journal")
        header = try Header(of: file)
        manifestJSON = try given ?? header.manifest.map { try find($0) }
        let manifest = try manifestJSON.map { try Manifest(json: $0) }
        timeline = try Timeline(JournalSource(file, header: header, tolerance: tolerance, manifest: manifest))
    }

    static func manifest(_ app: String) throws -> JSONValue {
        try JSONValue(parsing: bytes("Examples/\(app)/\(app).manifest.json"))
    }

    private static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: root.appending(path: path)))
    }

    /// The whole journal, to be exported.
    var excerpt: Excerpt {
        var excerpt = Excerpt(timeline)
        excerpt.header = header
        excerpt.manifestJSON = manifestJSON
        return excerpt
    }

    /// Exports the journal, or what `change` makes of it.
    func text(_ format: some ExportFormat, _ change: (inout Excerpt) -> Void = { _ in }) throws -> String {
        var excerpt = excerpt
        change(&excerpt)
        return try excerpt.text(format)
    }
}

extension Excerpt {
    func text(_ format: some ExportFormat) throws -> String {
        var text = ""
        try format.write(self, to: &text)
        return text
    }
}

extension ImportFormat {
    /// Imports a text.
    func journal(_ text: String, _ request: ImportRequest = ImportRequest()) throws(ImportError) -> ImportedJournal {
        try journal(from: try ImportDocument(Array(text.utf8)), request)
    }
}

extension ImportedJournal {
    /// The entries among the records.
    var entries: [Entry] { records.compactMap { try? Entry(json: $0) } }

    /// The records as lines of a journal.
    var lines: String {
        records.map { JSONValue.object($0).text() + "\n" }.joined()
    }

    /// The remarks, a line each.
    var remarkLines: [String] { remarks.map { "\($0.place) \($0.matter)" } }

    /// The world at the end.
    func world(_ manifest: Manifest?) -> World {
        let reducer = Reducer(manifest)
        var world = reducer.start
        for record in records {
            if let entry = try? Entry(json: record) {
                _ = reducer.apply(entry, to: &world)
            } else {
                reducer.relaunch(&world)
            }
        }
        return world
    }
}
