import Foundation
import NavigationFormats
import StrictJSON
import Testing

/// A generated test compiles against the library as it was built, passes, and fails when it expects something else.
@Suite(.enabled(if: Built.modules != nil, "the modules of this build were not found"))
struct SwiftTestFormatTests {
    @Test func aGeneratedTestPassesAndNoticesAnotherOutcome() throws {
        let library = try Specimen("library").text(SwiftTestFormat()) { $0.start = 40 }
        let relaunch = try Specimen("library-relaunch").text(SwiftTestFormat())
            .replacing("struct LibraryReplay", with: "struct RelaunchReplay")
        let crafted = try Specimen("crafted").text(SwiftTestFormat())
        let changed = crafted.replacing(#""outcome":{"kind":"applied"}"#, with: #""outcome":{"kind":"unchanged"}"#)
        #expect(changed != crafted)

        let answer = try Built.run([
            "library.swift": library, "relaunch.swift": relaunch, "crafted.swift": changed,
            "runner.swift": """
            import Testing
            @main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }
            """,
        ])
        #expect(answer.output.contains("Suite LibraryReplay passed"), "\(answer.output)")
        #expect(answer.output.contains("Suite RelaunchReplay passed"))
        #expect(answer.output.contains("Suite CraftedReplay failed"))
        #expect(answer.output.contains("entry 1: kind"))
        #expect(answer.status != 0)
    }

    @Test func noTextOfAJournalEndsALiteral() throws {
        let specimen = try Specimen(
            lines: ##"""
                {"navlog":1,"app":"a\n\u001b\"\"\"#.1-x"}
                {"seq":1,"scene":"m\"\"\"#\\(1)","intent":"sceneOpened"}
                {"seq":2,"scene":"m\"\"\"#\\(1)","intent":"push","route":{"a":{"t":"\"\"\"####","u":"\\#(x)"}}}
                {"seq":3,"scene":"m\"\"\"#\\(1)","intent":"pop","count":0}

                """##)
        let text = try specimen.text(SwiftTestFormat())
        let answer = try Built.run([
            "hostile.swift": text,
            "runner.swift": """
            import Testing
            @main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }
            """,
        ])
        #expect(answer.status == 0, "\(answer.output)")
        #expect(answer.output.contains("1 test in 1 suite passed"))
    }
}

/// What this build made of the library.
private enum Built {
    /// The folder of the build that holds the modules and the objects.
    static let products: URL? = [
        URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
        Specimen.root.appending(path: ".build/debug"),
    ].first { FileManager.default.fileExists(atPath: $0.appending(path: "Modules/NavigationModel.swiftmodule").path) }

    static var modules: String? { products?.appending(path: "Modules").path }

    /// Compiles files against the two lowest libraries and runs the result.
    static func run(_ files: [String: String]) throws -> (status: Int32, output: String) {
        let products = try #require(products)
        let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(component: name)) }
        let objects = try ["StrictJSON", "NavigationModel"].flatMap { target in
            let build = products.appending(path: "\(target).build")
            return try FileManager.default.contentsOfDirectory(atPath: build.path)
                .filter { $0.hasSuffix(".swift.o") && isCompiled($0, of: target) }
                .map { build.appending(path: $0).path }
        }
        let binary = folder.appending(component: "generated").path
        let sources = files.keys.map { folder.appending(component: $0).path }
        let compiled = try NavigationFormatsTests.run(
            ["swiftc", "-swift-version", "6", "-parse-as-library", "-I", products.appending(path: "Modules").path]
                + sources + objects + ["-lm", "-o", binary])
        guard compiled.status == 0 else { return compiled }
        return try NavigationFormatsTests.run([binary])
    }

    /// Whether an object comes from a file that is there: a build keeps what it made of files that have gone since.
    private static func isCompiled(_ object: String, of target: String) -> Bool {
        let folder = Specimen.root.appending(path: "Sources/\(target)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let name = String(object.dropLast(".o".count))
        return files?.contains { ($0 as? URL)?.lastPathComponent == name } ?? false
    }
}
