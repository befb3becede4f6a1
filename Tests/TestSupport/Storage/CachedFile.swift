/// A file of which a part is on the disk and the rest only in the system's cache.
struct CachedFile {
    fileprivate enum Change {
        case write(at: Int, [UInt8])
        case truncate(Int)
    }

    /// What everyone reads.
    private(set) var contents: [UInt8] = []
    private var durable: [UInt8] = []
    private var pending: [Change] = []
    /// Where the first line begins in which a bit was flipped.
    private(set) var damage: Int?
    /// Whether bytes reached the disk that follow others which did not.
    private(set) var hasHole = false

    init() {}

    /// Makes a file that holds what another one seems to hold.
    init(copying other: CachedFile) {
        (contents, durable) = (other.contents, other.contents)
        (damage, hasHole) = (other.damage, other.hasHole)
    }

    mutating func append(_ bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes)
        guard !bytes.isEmpty else { return }
        change(.write(at: contents.count, bytes))
    }

    mutating func truncate(to size: Int) {
        change(.truncate(size))
    }

    private mutating func change(_ change: Change) {
        contents.make(change)
        pending.append(change)
    }

    mutating func sync() {
        for change in pending { durable.make(change) }
        pending = []
    }

    /// A sync that fails: the system counts the pages as written and never tries again.
    mutating func failSync() {
        pending = []
    }

    /// The power goes. What was not synced reaches the disk in part: some changes, and of a write some of its bytes.
    mutating func losePower(using random: inout some RandomNumberGenerator) {
        for change in pending where Bool.random(using: &random) {
            switch change {
            case .truncate: durable.make(change)
            case .write(let offset, let bytes):
                let cut = Bool.random(using: &random) ? Int.random(in: 0...bytes.count, using: &random) : bytes.count
                let part = Bool.random(using: &random) ? 0..<cut : cut % bytes.count..<bytes.count
                hasHole = hasHole || offset + part.lowerBound > durable.count
                durable.make(.write(at: offset + part.lowerBound, Array(bytes[part])))
            }
        }
        contents = durable
        pending = []
    }

    /// Damages a byte, as a disk does over the years.
    mutating func flip(bit: Int, at offset: Int) {
        contents[offset] ^= 1 << UInt8(bit)
        if offset < durable.count { durable[offset] ^= 1 << UInt8(bit) }
        let line = (contents[..<offset].lastIndex(of: 0x0A) ?? -1) + 1
        damage = min(damage ?? line, line)
    }

}

extension [UInt8] {
    fileprivate mutating func make(_ change: CachedFile.Change) {
        switch change {
        case .truncate(let size):
            removeLast(Swift.max(0, count - size))
        case .write(let offset, let bytes):
            if count < offset { self += [UInt8](repeating: 0, count: offset - count) }
            let overlap = Swift.min(count - offset, bytes.count)
            replaceSubrange(offset..<offset + overlap, with: bytes[..<overlap])
            self += bytes[overlap...]
        }
    }
}
