import NavigationModel
import Synchronization

/// Entries on their way from the main actor to the recorder.
final class EntryQueue: Sendable {
    private struct State {
        var entries: [(Entry, Outcome)] = []
        var isAwake = false
        var manifest: Manifest?
    }

    private let capacity: Int
    private let state = Mutex(State())

    init(capacity: Int) { self.capacity = capacity }

    var manifest: Manifest? {
        get { state.withLock { $0.manifest } }
        set { state.withLock { $0.manifest = newValue } }
    }

    /// Adds an entry; returns whether somebody must be told, since nobody is taking.
    func add(_ entry: Entry, _ outcome: Outcome) -> Bool {
        state.withLock { state in
            if state.entries.count < capacity { state.entries.append((entry, outcome)) }
            defer { state.isAwake = true }
            return !state.isAwake
        }
    }

    /// Takes all entries; nil if there are none, and then the next one must wake somebody.
    func takeAll() -> [(Entry, Outcome)]? {
        state.withLock { state in
            guard !state.entries.isEmpty else {
                state.isAwake = false
                return nil
            }
            defer { state.entries = [] }
            return state.entries
        }
    }
}
