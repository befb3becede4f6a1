import NavigationJournal
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file that one process has opened in a storage with faults.
final class FaultFile: WritableFile {
    private let storage: FaultStorage
    private let file: Int
    private let path: String
    private let process: Int
    /// The bytes that it does not show.
    private let hidden: Range<Int>

    init(_ storage: FaultStorage, _ file: Int, path: String, process: Int, hiding hidden: Range<Int> = 0..<0) {
        self.storage = storage
        self.file = file
        self.path = path
        self.process = process
        self.hidden = hidden
    }

    let isSeekable = true

    var identity: FileIdentity? { FileIdentity(number: UInt64(file)) }

    func size() throws(JournalError) -> Int { try contents().count }

    func read(at offset: Int, into bytes: inout [UInt8], in range: Range<Int>) throws(JournalError) -> Int {
        let part = try contents().dropFirst(offset).prefix(range.count)
        bytes.replaceSubrange(range.prefix(part.count), with: part)
        return part.count
    }

    private func contents() throws(JournalError) -> ArraySlice<UInt8> {
        try storage.withState(.read, path, process) { state in
            let contents = state.disk[file].contents
            return hidden.isEmpty ? contents[...] : contents[..<hidden.lowerBound] + contents[hidden.upperBound...]
        }
    }

    func append(_ bytes: [UInt8]) throws(JournalError) -> Int {
        try storage.withState(.write, path, process) { state throws(JournalError) in
            let fault = state.nextFault()
            let taken =
                switch fault {
                case nil: bytes.count
                case .short(let count), .errorAfter(let count, _), .crash(let count): min(count, bytes.count)
                case .error, .lie: 0
                }
            state.disk[file].append(bytes.prefix(taken))
            switch fault {
            case nil, .short: return taken
            case .lie: return bytes.count
            case .error(let code), .errorAfter(_, let code): throw .failure(.write, path, code)
            case .crash:
                state.isDown = true
                throw .failure(.write, path, 5)
            }
        }
    }

    func sync() throws(JournalError) {
        while storage.state.withLock({ $0.holdsSyncs }) { usleep(100) }
        do {
            try storage.call(.sync, path, process: process) { state in
                if !state.treasons.contains(.ignoresSync) { state.disk[file].sync() }
            }
        } catch {
            let isRetried = storage.state.withLock { state in
                guard !state.isDown, state.process == process else { return false }
                state.disk[file].failSync()
                return state.treasons.contains(.retriesSync)
            }
            if !isRetried { throw error }
        }
    }

    func truncate(to size: Int) throws(JournalError) {
        try storage.call(.truncate, path, process: process, lie: ()) { state in
            state.disk[file].truncate(to: size <= hidden.lowerBound ? size : size + hidden.count)
        }
    }
}

/// A lock, given back when it goes away.
final class FaultLock: StorageLock {
    private let storage: FaultStorage
    private let path: String
    private let number: Int

    init(_ storage: FaultStorage, _ path: String, number: Int) {
        self.storage = storage
        self.path = path
        self.number = number
    }

    deinit {
        storage.state.withLock { state in
            if state.locks[path] == number { state.locks[path] = nil }
        }
    }
}
