import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads and decodes batches on threads of their own, a few ahead of who takes them.
///
/// The threads read in turn and decode side by side, and the batches are taken in the order of the file, so what a
/// batch says is what it would say without them. They change hands whole, and those that were emptied go back, so
/// memory is bounded and nothing in them is counted by two processors.
final class Lookahead: @unchecked Sendable {
    /// How many threads read ahead at most. Whoever takes the batches has work of its own with them, about as much as
    /// two threads have, and each thread has to learn for itself what lines say again and again.
    private static var mostThreads: Int { 2 }

    /// How many batches of a thread wait to be taken at most.
    private static var distance: Int { 2 }

    /// The file, which one thread reads at a time.
    private struct Reading {
        var blocks: BlockReader
        /// How many batches were read.
        var count = 0
        var isOver = false
    }

    /// What is between the threads.
    private struct Table {
        /// Batches that were read, by their number.
        var filled: [Int: Filled] = [:]
        var empty: [Batch] = []
        /// How many batches were begun, and how many were taken.
        var begun = 0
        var taken = 0
        /// Whether nobody takes batches any more.
        var isLeft = false
    }

    private struct Filled {
        var batch: Batch
        var error: JournalError?
    }

    /// What the threads work with.
    private final class Work: Sendable {
        let reading: Mutex<Reading>
        let table = Monitor(Table())
        let distance: Int

        init(_ blocks: BlockReader, distance: Int) {
            reading = Mutex(Reading(blocks: blocks))
            self.distance = distance
        }

        /// Fills batches until there is nothing left, or nobody to take them.
        func run(decoder number: Int, _ decoder: LineDecoder) {
            var decoder = decoder
            while var batch = emptyBatch() {
                guard let (place, error) = read(&batch) else { return }
                if error == nil { batch.decode(&decoder, number) }
                let filled = Filled(batch: batch, error: error)
                table.change { $0.filled[place] = filled }
            }
        }

        /// Reads what comes next and returns how many batches came before it, nil if there is nothing left.
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
            table.wait(until: { $0.isLeft || $0.begun - $0.taken < distance }) { table in
                if table.isLeft { return nil }
                table.begun += 1
                return table.empty.popLast() ?? Batch()
            }
        }
    }

    /// What one of the threads has.
    private final class Worker: Sendable {
        let work: Work
        let number: Int
        let decoder: LineDecoder

        init(_ work: Work, number: Int, _ decoder: LineDecoder) {
            (self.work, self.number, self.decoder) = (work, number, decoder)
        }
    }

    private let work: Work
    private var threads: [pthread_t] = []

    /// Goes on where a reader is; nil if there is no thread to be had.
    init?(_ blocks: BlockReader, _ decoder: LineDecoder) {
        let processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))
        let count = processors > 1 ? min(processors, Self.mostThreads) : 0
        work = Work(blocks, distance: count * Self.distance)
        for number in 0..<count {
            let decoder = number == 0 ? decoder : LineDecoder(general: decoder.general)
            guard let thread = Self.start(Worker(work, number: number, decoder)) else { break }
            threads.append(thread)
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
        let error = work.table.wait(until: { $0.filled[$0.taken] != nil }) { table -> JournalError? in
            guard var next = table.filled.removeValue(forKey: table.taken) else { return nil }
            table.taken += 1
            swap(&batch, &next.batch)
            table.empty.append(next.batch)
            return next.error
        }
        if let error { throw error }
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
        worker.work.run(decoder: worker.number, worker.decoder)
        return nil
    }
}
