/// Reads and decodes a file batch by batch: a short one on the thread that asks, the rest of a long one ahead of it.
struct BatchReader {
    /// How many batches are read before other threads help: starting one takes as long as decoding hundreds of lines.
    private static var countBeforeLookahead: Int { 4 }

    private let file: any ReadableFile
    private let blockSize: Int
    private var blocks: BlockReader
    private var decoder = LineDecoder()
    private var lookahead: Lookahead?
    /// What the threads ended with.
    private var failure: JournalError?
    private var count = 0

    init(_ file: any ReadableFile, blockSize: Int) {
        self.file = file
        self.blockSize = blockSize
        blocks = BlockReader(file, blockSize: blockSize)
    }

    /// Brings the members of every entry to another schema; to be set before anything is read.
    var migration: RecordDecoder.Migration? {
        get { decoder.general.migration }
        set { decoder.general.migration = newValue }
    }

    /// Goes on at an offset at which a line begins.
    mutating func resume(at offset: Int) {
        blocks.resume(at: offset)
    }

    /// Goes on at an offset by itself if a copy of this reader takes batches from the same threads.
    mutating func detach(at offset: Int) {
        guard lookahead != nil, !isKnownUniquelyReferenced(&lookahead) else { return }
        let migration = migration
        self = BatchReader(file, blockSize: blockSize)
        self.migration = migration
        resume(at: offset)
    }

    /// Reads the next batch, using the memory of the last one.
    mutating func next(into batch: inout Batch) throws(JournalError) {
        count += 1
        // Only a file that has all of its bytes is read ahead: the next ones of a stream may be long in coming.
        if count == Self.countBeforeLookahead, file.isSeekable { lookahead = Lookahead(blocks, decoder) }
        guard let lookahead else {
            try batch.read(&blocks)
            return batch.decode(&decoder)
        }
        if let failure { throw failure }
        do throws(JournalError) { try lookahead.exchange(&batch) } catch {
            failure = error
            throw error
        }
        if batch.isLast { self.lookahead = nil }
    }
}
