import Foundation
import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// A journal that was made up for an app of the examples.
struct MadeUpJournal {
    let source: JournalSource
    let planted: [HistoryGenerator.Plant]
    let bytes: [UInt8]

    /// - Parameter app: A folder of the examples; one that is not there has no manifest.
    init(_ app: String, _ options: HistoryGenerator.Options, count: Int) throws {
        let manifest = try Self.manifest(of: app)
        var generator = HistoryGenerator(manifest, options)
        let storage = MemoryStorage()
        let header = Header()
        try JournalWriter.compose("journal", header, in: storage) { writer throws(JournalError) in
            for _ in 0..<count { _ = try writer.write(members: generator.next()) }
        }
        planted = generator.planted
        bytes = storage["journal"] ?? []
        source = try JournalSource(
            storage.openForReading("journal"), header: header, tolerance: .strict, manifest: manifest)
    }

    static let apps = ["library", "reader", "crafted", "palette", "none"]

    static func manifest(of app: String) throws -> Manifest? {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let file = root.appending(path: "Examples/\(app)/\(app).manifest.json")
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try Manifest(json: JSONValue(parsing: Array(data)))
    }
}
