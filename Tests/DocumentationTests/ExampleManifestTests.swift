import NavigationModel
import StrictJSON
import Testing

@Suite struct ExampleManifestTests {
    @Test(arguments: ["library", "reader", "crafted", "palette"])
    func everyLinkTestOfAnExamplePasses(_ app: String) throws {
        let manifest = try Manifest.example(app)
        for result in LinkMatcher(manifest).run(manifest.links.tests) where !result.passes {
            Issue.record("\(app): \(result.test.url) gives \(result.match)")
        }
    }

    @Test(arguments: ["library", "reader", "crafted", "palette"])
    func anExampleTestsLinksThatOpenAndLinksThatDoNot(_ app: String) throws {
        let tests = try Manifest.example(app).links.tests
        let rejected = tests.count { if case .rejected = $0.expectation { true } else { false } }
        #expect(tests.count >= 20)
        #expect(rejected >= 6 && tests.count - rejected >= 6)
    }
}

extension Manifest {
    /// Loads the manifest of one of the apps in `Examples`.
    static func example(_ app: String) throws -> Manifest {
        try Manifest(json: JSONValue(parsing: Root.bytes(of: "Examples/\(app)/\(app).manifest.json")))
    }
}
