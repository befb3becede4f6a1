public import NavigationJournal
import Synchronization

/// The calls of a storage, each of which may fail.
extension FaultStorage {
    /// Opens a file to read it.
    public func openForReading(_ path: String) throws(JournalError) -> any ReadableFile { try open(path) }

    /// Opens a file to append to it.
    public func openForAppending(_ path: String) throws(JournalError) -> any WritableFile { try open(path) }

    private func open(_ path: String) throws(JournalError) -> FaultFile {
        try call(.open, path) { state throws(JournalError) in
            guard let file = state.disk.file(at: path) else { throw .failure(.open, path, 2) }
            if state.treasons.contains(.cutsAtDamage), let damage = state.disk[file].damage {
                state.disk[file].truncate(to: damage)
            }
            let contents = state.disk[file].contents
            let end =
                state.treasons.contains(.hidesTornTails) ? (contents.lastIndex(of: 0x0A) ?? -1) + 1 : contents.count
            return FaultFile(self, file, path: path, process: state.process, hiding: end..<contents.count)
        }
    }

    /// Creates a file.
    public func create(_ path: String) throws(JournalError) -> any WritableFile {
        try call(.open, path) { state throws(JournalError) in
            guard state.disk.file(at: path) == nil else { throw .alreadyExists(path: path) }
            return FaultFile(self, state.disk.create(path), path: path, process: state.process)
        }
    }

    /// Gives a file another name.
    public func rename(_ path: String, to newPath: String) throws(JournalError) {
        try call(.rename, path) { state throws(JournalError) in
            guard state.disk.file(at: newPath) == nil else { throw .alreadyExists(path: newPath) }
            guard let file = state.disk.file(at: path) else { throw .failure(.rename, path, 2) }
            state.disk.rename(path, to: newPath, file: file)
        }
    }

    /// Removes a file.
    public func remove(_ path: String) throws(JournalError) {
        try call(.remove, path, lie: ()) { state in state.disk.remove(path) }
    }

    /// Makes the names durable.
    public func syncDirectory(of path: String) throws(JournalError) {
        try call(.sync, path) { state in
            if !state.treasons.contains(.ignoresDirectorySync) { state.disk.syncNames() }
        }
    }

    /// Looks which file stands at a path; like reading, that never fails.
    public func size(of file: any ReadableFile, at path: String) throws(JournalError) -> Int? {
        let isInPlace = try withState(.inspect, path, nil) { state in
            state.treasons.contains(.hidesReplacement)
                || state.disk.file(at: path).map { FileIdentity(number: UInt64($0)) } == file.identity
        }
        return isInPlace ? try file.size() : nil
    }

    /// Takes a lock.
    public func lock(_ path: String, as holder: String) throws(JournalError) -> any StorageLock {
        try call(.lock, path) { state throws(JournalError) in
            if state.locks[path] != nil, !state.treasons.contains(.grantsEveryLock) {
                throw .locked(path: path, holder: "another")
            }
            state.lastLock += 1
            state.locks[path] = state.lastLock
            return FaultLock(self, path, number: state.lastLock)
        }
    }

    /// Makes a call of a process, or what a fault makes of it.
    ///
    /// - Parameter lie: What a call returns that does nothing; nil if it cannot do that.
    func call<Result>(
        _ operation: SystemError.Operation, _ path: String, process: Int? = nil, lie: Result? = nil,
        _ body: (inout State) throws(JournalError) -> Result
    ) throws(JournalError) -> Result {
        try withState(operation, path, process) { state throws(JournalError) in
            switch state.nextFault() {
            case nil, .short: return try body(&state)
            case .error(let code), .errorAfter(_, let code): throw .failure(operation, path, code)
            case .lie: if let lie { return lie } else { throw .failure(operation, path, 5) }
            case .crash:
                state.isDown = true
                throw .failure(operation, path, 5)
            }
        }
    }

    /// Lets a process look at the storage, unless it has ended.
    func withState<Result>(
        _ operation: SystemError.Operation, _ path: String, _ process: Int?,
        _ body: (inout State) throws(JournalError) -> Result
    ) throws(JournalError) -> Result {
        var result: Result?
        try state.withLock { state throws(JournalError) in
            guard !state.isDown, process ?? state.process == state.process else {
                throw .failure(operation, path, 9)
            }
            result = try body(&state)
        }
        guard let result else { throw .failure(operation, path, 9) }
        return result
    }
}

extension FaultStorage.State {
    /// Counts a call and returns what goes wrong with it.
    mutating func nextFault() -> Fault.Effect? {
        operations += 1
        guard let index = faults.firstIndex(where: { $0.delay == 0 }) else {
            for index in faults.indices { faults[index].delay -= 1 }
            return nil
        }
        let effect = faults[index].effect
        if !faults[index].persists { faults.remove(at: index) }
        return effect
    }
}

extension JournalError {
    static func failure(_ operation: SystemError.Operation, _ path: String, _ code: Int32) -> JournalError {
        .system(SystemError(operation, path: path, code: code))
    }
}
