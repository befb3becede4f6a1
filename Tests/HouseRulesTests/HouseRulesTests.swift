import Testing

@Suite struct HouseRulesTests {
    @Test(arguments: Rule.all) func theTreeKeeps(_ rule: Rule) throws {
        for finding in try rule.findings(in: Tree.here.get()) {
            Issue.record("\(finding)")
        }
    }

    @Test func theTreeIsTheOneOfThisPackage() throws {
        let tree = try Tree.here.get()
        for path in ["Package.swift", "Makefile", ".ci/run", "Tests/HouseRulesTests/HouseRulesTests.swift"] {
            #expect(tree[path] != nil, "\(path) was not read")
        }
        #expect(!tree.files.contains { $0.path.hasPrefix(".build") })
    }
}
