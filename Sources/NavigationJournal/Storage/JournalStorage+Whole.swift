import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension JournalStorage {
    /// Creates a file that is whole as soon as it is there, and returns what the body returns.
    ///
    /// Until everything is on the disk it stands beside its path, as `PATH.new-` and numbers. Whatever ends the
    /// process or the machine before that, nothing is at the path, and such a file is all that may be left.
    ///
    /// - Parameters:
    ///   - path: Where the file goes.
    ///   - body: Writes it.
    /// - Throws: `alreadyExists` if anything stands at the path. When it throws, there is no new file.
    public func create<Result>(
        _ path: String, whole body: (any WritableFile) throws(JournalError) -> Result
    ) throws(JournalError) -> Result {
        // Found out at the end in any case; but nobody wants to wait for that.
        if isTaken(path) { throw .alreadyExists(path: path) }
        let unfinished = UnfinishedName.next(for: path)
        do throws(JournalError) {
            let file = try create(unfinished)
            let result = try body(file)
            try file.sync()
            try rename(unfinished, to: path)
            try syncDirectory(of: path)
            return result
        } catch {
            try? remove(unfinished)
            throw error.about(path, not: unfinished)
        }
    }

    private func isTaken(_ path: String) -> Bool {
        do throws(JournalError) { return try openIfThere(path) != nil } catch .notAFile { return true } catch {
            return false
        }
    }
}

/// Names that no other file has: neither two processes nor two threads get the same one.
private enum UnfinishedName {
    private static let number = Atomic(0)

    static func next(for path: String) -> String {
        "\(path).new-\(getpid())-\(number.add(1, ordering: .relaxed).newValue)"
    }
}

extension JournalError {
    /// The same about the file that somebody has asked for, where it is about the one that stands for it.
    fileprivate func about(_ path: String, not other: String) -> JournalError {
        guard case .system(let error) = self, error.path == other else { return self }
        return .system(SystemError(error.operation, path: path, code: error.code))
    }
}
