// swift-tools-version: 6.2
import PackageDescription

/// The layers, from the bottom up. A target imports only what stands below it.
let package = Package(
    name: "navlog",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "StrictJSON", targets: ["StrictJSON"]),
        .library(name: "NavigationModel", targets: ["NavigationModel"]),
        .library(name: "NavigationJournal", targets: ["NavigationJournal"]),
    ],
    targets: [
        .target(name: "StrictJSON"),
        .target(name: "NavigationModel", dependencies: ["StrictJSON"]),
        .target(name: "CChecksum"),
        .target(name: "NavigationJournal", dependencies: ["StrictJSON", "NavigationModel", "CChecksum"]),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "StrictJSONTests", dependencies: ["StrictJSON", "TestSupport"]),
        .testTarget(name: "HouseRulesTests"),
        .testTarget(name: "NavigationModelTests", dependencies: ["NavigationModel", "StrictJSON", "TestSupport"]),
        .testTarget(
            name: "NavigationJournalTests",
            dependencies: ["NavigationJournal", "NavigationModel", "StrictJSON", "TestSupport", "CChecksum"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
        ]
}
