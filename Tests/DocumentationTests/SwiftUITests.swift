#if os(Linux)
    import Foundation
    import Testing

    /// What is written for SwiftUI compiles. Where there is SwiftUI, the build says so.
    @Suite struct SwiftUITests {
        @Test func theAdapterCompiles() throws {
            _ = try TypeCheck.modules.get()
            _ = try TypeCheck.macModules.get()
        }

        @Test func theViewsOfTheExamplesCompile() throws {
            let complaints = try TypeCheck.modules.get()
                .complaints(about: TypeCheck.files(in: "Examples"), ["-parse-as-library"])
            #expect(complaints == "")
        }

        private static let guides = [
            "NavigationLog": [
                "RecordYourFirstJournal", "BindANavigationStack", "DeepLinksFromOneManifest", "RestoreSafely",
                "TabsAndSplitViews", "SeveralWindows", "TestNavigation", "FromAComplaintToATest",
            ],
            "NavigationFormats": ["ExportAHistory", "ImportFromOtherTools"],
        ]

        @Test(arguments: guides.flatMap { library, guides in guides.map { "\(library)/\(library).docc/\($0).md" } })
        func theCodeOfAGuideCompiles(_ guide: String) throws {
            let path = "Sources/\(guide)"
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

        @Test(arguments: guides) func everyGuideIsLinkedFromTheFrontPage(library: String, guides: [String]) throws {
            let folder = "Sources/\(library)/\(library).docc"
            let pages = try FileManager.default.contentsOfDirectory(atPath: Root.url.appending(path: folder).path)
            let frontPage = try Root.lines(of: "\(folder)/\(library).md")
            for guide in guides { #expect(frontPage.contains("- <doc:\(guide)>")) }
            #expect(Set(pages) == Set((guides + [library]).map { "\($0).md" }))
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
