import NavigationLog

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One of the apps of this folder: its manifest, and a scenario that drives its stores as people and SwiftUI would.
struct Example: Sendable {
    /// The name of its folder.
    let name: String
    /// What happens from the launch on.
    let play: @MainActor @Sendable (NavigationHub) -> Void

    static let all = [library, reader, palette, crafted]
}

extension Example {
    /// The folder of the apps.
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// Reads the manifest of the app.
    func manifest() throws -> Manifest {
        let url = Self.folder.appendingPathComponent("\(name)/\(name).manifest.json")
        return try Manifest(json: JSONValue(parsing: Array(Data(contentsOf: url))))
    }

    /// Plays the scenario, and returns when all of it is recorded.
    ///
    /// - Parameters:
    ///   - recorder: What writes the journal.
    ///   - clock: Returns the milliseconds since 1970.
    @MainActor func run(
        _ recorder: NavigationRecorder, clock: @escaping @Sendable () -> Int64 = SystemClock.milliseconds
    ) async throws -> NavigationHub {
        let hub = NavigationHub(manifest: try manifest(), recorder: recorder, clock: clock)
        play(hub)
        await recorder.flush()
        return hub
    }
}
