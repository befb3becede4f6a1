import NavigationJournal

extension Environment {
    /// The most bytes that a manifest, a script or a snapshot may have.
    private static let maximumFileSize = 64 << 20

    /// Reads a whole file; `-` is the standard input.
    func contents(of path: String) throws -> [UInt8] {
        let bytes = try reading { () throws(JournalError) in
            try storage.openForReading(path).bytes(upTo: Self.maximumFileSize + 1)
        }
        guard bytes.count <= Self.maximumFileSize else { throw Diagnostic.usage("\"\(path)\" has more than 64 MiB") }
        return bytes
    }

    /// Opens a file that is read more than once; `-` is the standard input, which is kept for that.
    func rereadable(_ path: String) throws -> any ReadableFile {
        try reading { () throws(JournalError) in try storage.openForReading(path).kept(in: storage) }
    }

    /// Reads a file that is no journal: where it cannot be read, a word of the command is wrong.
    private func reading<Result>(_ body: () throws(JournalError) -> Result) throws -> Result {
        do { return try body() } catch {
            var diagnostic = Diagnostic(error)
            if error != .cancelled { diagnostic.status = .usage }
            throw diagnostic
        }
    }

    /// Creates a file that its owner alone can read, and makes it durable. Nothing is overwritten.
    func create(_ path: String, holding text: String) throws {
        try Interrupt.outlasting {
            try storage.create(path) { file throws(JournalError) in try file.append(whole: Array(text.utf8), path) }
        }
    }

    /// Has a journal written to a new file, or where the path is `-` to standard output, once it is whole.
    ///
    /// - Parameter body: Writes it to a path of a storage.
    func writing<Result>(
        to path: String, _ body: (any JournalStorage, String) throws(JournalError) -> Result
    ) throws -> Result {
        let memory = MemoryStorage()
        let result = try Interrupt.outlasting { try body(path == "-" ? memory : storage, path) }
        if path == "-" { output.write(memory[path] ?? []) }
        return result
    }

    /// Whether a file can be read.
    func exists(_ path: String) -> Bool {
        (try? storage.openForReading(path)) != nil
    }
}

extension String {
    /// A path as a message names what was written there.
    var asOutput: String { self == "-" ? "standard output" : self }
}
