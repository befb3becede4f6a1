import NavigationJournal

extension Environment {
    /// The most bytes that a manifest, a script or a snapshot may have.
    private static let maximumFileSize = 64 << 20

    /// Reads a whole file; `-` is the standard input.
    func contents(of path: String) throws(Diagnostic) -> [UInt8] {
        let bytes: [UInt8]
        do throws(JournalError) {
            bytes = try storage.openForReading(path).bytes(upTo: Self.maximumFileSize + 1)
        } catch {
            var diagnostic = Diagnostic(error)
            if diagnostic.status != .interrupted { diagnostic.status = .usage }
            throw diagnostic
        }
        guard bytes.count <= Self.maximumFileSize else { throw .usage("\"\(path)\" has more than 64 MiB") }
        return bytes
    }

    /// Opens a file that is read more than once; `-` is the standard input, which is kept for that.
    func rereadable(_ path: String) throws(Diagnostic) -> any ReadableFile {
        do throws(JournalError) {
            return try storage.openForReading(path).kept(in: storage)
        } catch {
            var diagnostic = Diagnostic(error)
            if diagnostic.status != .interrupted { diagnostic.status = .usage }
            throw diagnostic
        }
    }

    /// Creates a file that its owner alone can read, and makes it durable. Nothing is overwritten.
    func create(_ path: String, holding text: String) throws(Diagnostic) {
        do {
            try storage.create(path) { file throws(JournalError) in try file.append(whole: Array(text.utf8), path) }
        } catch { throw Diagnostic(error) }
    }

    /// Has a journal written to a new file, or where the path is `-` to standard output, once it is whole.
    ///
    /// - Parameter body: Writes it to a path of a storage.
    func writing<Result>(
        to path: String, _ body: (any JournalStorage, String) throws(JournalError) -> Result
    ) throws(Diagnostic) -> Result {
        let memory = MemoryStorage()
        do {
            let result = try body(path == "-" ? memory : storage, path)
            if path == "-" { output.write(memory[path] ?? []) }
            return result
        } catch { throw Diagnostic(error) }
    }

    /// Whether a file can be read.
    func exists(_ path: String) -> Bool {
        (try? storage.openForReading(path)) != nil
    }
}
