import Foundation
import NavigationFormats
import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON
import TestSupport
import Testing

/// A generated test compiles against the library as it was built, passes, and fails when it expects something else.
@Suite(.enabled(if: Built.modules != nil, "the modules of this build were not found"))
struct SwiftTestFormatTests {
    /// One compilation for all of them, as it takes its time.
    @Test(.timeLimit(.minutes(30))) func theTestOfEveryJournalPassesAndNoticesAnotherOutcome() throws {
        var tests: [String: String] = [:]
        let journals = Specimen.names
        for (number, name) in journals.enumerated() {
            tests["Journal\(number)"] = try Specimen(name, tolerance: .lenient).text(SwiftTestFormat())
        }
        let lost = try Specimen("library-lost-link")
        var fork = Excerpt(try lost.timeline.fork(without: 8))
        fork.manifestJSON = lost.manifestJSON
        tests["Fork"] = try fork.text(SwiftTestFormat())
        tests["Part"] = try Specimen("library").text(SwiftTestFormat()) { $0.start = 40 }
        tests["Hostile"] = try Specimen(lines: Self.hostileLines).text(SwiftTestFormat())
        let crafted = try Specimen("crafted").text(SwiftTestFormat())
        let changed = crafted.replacing(#""outcome":{"kind":"applied"}"#, with: #""outcome":{"kind":"unchanged"}"#)
        #expect(changed != crafted)
        tests["Changed"] = changed
        tests["OtherState"] = crafted.replacing(#/"state":"[0-9a-f]{16}"/#, with: #""state":"0123456789abcdef""#)

        #expect(tests.values.contains { $0.contains(", except: [") })
        #expect(tests.values.allSatisfy { $0.contains(", except: [") == $0.contains("// Of the exceptions") })

        let answer = try Built.run(tests)
        let failing = ["Changed", "OtherState"]
        for name in tests.keys.sorted() where !failing.contains(name) {
            let journal = Int(name.drop { !$0.isNumber }).map { journals[$0] } ?? ""
            let isPassed = answer.output.contains("Suite \(name) passed")
            #expect(isPassed, "\(journal)")
        }
        let said = failing.map { "Suite \($0) failed" } + ["replays to another outcome", "replays to another state"]
        #expect(said.filter { !answer.output.contains($0) } == [])
        #expect(answer.status != 0)
        if !answer.output.contains("Suite Part passed") { Issue.record("\(answer.output.prefix(2000))") }
        #expect(journals.count > 90)
    }

    @Test(
        arguments: [
            (nil, "com.example.library", "LibraryReplay"), (nil, nil, "JournalReplay"),
            (nil, "com.7-eleven", "ElevenReplay"),
            ("LostLinkTests.swift", "com.example.library", "LostLinkTests"),
            ("lost-link.test.swift", nil, "LostLinkReplay"),
            ("42.swift", nil, "JournalReplay"), ("鳥.swift", "x", "XReplay"), ("String.swift", nil, "StringReplay"),
        ] as [(String?, String?, String)])
    func aSuiteIsCalledAsItsFile(file: String?, app: String?, suite: String) throws {
        let text = try Specimen("crafted").text(SwiftTestFormat()) { excerpt in
            (excerpt.fileName, excerpt.header.app, excerpt.manifestJSON) = (file, app ?? "", nil)
        }
        #expect(text.contains("@Suite struct \(suite) {"))
    }

    @Test func theFileSaysWhatHappenedAndWhatWasTried() throws {
        let specimen = try Specimen("library")
        let end = specimen.timeline.end
        let fork = specimen.timeline.fork(at: end)
        _ = fork.append(Entry(seq: end + 1, scene: "main", intent: .scene(.popToRoot())))
        var excerpt = Excerpt(fork)
        excerpt.start = end - 1
        #expect(
            try excerpt.text(SwiftTestFormat()).contains(
                "/// What happened in com.example.library: entries \(end) to \(end + 1), those after \(end) on a fork.\n"
            ))
        #expect(try specimen.text(SwiftTestFormat()).contains(": entries 1 to \(end).\n"))
        let without = try Excerpt(specimen.timeline.fork(without: 8)).text(SwiftTestFormat())
        #expect(without.contains(": entries 1 to \(end), those after 7 on a fork.\n"))
        let saved = try specimen.text(SwiftTestFormat()) { $0.header.forkOf = .init(journal: "j", seq: 5) }
        #expect(saved.contains(": entries 1 to \(end), those after 5 on a fork.\n"))
    }

    /// No text of a journal ends a literal.
    private static let hostileLines = ##"""
        {"navlog":1,"app":"a\n\u001b\"\"\"#.1-x"}
        {"seq":1,"scene":"m\"\"\"#\\(1)","intent":"sceneOpened"}
        {"seq":2,"scene":"m\"\"\"#\\(1)","intent":"push","route":{"a":{"t":"\"\"\"####","u":"\\#(x)"}}}
        {"seq":3,"scene":"m\"\"\"#\\(1)","intent":"pop","count":0}

        """##
}

/// What this build made of the library.
private enum Built {
    /// The folder of the build that holds the modules and the objects.
    static let products: URL? = [
        URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
        Specimen.root.appending(path: ".build/debug"),
    ].first { FileManager.default.fileExists(atPath: $0.appending(path: "Modules/NavigationModel.swiftmodule").path) }

    static var modules: String? { products?.appending(path: "Modules").path }

    /// What the tests need of the package.
    private static let targets = [
        "StrictJSON", "NavigationModel", "CChecksum", "CArchive", "NavigationJournal", "NavigationReplay",
        "NavigationLog", "NavigationTesting",
    ]

    /// Compiles tests, each with another name for its suite, against the library, and runs them.
    static func run(_ tests: [String: String]) throws -> (status: Int32, output: String) {
        let products = try #require(products)
        let folder = try TemporaryFolder()
        var files = tests.mapValues { $0.replacing(#/@Suite struct \w+ \{/#, with: "@Suite struct SUITE {") }
        for name in tests.keys { files[name] = files[name]?.replacing("struct SUITE", with: "struct \(name)") }
        files["Runner"] = """
            import Testing
            @main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }
            """
        for (name, text) in files { try Data(text.utf8).write(to: folder("\(name).swift")) }
        let objects = try targets.flatMap { target in
            let build = products.appending(path: "\(target).build")
            return try FileManager.default.contentsOfDirectory(atPath: build.path)
                .filter { $0.hasSuffix(".o") && isCompiled($0, of: target) }
                .map { build.appending(path: $0).path }
        }
        let binary = folder.path("generated")
        let sources = files.keys.map { folder.path("\($0).swift") }
        let compiled = try Tool.run(
            ["swiftc", "-wmo", "-swift-version", "6", "-parse-as-library"]
                + ["-I", products.appending(path: "Modules").path]
                + targets.filter { $0.hasPrefix("C") }.flatMap { target in
                    ["-Xcc", "-fmodule-map-file=\(products.appending(path: "\(target).build/module.modulemap").path)"]
                }
                + sources + objects + ["-lm", "-lz", "-o", binary])
        guard compiled.status == 0 else { return compiled }
        return try Tool.run([binary])
    }

    /// Whether an object comes from a file that is there: a build keeps what it made of files that have gone since.
    private static func isCompiled(_ object: String, of target: String) -> Bool {
        let folder = Specimen.root.appending(path: "Sources/\(target)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let name = String(object.dropLast(".o".count))
        return files?.contains { ($0 as? URL)?.lastPathComponent == name } ?? false
    }
}
