public import NavigationJournal
import Synchronization

/// A file in memory of which one can say what its file system says.
public final class StampedFile: ReadableFile {
    private struct State {
        var bytes: [UInt8]
        var stamp: FileStamp
    }

    private let state: Mutex<State>

    /// Creates a file that nobody has touched for a while.
    public init(_ bytes: [UInt8]) {
        let identity = FileIdentity(number: 2)
        let stamp = FileStamp(identity, size: bytes.count, modified: 3, changed: 4, isSettled: true)
        state = Mutex(State(bytes: bytes, stamp: stamp))
    }

    /// It is.
    public let isSeekable = true

    /// What its file system says.
    public var stamp: FileStamp? { state.withLock { $0.stamp } }

    /// The contents. Setting them changes the stamp as writing to a file does.
    public var bytes: [UInt8] {
        get { state.withLock { $0.bytes } }
        set {
            state.withLock { state in
                state.bytes = newValue
                state.stamp.size = newValue.count
                state.stamp.modified += 1
                state.stamp.changed += 1
            }
        }
    }

    /// Changes contents, or the stamp, as one likes.
    public func set(_ bytes: [UInt8]? = nil, isSettled: Bool) {
        state.withLock { state in
            if let bytes { state.bytes = bytes }
            state.stamp.isSettled = isSettled
        }
    }

    /// The number of bytes.
    public func size() throws(JournalError) -> Int { state.withLock { $0.bytes.count } }

    /// Reads bytes.
    public func read(at offset: Int, into target: inout [UInt8], in range: Range<Int>) throws(JournalError) -> Int {
        let part = state.withLock { $0.bytes.dropFirst(offset).prefix(range.count) }
        target.replaceSubrange(range.prefix(part.count), with: part)
        return part.count
    }
}

/// Indexes in memory, which a test can damage.
public final class MemoryIndexes: IndexStore {
    private let contents = Mutex<[String: [UInt8]]>([:])

    /// Creates a store without indexes.
    public init() {}

    /// The bytes of the only index.
    public var bytes: [UInt8]? {
        get { contents.withLock { $0.values.first } }
        set { contents.withLock { contents in for name in contents.keys { contents[name] = newValue } } }
    }

    /// Opens an index.
    public func open(_ name: String) throws(IndexFault) -> (any ReadableFile)? {
        contents.withLock { $0[name] }.map(StampedFile.init)
    }

    /// Keeps an index.
    public func save(_ parts: [[UInt8]], as name: String) throws(IndexFault) {
        contents.withLock { $0[name] = Array(parts.joined()) }
    }
}
