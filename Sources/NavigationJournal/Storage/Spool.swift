/// Keeps what comes only once, so that it can be read again and again: in a file without a name, for a stream may be of
/// any length.
final class Spool: Sendable {
    private let file: any WritableFile

    init(in storage: any JournalStorage) throws(JournalError) {
        file = try storage.createTemporary()
    }

    /// Reads a stream to its end and returns it as a file.
    func keep(_ stream: any ReadableFile) throws(JournalError) -> any ReadableFile {
        let start = try file.size()
        try stream.forEachPiece(of: 0..<Int.max, keep)
        return SpooledFile(file, range: start..<(try file.size()), findings: stream.findings)
    }

    /// Adds bytes to those that are kept.
    func keep(_ bytes: ArraySlice<UInt8>) throws(JournalError) {
        var rest = Array(bytes)
        while !rest.isEmpty {
            let count = try file.append(rest)
            guard count > 0 else { throw .shortWrite(path: "a temporary file", written: 0, of: rest.count) }
            rest.removeFirst(count)
        }
    }

    /// Returns everything from an offset on as a file.
    func file(findings: [Finding]) throws(JournalError) -> any ReadableFile {
        SpooledFile(file, range: 0..<(try file.size()), findings: findings)
    }
}

extension ReadableFile {
    /// Returns the file, or what came only once, kept in a file without a name: its bytes can be read again and again.
    public func kept(in storage: any JournalStorage) throws(JournalError) -> any ReadableFile {
        isSeekable ? self : try Spool(in: storage).keep(self)
    }
}

/// A part of a spool.
private final class SpooledFile: ReadableFile {
    private let file: any ReadableFile
    private let range: Range<Int>
    let findings: [Finding]

    let isSeekable = true

    init(_ file: any ReadableFile, range: Range<Int>, findings: [Finding]) {
        self.file = file
        self.range = range
        self.findings = findings
    }

    func size() throws(JournalError) -> Int { range.count }

    func read(at offset: Int, into bytes: inout [UInt8], in target: Range<Int>) throws(JournalError) -> Int {
        let count = min(target.count, range.count - offset)
        guard count > 0 else { return 0 }
        return try file.read(at: range.lowerBound + offset, into: &bytes, in: target.prefix(count))
    }
}
