import NavigationJournal
import NavigationLog

/// What a tap costs the main actor: a push of an app's own route through a store, while the recorder writes.
@MainActor struct RecordedPushes {
    private enum AppRoute: Hashable, Codable, Sendable {
        case article(id: String, source: String?)
    }

    let count: Int
    private let hub: NavigationHub
    private let store: NavigationStore<AppRoute>

    init(count: Int, isRecorded: Bool) {
        self.count = count
        let recorder = NavigationRecorder(folder: "journals", in: MemoryStorage())
        hub = NavigationHub(recorder: isRecorded ? recorder : nil)
        store = hub.store(of: AppRoute.self)
    }

    /// Returns the median of single pushes in nanoseconds, of which one in eight finds a path of seven routes.
    func median() async -> Double {
        let clock = ContinuousClock()
        var samples: [Duration] = []
        for number in 0..<count {
            if number % 8 == 0 { store.popToRoot() }
            let route = AppRoute.article(id: "a\(number % 50)", source: "list")
            samples.append(clock.measure { store.push(route) })
            // A person taps, and then the disk has time.
            if number % 64 == 0 { await hub.recorder?.flush() }
        }
        return samples.sorted()[count / 2] / .nanoseconds(1)
    }
}
