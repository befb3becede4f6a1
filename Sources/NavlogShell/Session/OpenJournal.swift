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
                file, header: header, tolerance: options.lenient ? .lenient : .strict, manifest: manifest)
        } catch { throw Diagnostic(error, journal: path) }
    }

    /// The file with the manifest of a journal: the one that was asked for, else the one that its header names.
    ///
    /// Without one the layout is open: everything comes into being when it is first named.
    func manifestPath(for header: Header, journal path: String) -> String? {
        if let asked = options.manifest { return asked }
        guard let name = header.manifest else { return nil }
        let file = "\(name).manifest.json"
        let beside = path.folder == "." ? file : "\(path.folder)/\(file)"
        let candidates = [beside] + options.manifestPaths.flatMap { ["\($0)/\(file)", "\($0)/\(name)/\(file)"] }
        if !name.contains("/"), let found = candidates.first(where: environment.exists) {
            return found
        }
        note("\("warning:", .warning) the journal's manifest \"\(name)\" was not found; without it everything is known")
        note("\("hint:", .good) --manifest FILE, or --manifest-path FOLDER where \(file) is")
        return nil
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
