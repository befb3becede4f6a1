import NavigationLog
import Testing

/// The guide from a complaint to a test: its test fails, and passes once the app is mended.
@MainActor @Suite struct ComplaintGuideTests {
    private enum AppRoute: Hashable, Codable, Sendable { case share(id: String) }

    @MainActor private enum Broken {
        // The broken router begins.
        @MainActor final class Router {
            private(set) var sheets: [AppRoute] = []
            func present(_ sheet: AppRoute) { sheets.append(sheet) }
            func close() { _ = sheets.popLast() }
        }
        // The broken router ends.

        static func test() {
            // The test begins.
            let router = Router()
            router.present(.share(id: "abc123"))
            router.present(.share(id: "abc123"))
            #expect(router.sheets == [.share(id: "abc123")])
            // The test ends.
        }
    }

    @MainActor private enum Mended {
        // The mended router begins.
        @MainActor final class Router {
            private let store = NavigationHub().store(of: AppRoute.self)
            var sheets: [AppRoute] { store.presentations.map(\.route) }
            func present(_ sheet: AppRoute) { store.present(sheet) }
            func close() { store.dismiss() }
        }
        // The mended router ends.

        static func test() {
            // The same test begins.
            let router = Router()
            router.present(.share(id: "abc123"))
            router.present(.share(id: "abc123"))
            #expect(router.sheets == [.share(id: "abc123")])
            // The same test ends.
        }
    }

    @Test func theTestFailsOnTheComplaintAndPassesWithTheMend() {
        withKnownIssue { Broken.test() }
        Mended.test()
    }

    @Test func theGuideShowsWhatIsTestedHere() throws {
        func sample(_ name: String) throws -> [String] {
            try Root.sample(name, of: "Tests/DocumentationTests/ComplaintGuideTests.swift")
        }
        let guide = try Document("Sources/NavigationLog/NavigationLog.docc/FromAComplaintToATest.md")
        let code = try #require(guide.blocks(in: "swift").first).text
        let test = try sample("test")
        #expect(test.count == 4)
        #expect(try sample("same test") == test)
        #expect(code.joined(separator: "\n").contains(test.map { "    " + $0 }.joined(separator: "\n")))
        #expect(code.joined(separator: "\n").contains(try sample("broken router").joined(separator: "\n")))

        let diff = try #require(guide.blocks(in: "diff").first).text
        func lines(marked mark: Character) -> [String] {
            diff.filter { $0.first == " " || $0.first == mark }.map { String($0.dropFirst()) }
        }
        #expect(lines(marked: "-") == (try sample("broken router")))
        #expect(lines(marked: "+") == (try sample("mended router")))
    }
}
