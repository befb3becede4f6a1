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
        .library(name: "NavigationReplay", targets: ["NavigationReplay"]),
        .library(name: "NavigationFormats", targets: ["NavigationFormats"]),
        .library(name: "NavigationLog", targets: ["NavigationLog"]),
        .library(name: "NavigationTesting", targets: ["NavigationTesting"]),
        .executable(name: "navlog", targets: ["navlog"]),
    ],
    targets: [
        .target(name: "StrictJSON"),
        .target(name: "NavigationModel", dependencies: ["StrictJSON"]),
        .target(name: "CChecksum"),
        .target(name: "CArchive", linkerSettings: [.linkedLibrary("z")]),
        .target(name: "NavigationJournal", dependencies: ["StrictJSON", "NavigationModel", "CChecksum", "CArchive"]),
        .target(name: "NavigationReplay", dependencies: ["StrictJSON", "NavigationModel", "NavigationJournal"]),
        .target(
            name: "NavigationFormats",
            dependencies: ["StrictJSON", "NavigationModel", "NavigationJournal", "NavigationReplay"],
            resources: [.embedInCode("Export/HTML/Page")]),
        .target(name: "NavigationLog", dependencies: ["StrictJSON", "NavigationModel", "NavigationJournal"]),
        .target(
            name: "NavigationTesting",
            dependencies: [
                "StrictJSON", "NavigationModel", "NavigationJournal", "NavigationReplay", "NavigationLog",
            ]),
        .target(name: "CLibedit", linkerSettings: [.linkedLibrary("edit")]),
        .target(name: "LineEditor", dependencies: ["CLibedit"]),
        .target(
            name: "NavlogShell",
            dependencies: [
                "StrictJSON", "NavigationModel", "NavigationJournal", "NavigationReplay", "NavigationFormats",
                "LineEditor",
            ]),
        .executableTarget(name: "navlog", dependencies: ["NavlogShell"]),

        .executableTarget(
            name: "navlog-examples", dependencies: ["NavigationLog"], path: "Examples",
            exclude: [
                "tour.navlog", "crafted/catalog.navlog", "crafted/crafted.manifest.json", "crafted/push.navlog",
                "crafted/sheets.navlog", "library/catalog.navlog", "library/library.manifest.json",
                "library/links.navlog", "library/members.navlog", "library/restore.navlog",
                "library/schema1.snapshot.json", "palette/catalog.navlog", "palette/colors.navlog",
                "palette/palette.manifest.json", "palette/recipes.navlog", "reader/books.navlog",
                "reader/catalog.navlog", "reader/lock.navlog", "reader/reader.manifest.json",
            ]),
        .target(
            name: "CPseudoTerminal", path: "Tests/CPseudoTerminal",
            linkerSettings: [.linkedLibrary("util", .when(platforms: [.linux]))]),
        .target(
            name: "TestSupport",
            dependencies: ["CPseudoTerminal", "NavigationJournal", "NavigationReplay", "StrictJSON"],
            path: "Tests/TestSupport"),
        .executableTarget(
            name: "navlog-bench",
            dependencies: [
                "CChecksum", "NavigationJournal", "NavigationLog", "NavigationModel", "StrictJSON", "TestSupport",
            ],
            path: "Tests/Benchmarks", exclude: ["Peers"]),
        .executableTarget(name: "line-editor-probe", dependencies: ["LineEditor"], path: "Tests/LineEditorProbe"),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "NavigationReplay", "NavigationJournal", "NavigationLog", "NavigationModel", "NavigationTesting",
                "StrictJSON", "TestSupport", "navlog", "navlog-bench", "navlog-examples",
            ]),
        .testTarget(name: "HouseRulesTests"),
        .testTarget(name: "LineEditorTests", dependencies: ["LineEditor", "TestSupport", "line-editor-probe"]),
        .testTarget(
            name: "NavigationFormatsTests",
            dependencies: [
                "NavigationFormats", "NavigationJournal", "NavigationModel", "NavigationReplay", "StrictJSON",
                "TestSupport",
            ]),
        .testTarget(
            name: "NavigationJournalTests",
            dependencies: ["NavigationJournal", "NavigationModel", "StrictJSON", "TestSupport"]),
        .testTarget(
            name: "NavigationLogTests",
            dependencies: [
                "NavigationJournal", "NavigationLog", "NavigationModel", "NavigationTesting", "StrictJSON",
                "TestSupport",
            ]),
        .testTarget(name: "NavigationModelTests", dependencies: ["NavigationModel", "StrictJSON", "TestSupport"]),
        .testTarget(
            name: "NavigationReplayTests",
            dependencies: ["NavigationJournal", "NavigationModel", "NavigationReplay", "StrictJSON", "TestSupport"]),
        .testTarget(
            name: "NavlogShellTests",
            dependencies: [
                "LineEditor", "NavigationFormats", "NavigationJournal", "NavigationModel", "NavigationReplay",
                "NavlogShell", "StrictJSON", "TestSupport", "navlog",
            ]),
        .testTarget(name: "StrictJSONTests", dependencies: ["StrictJSON", "TestSupport"]),
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

// libFuzzer brings its own entry point, so its target exists only where Tests/Fuzz/run.sh asks for it.
if Context.environment["NAVLOG_FUZZ"] != nil {
    package.products.append(.executable(name: "navlog-fuzz", targets: ["navlog-fuzz"]))
    package.targets.append(
        .executableTarget(
            name: "navlog-fuzz",
            dependencies: ["NavigationFormats", "NavigationJournal", "NavigationModel", "StrictJSON"],
            path: "Tests/Fuzz", exclude: ["run.sh", "dictionary.txt"],
            swiftSettings: [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]))
}
