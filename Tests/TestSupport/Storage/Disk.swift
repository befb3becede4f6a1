/// The files of a machine, their names, and what of both survives when the power goes.
struct Disk {
    fileprivate struct NameChange {
        var removed: String?
        var added: String?
        var file: Int
    }

    private var files: [CachedFile] = []
    private var names: [String: Int] = [:]
    private var durableNames: [String: Int] = [:]
    private var pending: [NameChange] = []

    /// The paths of all files, ascending.
    var paths: [String] { names.keys.sorted() }

    /// The number of the file at a path.
    func file(at path: String) -> Int? { names[path] }

    subscript(file: Int) -> CachedFile {
        get { files[file] }
        set { files[file] = newValue }
    }

    /// Creates an empty file and returns its number.
    mutating func create(_ path: String) -> Int {
        files.append(CachedFile())
        change(NameChange(removed: nil, added: path, file: files.count - 1))
        return files.count - 1
    }

    mutating func rename(_ path: String, to newPath: String, file: Int) {
        change(NameChange(removed: path, added: newPath, file: file))
    }

    mutating func remove(_ path: String) {
        guard let file = names[path] else { return }
        change(NameChange(removed: path, added: nil, file: file))
    }

    /// Puts a copy of a file into its place, of which everything is on the disk.
    mutating func replace(_ path: String) {
        guard let file = names[path] else { return }
        files.append(CachedFile(copying: files[file]))
        change(NameChange(removed: nil, added: path, file: files.count - 1))
        syncNames()
    }

    mutating func syncNames() {
        durableNames = names
        pending = []
    }

    /// The power goes: what was not synced is there or not, one by one.
    mutating func losePower(using random: inout some RandomNumberGenerator) {
        names = durableNames
        for change in pending where Bool.random(using: &random) { names.make(change) }
        syncNames()
        for file in files.indices { files[file].losePower(using: &random) }
    }

    private mutating func change(_ change: NameChange) {
        names.make(change)
        pending.append(change)
    }
}

extension [String: Int] {
    fileprivate mutating func make(_ change: Disk.NameChange) {
        if let removed = change.removed { self[removed] = nil }
        if let added = change.added { self[added] = change.file }
    }
}
