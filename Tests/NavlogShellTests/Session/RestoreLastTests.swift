import Testing

/// `restore last` finds the newest snapshot, wherever it is.
struct RestoreLastTests {

    private func restored(_ journal: String, beside: String? = nil) throws -> String {
        var files = ["j.jsonl": journal]
        files["j.snapshot.json"] = beside
        let desk = Desk(files)
        return desk.run([
            "repl", "j.jsonl", "-c", "scene close main destroyed", "-c", "scene new main", "-c", "ready", "-c",
            "restore last", "-c", "state main.path",
        ]).output.split(separator: "\n").last.map(String.init) ?? ""
    }

    @Test func theRunBeforeEndedWithIt() throws {
        let journal = #"""
            {"navlog":1}
            {"seq":1,"scene":"main","intent":"sceneOpened"}
            {"seq":2,"scene":"main","intent":"push","route":{"a":{}}}
            {"seq":3,"intent":"launched"}
            {"seq":4,"scene":"main","intent":"sceneOpened"}
            {"seq":5,"scene":"main","intent":"push","route":{"b":{}}}

            """#
        #expect(try restored(journal) == "[a]")
    }

    @Test func aRestoreBroughtIt() throws {
        let journal = #"""
            {"navlog":1}
            {"seq":1,"scene":"main","intent":"sceneOpened"}
            {"seq":2,"scene":"main","intent":"ready"}
            {"seq":3,"scene":"main","intent":"restore","snapshot":[{"c":{}}]}

            """#
        #expect(try restored(journal) == "[c]")
    }

    @Test func theJournalStartsFromIt() throws {
        let journal = #"""
            {"navlog":1,"snapshot":{"navlog":"snapshot","format":1,"seq":4,"state":{"scenes":{"main":{"stacks":{"main":{"path":[{"d":{}}],"views":[]}}}}}}}
            {"seq":5,"scene":"main","intent":"popToRoot"}

            """#
        #expect(try restored(journal) == "[d]")
    }

    @Test func aFileBesideTheJournalHoldsIt() throws {
        let journal = #"""
            {"navlog":1}
            {"seq":1,"scene":"main","intent":"sceneOpened"}

            """#
        #expect(try restored(journal, beside: #"[{"e":{}}]"#) == "[e]")
        #expect(try restored(journal) != "[e]")
    }
}
