import Testing

@Suite struct OffenderTests {
    @Test(arguments: Offender.all) func aRuleFinds(_ offender: Offender) throws {
        let rule = try #require(Rule.all.first { $0.name == offender.rule })
        let file = SourceFile(path: offender.path, text: offender.text)
        #expect(rule.check(file, Tree(files: [file] + offender.others)) == offender.lines)
    }

    @Test(arguments: Rule.all) func noRuleIsWithoutAnOffender(_ rule: Rule) {
        #expect(Offender.all.contains { $0.rule == rule.name })
    }

    @Test func aFindingSaysWhereAndWhatToDo() throws {
        let rule = try #require(Rule.all.first { $0.name == "forced try" })
        let tree = Tree(files: [SourceFile(path: "Sources/A/A.swift", text: "\ntry! a()\n")])
        #expect(rule.findings(in: tree) == ["Sources/A/A.swift:2: forced try, handle the error or pass it on"])
    }

    @Test(
        arguments: [
            ("Sources/NavlogShell/A.swift", "print(a)\n"),
            ("Tests/Benchmarks/A.swift", "print(a)\n"),
            ("Sources/LineEditor/A.swift", "import CLibedit\n"),
            ("Logs/a.jsonl", "{} \t\r\n{"),
            ("Makefile", "LIBRARIES := A\n\ta\n"),
        ]) func whatIsAllowedIsNotFound(path: String, text: String)
    {
        let file = SourceFile(path: path, text: text)
        let described = SourceFile(path: "Logs/README.md", text: "a.jsonl\n")
        let tested = SourceFile(path: "Tests/A.swift", text: "\"a.jsonl\"\n")
        let broken = Rule.all.filter { !$0.check(file, Tree(files: [file, described, tested])).isEmpty }
        #expect(broken.map(\.name) == [])
    }
}
