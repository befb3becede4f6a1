import Foundation
import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// A journal of `Logs`, opened with the manifest its header names.
struct Specimen {
    let source: JournalSource

    /// Opens a journal below `Logs`. The manifest stands beside it.
    init(_ name: String) throws {
        let url = Root.url.appending(path: "Logs/\(name)")
        try self.init(FileStorage().openForReading(url.path)) { app in
            let manifest = url.deletingLastPathComponent().appending(path: "\(app).manifest.json")
            return try Manifest(json: JSONValue(parsing: Array(Data(contentsOf: manifest))))
        }
    }

    /// Opens a journal that stands in a document.
    init(text: [String]) throws {
        let memory = MemoryStorage()
        memory["-"] = Array((text.joined(separator: "\n") + "\n").utf8)
        try self.init(memory.openForReading("-"), manifest: Manifest.example)
    }

    private init(_ file: any ReadableFile, manifest: (String) throws -> Manifest) throws {
        let header = try Header(of: file)
        source = try JournalSource(
            file, header: header, tolerance: .lenient, manifest: header.manifest.map(manifest))
    }

    /// What a reader finds.
    func findings() throws -> [Finding] {
        try Timeline(source).findings
    }

    /// The seqs of the entries that say they came to something else than replay gives.
    func divergences() throws -> [Int] {
        var replay = source.replay()
        var seqs: [Int] = []
        while try replay.advance() {
            let step = replay.step
            let digest = step.entry.scene.flatMap { replay.world.scenes[$0] }.map { Digest($0).description }
            let isSame = step.entry.recordedOutcome ?? step.outcome.json == step.outcome.json
            if !isSame || step.entry.recordedDigest ?? digest != digest { seqs.append(step.entry.seq) }
        }
        return seqs
    }
}

extension World {
    /// Everything that replay needs to go on from here, as JSON that can be compared.
    var all: JSONValue { Snapshot(self, seq: nil, schema: nil).json }
}
