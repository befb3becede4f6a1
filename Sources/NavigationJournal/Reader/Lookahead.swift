#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads and decodes batches on a thread of its own, a few ahead of who takes them.
///
/// The order is that of the file, and what a batch says is what it would say without a thread. The batches change hands
/// whole, and those that were emptied go back, so memory is bounded and nothing in them is counted by two processors.
final class Lookahead: @unchecked Sendable {
    /// How many batches wait to be taken at most.
    private static var distance: Int { 3 }

    /// What is between the two threads.
    private struct Table {
        var filled: [Filled] = []
        var empty: [Batch] = []
        /// Whether nobody takes batches any more.
        var isLeft = false
    }

    private struct Filled {
        var batch: Batch
        var error: JournalError?
    }

    /// What the thread works with.
    private final class Work: Sendable {
        let table = Monitor(Table())
        let blocks: BlockReader
        let decoder: LineDecoder

        init(_ blocks: BlockReader, _ decoder: LineDecoder) {
            self.blocks = blocks
            self.decoder = decoder
        }

        func run() {
            var (blocks, decoder) = (blocks, decoder)
            while true {
                let place = table.wait(until: { $0.isLeft || $0.filled.count < Lookahead.distance }) { table in
                    table.isLeft ? nil : table.empty.popLast() ?? Batch()
                }
                guard var batch = place else { return }
                var failure: JournalError?
                do throws(JournalError) { try batch.read(&blocks, &decoder) } catch { failure = error }
                let isLast = failure != nil || batch.isLast
                let filled = Filled(batch: batch, error: failure)
                table.wait(until: { _ in true }) { $0.filled.append(filled) }
                if isLast { return }
            }
        }
    }

    private let work: Work
    private var thread: pthread_t

    /// Goes on where a reader is; nil if there is no thread to be had.
    init?(_ blocks: BlockReader, _ decoder: LineDecoder) {
        guard sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1, let thread = Self.start(Work(blocks, decoder)) else {
            return nil
        }
        (self.thread, work) = thread
    }

    deinit {
        work.table.wait(until: { _ in true }) { $0.isLeft = true }
        pthread_join(thread, nil)
    }

    /// Exchanges an emptied batch for the next one. Not to be called after the last one.
    ///
    /// Nobody else holds on to either of them: the memory of a batch that is held twice would be copied.
    func exchange(_ batch: inout Batch) throws(JournalError) {
        let error = work.table.wait(until: { !$0.filled.isEmpty }) { table in
            var next = table.filled.removeFirst()
            swap(&batch, &next.batch)
            table.empty.append(next.batch)
            return next.error
        }
        if let error { throw error }
    }

    private static func start(_ work: Work) -> (pthread_t, Work)? {
        let argument = Unmanaged.passRetained(work)
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
        return (thread, work)
    }

    private static func run(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
        return nil
    }
}
