// swift-tools-version: 6.2
import PackageDescription

/// The layers, from the bottom up. A target imports only what stands below it.
let package = Package(
    name: "navlog",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "StrictJSON", targets: ["StrictJSON"]),
        .library(name: "NavigationModel", targets: ["NavigationModel"]),
    ],
    targets: [
        .target(name: "StrictJSON"),
        .target(name: "NavigationModel", dependencies: ["StrictJSON"]),
        .target(name: "CLibedit", linkerSettings: [.linkedLibrary("edit")]),
        .target(name: "LineEditor", dependencies: ["CLibedit"]),
        .target(
            name: "CPseudoTerminal", path: "Tests/CPseudoTerminal",
            linkerSettings: [.linkedLibrary("util", .when(platforms: [.linux]))]),
        .target(name: "TestSupport", dependencies: ["CPseudoTerminal"], path: "Tests/TestSupport"),
        .executableTarget(name: "line-editor-probe", dependencies: ["LineEditor"], path: "Tests/LineEditorProbe"),
        .testTarget(name: "StrictJSONTests", dependencies: ["StrictJSON"]),
        .testTarget(name: "LineEditorTests", dependencies: ["LineEditor", "TestSupport", "line-editor-probe"]),
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
