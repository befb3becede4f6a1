#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Where a contest takes place: the program, the journals, a folder for what is made on the way.
final class Workshop {
    /// The folder; it is inside the build folder, so the journals are on the file system that is measured.
    let folder: String
    /// The number of entries of the large journals.
    let entries: Int
    /// The navlog to measure.
    let program: String
    private let peers: String
    private var made: Set<String> = []

    /// Opens a workshop.
    ///
    /// - Parameters:
    ///   - folder: The folder to work in, made if need be.
    ///   - program: The navlog to measure.
    ///   - peers: The folder of the peers' programs.
    ///   - entries: The number of entries of the large journals.
    init(folder: String, program: String, peers: String, entries: Int) {
        (self.folder, self.program, self.peers, self.entries) = (folder, program, peers, entries)
        mkdir(folder, 0o700)
    }

    /// A path in the folder.
    func path(_ name: String) -> String { "\(folder)/\(name)" }

    /// A program of the peers.
    func peer(_ name: String) -> String { "\(peers)/\(name)" }

    /// A command of navlog, which keeps its indexes here.
    func navlog(_ arguments: [String]) -> Command {
        Command(
            program: program, arguments: arguments,
            environment: ["XDG_CACHE_HOME": realPath("cache"), "LANG": "C.UTF-8"])
    }

    /// The path of a journal, which is made when it is first asked for.
    func journal(_ kind: JournalKind, entries: Int? = nil) throws -> String {
        let entries = entries ?? self.entries
        let path = path("\(kind.name)-\(entries).jsonl")
        if made.insert(path).inserted, !exists(path) { try kind.write(entries, to: path, in: folder) }
        return path
    }

    /// The path of a file in gzip, which is made when it is first asked for.
    func archive(of file: String) throws -> String {
        let path = file + ".gz"
        if made.insert(path).inserted, !exists(path) {
            _ = try Command(
                program: "gzip", arguments: ["-1", "-c", file], output: path, environment: searchPath
            ).run()
        }
        return path
    }

    /// The path of a file with some text.
    func file(_ name: String, _ text: @autoclosure () throws -> String) throws -> String {
        let path = path(name)
        if made.insert(path).inserted {
            let file = try OutputFile(path)
            try file.write(Array(try text().utf8))
        }
        return path
    }

    /// Forgets every index.
    func removeIndexes() {
        _ = try? Command(program: "rm", arguments: ["-rf", path("cache")], environment: searchPath).run()
    }

    /// Whether a program is installed.
    func has(_ tool: String) -> Bool {
        let test = "command -v \(tool)"
        return (try? Command(program: "/bin/sh", arguments: ["-c", test], environment: searchPath).run()) != nil
    }

    /// The variables of a peer.
    var searchPath: [String: String] {
        ["PATH": getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin", "LANG": "C.UTF-8"]
    }

    private func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

    private func realPath(_ name: String) -> String {
        guard let real = realpath(folder, nil) else { return path(name) }
        defer { free(real) }
        return "\(String(cString: real))/\(name)"
    }
}

/// A file that is written from its beginning.
final class OutputFile {
    private let descriptor: Int32
    private let path: String

    struct Failure: Error {
        let path: String
        let code: Int32
    }

    init(_ path: String) throws {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        if descriptor < 0 { throw Failure(path: path, code: errno) }
    }

    deinit { close(descriptor) }

    func write(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { writeBytes(descriptor, $0) }
            guard count > 0 else { throw Failure(path: path, code: errno) }
            rest = rest.dropFirst(count)
        }
    }
}

/// The `write` of the system, whose name a method hides.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
