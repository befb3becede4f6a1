import NavigationJournal
import NavigationModel
import Synchronization

/// Entries on their way from the main actor to the recorder: whoever adds one never waits.
///
/// The queue is bounded. When the disk cannot follow, or fails, entries are lost until there is room again, or until
/// the disk is tried again; then a gap stands in the queue, with the world from which the journal can go on.
final class EntryQueue: Sendable {
    /// What the recorder takes.
    enum Item: Sendable {
        case launch(Manifest?)
        case entry(Entry, Outcome)
        case gap(Gap)
    }

    private struct State: Sendable {
        var items: [Item] = []
        var isLaunched = false
        /// Whether the recorder will look again by itself.
        var isAwake = false
        var loss: Gap.Loss?
        /// The time before which a failing disk is left alone.
        var retryTime = Int64.min
        var now = Int64.min

        /// Whether a failing disk is left alone still. A clock that was set back says nothing of how long that was.
        func isPatient(at time: Int64, _ patience: Int64) -> Bool {
            time < retryTime && retryTime - time <= patience
        }

        /// The first reason is the one that matters.
        mutating func lose(_ count: Int, because reason: String) {
            loss = Gap.Loss(count: (loss?.count ?? 0) + count, reason: loss?.reason ?? reason)
        }
    }

    private let capacity: Int
    /// For how many milliseconds a disk is left alone that has failed.
    private let patience: Int64 = 1000
    private let state = Mutex(State())

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// Says that a run of the app begins, which a recorder sees once.
    func launch(_ manifest: Manifest?) {
        state.withLock { state in
            precondition(!state.isLaunched, "a recorder takes the entries of one hub")
            state.isLaunched = true
            state.items.append(.launch(manifest))
        }
    }

    /// Says that an entry is about to be made. After a loss this is where the journal may go on.
    ///
    /// - Parameters:
    ///   - seq: The seq of the entry before it.
    ///   - world: The world before it.
    ///   - time: When it is made, in milliseconds since 1970.
    func prepare(after seq: Int, _ world: @autoclosure () -> World, time: Int64) {
        state.withLock { state in
            state.now = time
            guard let loss = state.loss, state.items.count <= capacity / 2, !state.isPatient(at: time, patience)
            else { return }
            state.items.append(.gap(Gap(seq: seq, world: world(), time: time, loss: loss)))
            state.loss = nil
        }
    }

    /// Adds an entry; returns whether the recorder must be woken.
    func add(_ entry: Entry, _ outcome: Outcome) -> Bool {
        state.withLock { state in
            guard state.loss == nil, state.items.count < capacity else {
                state.lose(1, because: "queue full")
                return false
            }
            state.items.append(.entry(entry, outcome))
            defer { state.isAwake = true }
            return !state.isAwake
        }
    }

    /// Takes everything; nil if there is nothing, and then the next entry must wake the recorder.
    func takeAll() -> [Item]? {
        state.withLock { state in
            guard !state.items.isEmpty else {
                state.isAwake = false
                return nil
            }
            defer { state.items = [] }
            return state.items
        }
    }

    /// Says that entries did not get to the disk. Those behind them would follow nothing, so they are lost with them.
    func lose(_ loss: Gap.Loss) {
        state.withLock { state in
            state.lose(loss.count + state.items.reduce(0) { $0 + $1.count }, because: loss.reason)
            state.items = []
            state.retryTime = state.now + patience
        }
    }
}

extension EntryQueue.Item {
    /// The number of entries that are lost with this one.
    var count: Int {
        switch self {
        case .launch: 0
        case .entry: 1
        case .gap(let gap): gap.loss.count
        }
    }
}
