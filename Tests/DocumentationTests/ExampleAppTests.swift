import NavigationJournal
import NavigationLog
import NavigationModel
import NavigationTesting
import StrictJSON
import Synchronization
import Testing

@testable import navlog_examples

/// The apps of `Examples` are driven as SwiftUI would, and their journals say what happened.
@MainActor @Suite struct ExampleAppTests {
    @Test(arguments: Example.all)
    func theJournalOfAnExampleReplaysToWhatItsStoresShowed(_ example: Example) async throws {
        let recorder = NavigationRecorder(folder: "journals", in: MemoryStorage())
        let hub = try await example.run(recorder, clock: clock())
        try await assertReplay(of: hub)
        #expect(await recorder.journals.count == 1)
        #expect(await recorder.lastFailure == nil)
    }

    @Test(arguments: Example.all)
    func whatBecomesOfTheIntentsOfAnExampleStaysTheSame(_ example: Example) async throws {
        let recorder = NavigationRecorder(folder: "journals", in: MemoryStorage())
        _ = try await example.run(recorder, clock: clock())
        let journal = try #require(await recorder.journals.last)
        let file = try recorder.storage.openForReading(journal)
        var bytes = [UInt8](repeating: 0, count: try file.size())
        _ = try file.read(at: 0, into: &bytes, in: bytes.indices)
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
        #expect(try lines.map { try Self.summary(of: JSONValue(parsing: String($0))) } == Self.summaries[example.name])
    }

    /// The intent, and the kind of its outcome with those of the outcomes that it brought to others.
    private static func summary(of entry: JSONValue) -> String {
        let outcome = entry["outcome"]
        let resolved = outcome?["resolved"]?.arrayValue ?? []
        let words =
            [entry["intent"], outcome?["kind"], outcome?["reason"]]
            + resolved.flatMap { [$0["since"], $0["outcome"]?["kind"], $0["outcome"]?["reason"]] }
        return words.compactMap { $0?.stringValue ?? $0?.text() }.joined(separator: " ")
    }

    /// A clock that goes on by a second at a time.
    private func clock() -> @Sendable () -> Int64 {
        let start: Int64 = 1_796_029_200_000
        let readings = Counter()
        return { start + readings.next() * 1000 }
    }
}

private final class Counter: Sendable {
    private let count = Mutex<Int64>(0)

    func next() -> Int64 {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}

extension ExampleAppTests {
    private static let summaries = [
        "library": [
            "sceneOpened applied",
            "openURL deferred ready",
            "ready applied 2 deferred catalog",
            "phase applied",
            "openURL repeated",
            "catalogLoaded applied 2 applied",
            "restore superseded",
            "push applied",
            "push applied",
            "pathChanged applied",
            "present applied",
            "dismiss applied",
            "selectTab applied",
            "push deferred signIn",
            "signedIn applied 14 applied",
            "push applied",
            "signedOut applied",
            "openURL rejected noRule",
            "phase applied",
        ],
        "reader": [
            "sceneOpened applied",
            "ready applied",
            "phase applied",
            "catalogLoaded applied",
            "present applied",
            "openURL deferred presentation",
            "dismiss applied 6 applied",
            "select applied",
            "push applied",
            "push applied",
            "setWidth applied",
            "pathChanged applied",
            "sceneOpened applied",
            "restore deferred ready",
            "ready applied 14 applied",
            "phase applied",
            "select unchanged",
            "catalogChanged applied",
            "sceneClosed applied",
        ],
        "palette": [
            "sceneOpened applied",
            "ready applied",
            "openURL applied",
            "openURL truncated",
            "setPath applied",
            "gesture unchanged",
            "gesture unchanged",
            "present applied",
            "pathChanged applied",
            "present rejected alreadyPresented",
            "dismiss applied",
            "popTo applied",
            "pop rejected depthExceeded",
            "popToRoot applied",
        ],
        "crafted": [
            "sceneOpened applied",
            "openURL deferred ready",
            "present applied",
            "ready applied 2 deferred presentation",
            "phase applied",
            "dismiss applied 2 applied",
            "present applied",
            "present rejected alreadyPresented",
            "selectTab applied",
            "selectTab unchanged",
            "phase applied",
            "launched applied",
            "sceneOpened applied",
            "restore deferred ready",
            "ready applied 14 applied",
            "openURL rejected badParameter",
            "dismiss applied",
            "popToRoot unchanged",
        ],
    ]
}
