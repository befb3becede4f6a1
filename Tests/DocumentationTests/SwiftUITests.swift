#if os(Linux)
    import Foundation
    import Testing

    /// What is written for SwiftUI compiles. Where there is SwiftUI, the build says so.
    @Suite struct SwiftUITests {
        @Test func theAdapterCompiles() throws {
            _ = try TypeCheck.modules.get()
        }

        @Test func theViewsOfTheExamplesCompile() throws {
            let complaints = try TypeCheck.modules.get()
                .complaints(about: TypeCheck.files(in: "Examples"), ["-parse-as-library"])
            #expect(complaints == "")
        }

        @Test(arguments: [
            "RecordYourFirstJournal", "BindANavigationStack", "DeepLinksFromOneManifest", "RestoreSafely",
            "TabsAndSplitViews", "SeveralWindows", "TestNavigation", "FromAComplaintToATest",
        ])
        func theCodeOfAGuideCompiles(_ guide: String) throws {
            let path = "Sources/NavigationLog/NavigationLog.docc/\(guide).md"
            let document = try Document(path)
            #expect(!document.blocks(in: "swift").isEmpty)
            #expect(try TypeCheck.modules.get().complaints(about: document, named: path) == "")
        }

        @Test func theViewOfTheReadmeCompiles() throws {
            var document = try Document("README.md")
            let view = try #require(document.blocks(in: "swift").last)
            document.lines = ["```swift"] + view.text + ["```"]
            #expect(view.text.contains("struct RootView: View {"))
            #expect(try TypeCheck.modules.get().complaints(about: document, named: "README.md") == "")
        }

        @Test func everyGuideIsLinkedFromTheFrontPage() throws {
            let folder = Root.url.appending(path: "Sources/NavigationLog/NavigationLog.docc")
            let guides = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".md") && $0 != "NavigationLog.md" }
            let page = try Root.lines(of: "Sources/NavigationLog/NavigationLog.docc/NavigationLog.md")
            for guide in guides { #expect(page.contains("- <doc:\(guide.dropLast(3))>")) }
            #expect(guides.count == 8)
        }

        @Test func codeThatDoesNotCompileIsNoticedWhereItStands() throws {
            var document = try Document("Sources/NavigationLog/NavigationLog.docc/RecordYourFirstJournal.md")
            let line = try #require(document.lines.firstIndex(of: "store.push(.settings)"))
            document.lines[line] = "store.push(.nowhere)"
            let complaints = try TypeCheck.modules.get().complaints(about: document, named: "Guide.md")
            #expect(complaints.contains("Guide.md:\(line + 1):13: error: ") && complaints.contains("'nowhere'"))
        }
    }
#endif
