import NavigationJournal
import NavigationLog
import NavigationModel

/// What a tap costs the main actor: a push of an app's own route through the store, recorded into a file.
@MainActor struct RecordedPushes {
    enum AppRoute: Hashable, Codable, Sendable {
        case article(id: String, source: String?)
        case settings
    }

    let count: Int
    private let hub: NavigationHub
    private let store: NavigationStore<AppRoute>

    init(count: Int, records: Bool) {
        self.count = count
        let recorder = records ? NavigationRecorder(folder: "journals", in: MemoryStorage()) : nil
        hub = NavigationHub(recorder: recorder)
        store = hub.store()
    }

    /// Returns the nanoseconds of every push.
    func run() async -> [Double] {
        let clock = ContinuousClock()
        var samples: [Double] = []
        samples.reserveCapacity(count)
        for number in 0..<count {
            if number % 8 == 0 { store.popToRoot() }
            let route = AppRoute.article(id: "a\(number % 50)", source: "list")
            let start = clock.now
            store.push(route)
            samples.append((clock.now - start) / .nanoseconds(1))
        }
        await hub.recorder?.flush()
        return samples
    }

    /// Returns the nanoseconds of every push onto one path that grows.
    func burst() async -> [Double] {
        let clock = ContinuousClock()
        store.popToRoot()
        var samples: [Double] = []
        samples.reserveCapacity(count)
        for number in 0..<count {
            let route = AppRoute.article(id: "a\(number)", source: "list")
            let start = clock.now
            store.push(route)
            samples.append((clock.now - start) / .nanoseconds(1))
        }
        let start = clock.now
        await hub.recorder?.flush()
        print("flush of \(count)", clock.now - start)
        return samples
    }
}
