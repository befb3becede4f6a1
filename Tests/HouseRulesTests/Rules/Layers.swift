/// The targets in `Sources/` from the bottom up, each with what it may import. `Sources/README.md` draws the same.
enum Layers {
    /// Modules of the platform, for targets that have to do with the world outside.
    private static let platform: Set = [
        "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Musl", "Synchronization", "os",
    ]
    private static let model: Set = ["StrictJSON", "NavigationModel"]
    private static let journal = model.union(["NavigationJournal"])
    private static let answers = journal.union(["NavigationReplay", "NavigationFormats"])

    static let imports: [String: Set<String>] = [
        "StrictJSON": [],
        "NavigationModel": ["StrictJSON", "Synchronization"],
        "NavigationJournal": model.union(platform).union(["CArchive", "CChecksum"]),
        "NavigationReplay": journal,
        "NavigationFormats": journal.union(["NavigationReplay"]),
        "NavigationLog": journal.union(platform).union([
            "Accessibility", "AppKit", "Observation", "SwiftUI", "UIKit",
        ]),
        "NavigationTesting": journal.union(["NavigationReplay", "NavigationLog"]),
        "LineEditor": platform.union(["CLibedit"]),
        "NavlogShell": answers.union(platform).union(["LineEditor"]),
        "navlog": ["NavlogShell"],
    ]
}
