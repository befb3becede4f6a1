import Synchronization

/// A stream whose first bytes were looked at already, and are given once more.
final class RewoundFile: ReadableFile {
    private let source: any ReadableFile
    private let first: [UInt8]
    private let position = Mutex(0)

    let isSeekable = false

    /// Takes over a stream and reads its first bytes.
    init(_ source: any ReadableFile, lookingAt count: Int) throws(JournalError) {
        self.source = source
        first = try source.bytes(in: 0..<count)
    }

    /// Gives the first bytes again from the beginning.
    func rewind() {
        position.withLock { $0 = 0 }
    }

    func size() throws(JournalError) -> Int { try source.size() }

    func read(at offset: Int, into bytes: inout [UInt8], in range: Range<Int>) throws(JournalError) -> Int {
        let start = position.withLock { $0 }
        let part = first.dropFirst(start).prefix(range.count)
        let count: Int
        if part.isEmpty {
            count = try source.read(at: start, into: &bytes, in: range)
        } else {
            bytes.replaceSubrange(range.prefix(part.count), with: part)
            count = part.count
        }
        position.withLock { $0 += count }
        return count
    }
}
