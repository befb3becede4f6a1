import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// A journal that a session looks at.
struct OpenJournal {
    /// The path as it was given.
    var path: String
    /// Its entries with their meaning.
    var source: JournalSource
    /// What appends to it, if it was opened for recording.
    var writer: JournalWriter?
}

extension Session {
    /// Opens a journal with its manifest.
    func source(of path: String) throws -> JournalSource {
        let input = try input([path] + options.with)
        let file = input.file
        let header = try Header(of: file)
        var manifest: Manifest?
        let place = input.journals.first?.first ?? path
        if let path = manifestPath(for: header, journal: place) { manifest = try self.manifest(at: path) }
        do {
            return try JournalSource(
                file, header: header, tolerance: options.tolerance, manifest: manifest)
        } catch { throw Diagnostic(error, journal: path) }
    }

    /// The file with the manifest of a journal: the one that was asked for, else the one that its header names.
    ///
    /// Without one the layout is open: everything comes into being when it is first named.
    func manifestPath(for header: Header, journal path: String) -> String? {
        if let asked = options.manifest { return asked }
        guard let name = header.manifest else { return nil }
        if let found = manifestFile(named: name, ofJournalAt: path) { return found }
        let loss =
            "the journal's manifest \"\(name)\" was not found; without it every tab and route is accepted, and no link"
        note("\("warning:", .warning) \(loss)")
        note("\("hint:", .good) --manifest FILE, or --manifest-path FOLDER where \(name).manifest.json is")
        return nil
    }

    private func manifestFile(named name: String, ofJournalAt path: String) -> String? {
        guard !name.contains("/") else { return nil }
        let file = "\(name).manifest.json"
        let beside = path.folder == "." ? file : "\(path.folder)/\(file)"
        let elsewhere = options.manifestPaths.flatMap { ["\($0)/\(file)", "\($0)/\(name)/\(file)"] }
        return ([beside] + elsewhere).first(where: environment.exists)
    }

    /// Says how many entries were written to a new journal; nothing if that went to standard output.
    func noteWritten(_ count: Int, to path: String) {
        guard path != "-" else { return }
        note("wrote \(count.counted("entry", "entries")) to \(path)")
        noteManifest(missedBy: path)
    }

    /// Says what a journal that was just written needs beside it, so that a replay comes to the same there.
    func noteManifest(missedBy path: String) {
        guard path != "-", let file = try? environment.storage.openForReading(path),
            let name = (try? Header(of: file))?.manifest, manifestFile(named: name, ofJournalAt: path) == nil
        else { return }
        note("\("hint:", .good) keep \(name).manifest.json beside it, or name it with --manifest")
    }

    /// Reads a manifest.
    func manifest(at path: String) throws -> Manifest {
        let json = try json(at: path)
        do { return try Manifest(json: json) } catch { throw Diagnostic.manifest(error, path: path) }
    }

    /// Reads a file of JSON.
    func json(at path: String) throws -> JSONValue {
        let bytes = try environment.contents(of: path)
        do { return try JSONValue(parsing: bytes) } catch {
            var diagnostic = Diagnostic(error, in: bytes)
            diagnostic.place = "\(path):\(bytes.prefix(error.offset).filter { $0 == 0x0A }.count + 1)"
            throw diagnostic
        }
    }
}

extension Diagnostic {
    /// A fault in a file of JSON, with the line at fault.
    init(_ error: JSONError, in bytes: [UInt8]) {
        let start = bytes.prefix(error.offset).lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let line = bytes[start...].prefix { $0 != 0x0A }
        self.init(error, in: String(decoding: line, as: UTF8.self))
        excerpt = Excerpt(line: String(decoding: line, as: UTF8.self), offset: error.offset - start)
    }
}

extension String {
    /// The folder that a path stands in.
    var folder: String {
        lastIndex(of: "/").map { String(self[..<$0]) } ?? "."
    }
}
