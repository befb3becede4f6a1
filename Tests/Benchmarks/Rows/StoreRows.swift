import Foundation
import NavigationJournal
import NavigationLog
import NavigationModel

/// What a tap costs the main actor of an app that records.
extension Row {
    static let store = [
        Row(
            title: "a push through store and recorder, on the main actor", subject: .recordedPushes,
            count: RecordedPushes.count, bound: .limit(20e-6))
    ]
}

extension Subject {
    fileprivate static let recordedPushes = Subject(name: "recorded pushes") { workshop in
        try RecordedPushes.sample(in: workshop)
    }
}

/// Pushes of an app's own routes, recorded into files of the workshop.
private enum RecordedPushes {
    static let count = 2000.0

    private enum AppRoute: Hashable, Codable, Sendable {
        case article(id: String, source: String?)
    }

    /// Times the main actor's part; the recorder writes meanwhile, and is waited for afterwards.
    static func sample(in workshop: Workshop) throws -> Sample {
        let recorder = NavigationRecorder(folder: URL(filePath: workshop.path("recorded")))
        let sample = MainActor.assumeIsolated {
            let hub = NavigationHub(recorder: recorder)
            let store: NavigationStore<AppRoute> = hub.store()
            return Sample.timing {
                for number in 0..<Int(count) {
                    if number % 8 == 0 { store.popToRoot() }
                    store.push(.article(id: "a\(number % 50)", source: "list"))
                }
            }
        }
        try waiting { await recorder.flush() }
        return sample
    }
}
