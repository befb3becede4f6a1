import NavigationLog

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Plays the apps of this folder, those that are named or all, and says where their journals are.
@main enum Run {
    @MainActor static func main() async throws {
        let names = CommandLine.arguments.dropFirst()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navlog-examples")
        for example in Example.all where names.isEmpty || names.contains(example.name) {
            var options = NavigationRecorder.Options()
            options.app = "com.example.\(example.name)"
            options.manifest = example.name
            let recorder = NavigationRecorder(folder: folder, options: options)
            let hub = try await example.run(recorder)
            let journal = await recorder.journals.last ?? "no journal"
            print("\(example.name): \(hub.lastSeq) entries in \(journal)")
        }
    }
}
