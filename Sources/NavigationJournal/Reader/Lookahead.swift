import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads and decodes batches on other threads, a few ahead of who takes them, who helps rather than waits.
///
/// The threads read in turn and decode side by side, and the batches are taken in the order of the file, so what a
/// batch says is what it would say without them. They change hands whole, and those that were emptied go back, so
/// memory is bounded and nothing in them is counted by two processors.
final class Lookahead: @unchecked Sendable {
    /// How many threads there are at most: each has to learn for itself what lines say again and again.
    private static var mostThreads: Int { 2 }

    /// The file, which one thread reads at a time.
    private struct Reading {
        var blocks: BlockReader
        /// How many batches were read.
        var count = 0
        var isOver = false
    }

    /// What is between the threads.
    private struct Table {
        /// How many batches are begun at most before the first of them is taken.
        let distance: Int
        /// Batches that were read, by their number.
        var filled: [Int: Filled] = [:]
        var empty: [Batch] = []
        /// How many batches were begun, and how many were taken.
        var begun = 0
        var taken = 0
        /// Whether nobody takes batches any more.
        var isLeft = false

        var hasNext: Bool { filled[taken] != nil }
        var hasRoom: Bool { begun - taken < distance }

        mutating func begin() -> Batch {
            begun += 1
            return empty.popLast() ?? Batch()
        }

        mutating func exchange(_ batch: inout Batch) -> JournalError? {
            guard var next = filled.removeValue(forKey: taken) else { return nil }
            taken += 1
            swap(&batch, &next.batch)
            empty.append(next.batch)
            return next.error
        }
    }

    private struct Filled {
        var batch: Batch
        var error: JournalError?
    }

    /// What the threads share.
    private final class Work: Sendable {
        let reading: Mutex<Reading>
        let table: Monitor<Table>

        init(_ blocks: BlockReader, distance: Int) {
            reading = Mutex(Reading(blocks: blocks))
            table = Monitor(Table(distance: distance))
        }

        /// Fills batches until there is nothing left, or nobody to take them.
        func run(_ decoder: LineDecoder) {
            var decoder = decoder
            while let batch = emptyBatch(), fill(batch, &decoder) {}
        }

        /// Fills a batch with what comes next; false if there is nothing left.
        func fill(_ batch: consuming Batch, _ decoder: inout LineDecoder) -> Bool {
            guard let (place, error) = read(&batch) else { return false }
            if error == nil { batch.decode(&decoder) }
            let filled = Filled(batch: batch, error: error)
            table.change { $0.filled[place] = filled }
            return true
        }

        /// Reads what comes next, and returns how many batches came before it; nil if there is nothing left.
        private func read(_ batch: inout Batch) -> (place: Int, error: JournalError?)? {
            reading.withLock { reading in
                if reading.isOver { return nil }
                var failure: JournalError?
                do throws(JournalError) { try batch.read(&reading.blocks) } catch { failure = error }
                reading.isOver = failure != nil || batch.isLast
                defer { reading.count += 1 }
                return (reading.count, failure)
            }
        }

        /// Returns a batch to be filled as soon as there are not too many, nil if nobody takes them any more.
        private func emptyBatch() -> Batch? {
            table.wait(until: { $0.isLeft || $0.hasRoom }) { $0.isLeft ? nil : $0.begin() }
        }
    }

    /// What one of the threads is given.
    private final class Worker: Sendable {
        let work: Work
        let decoder: LineDecoder

        init(_ work: Work, _ decoder: LineDecoder) {
            (self.work, self.decoder) = (work, decoder)
        }
    }

    private let work: Work
    private var threads: [pthread_t] = []
    /// The decoder of who takes the batches.
    private var decoder: LineDecoder

    /// Goes on where a reader is; nil if there is no thread to be had.
    init?(_ blocks: BlockReader, _ decoder: LineDecoder) {
        let count = min(sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1, Self.mostThreads)
        work = Work(blocks, distance: 2 * (count + 1))
        self.decoder = decoder
        while threads.count < count, let thread = Self.start(Worker(work, self.decoder)) {
            threads.append(thread)
            self.decoder = LineDecoder(number: threads.count, general: decoder.general)
        }
        if threads.isEmpty { return nil }
    }

    deinit {
        work.table.change { $0.isLeft = true }
        for thread in threads { pthread_join(thread, nil) }
    }

    /// Exchanges an emptied batch for the next one. Not to be called after the last one.
    ///
    /// Nobody else holds on to either of them: the memory of a batch that is held twice would be copied.
    func exchange(_ batch: inout Batch) throws(JournalError) {
        var canHelp = true
        while true {
            var own: Batch?
            let error = work.table.wait(until: { $0.hasNext || canHelp && $0.hasRoom }) { table in
                if table.hasNext { return table.exchange(&batch) }
                own = table.begin()
                return nil
            }
            if let error { throw error }
            guard let mine = own.take() else { return }
            canHelp = work.fill(mine, &decoder)
        }
    }

    private static func start(_ worker: Worker) -> pthread_t? {
        let argument = Unmanaged.passRetained(worker)
        #if canImport(Darwin)
            var thread: pthread_t?
            let status = pthread_create(&thread, nil, { Lookahead.run($0) }, argument.toOpaque())
        #else
            var created = pthread_t()
            let status = pthread_create(&created, nil, { $0.flatMap { Lookahead.run($0) } }, argument.toOpaque())
            let thread: pthread_t? = created
        #endif
        guard status == 0, let thread else {
            argument.release()
            return nil
        }
        return thread
    }

    private static func run(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        let worker = Unmanaged<Worker>.fromOpaque(argument).takeRetainedValue()
        worker.work.run(worker.decoder)
        return nil
    }
}
