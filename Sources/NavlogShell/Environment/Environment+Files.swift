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
        do throws(JournalError) {
            let file = try storage.create(path)
            do throws(JournalError) {
                try file.append(whole: Array(text.utf8), path)
                try file.sync()
            } catch {
                try? storage.remove(path)
                throw error
            }
            try storage.syncDirectory(of: path)
        } catch { throw Diagnostic(error) }
    }

    /// Whether a file can be read.
    func exists(_ path: String) -> Bool {
        (try? storage.openForReading(path)) != nil
    }
}

extension WritableFile {
    /// Writes all of the bytes at the end of the file.
    ///
    /// - Parameter path: Where the file stands, for the error if not all were taken.
    func append(whole bytes: [UInt8], _ path: String) throws(JournalError) {
        let count = try append(bytes)
        guard count == bytes.count else { throw .shortWrite(path: path, written: count, of: bytes.count) }
    }
}
