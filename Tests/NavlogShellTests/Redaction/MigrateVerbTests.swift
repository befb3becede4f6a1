import Testing

@testable import NavlogShell

struct MigrateVerbTests {
    @Test func aJournalIsWrittenInTheNewSchemaWithAllThatNobodyKnows() throws {
        let desk = Desk(SecretFixture.files)
        let run = desk.run(["migrate", "old.jsonl", "-o", "new.jsonl"])
        #expect(run.errors == "wrote 3 entries to new.jsonl, schema 2 instead of 1\n")
        #expect(
            desk["new.jsonl"] == #"""
                {"navlog":1,"manifest":"vault","schema":2,"kept":true}
                {"seq":1,"scene":"main","intent":"sceneOpened","outcome":{"kind":"applied"},"extra":{"a":1}}
                {"seq":2,"scene":"main","intent":"push","route":{"account":{"id":"u1"}},"crc":"7081f1f7"}
                {"navlog":1,"snapshot":{"navlog":"snapshot","format":1,"schema":2,"state":{"scenes":{"main":{"stacks":{"main":{"path":[{"account":{"id":"u1"}}]}}}}}},"schema":2}
                {"seq":3,"scene":"main","intent":"openURL","url":"vault:","rejected":"noRule"}

                """#)
        #expect(desk.run(["log", "new.jsonl"]).output == desk.run(["log", "old.jsonl"]).output)
        #expect(desk["old.jsonl"] == SecretFixture.old)
        #expect(desk.run(["verify", "new.jsonl"]).status == .done)
    }

    @Test func nothingIsOverwrittenAndNothingIsGuessed() throws {
        try transcript(
            #"""
            $ navlog migrate old.jsonl -o vault.jsonl
            ! error: "vault.jsonl" exists already, and nothing is overwritten
            ? 4
            $ navlog migrate old.jsonl
            ! error: migrate needs -o
            ! hint: usage: navlog migrate J -o FILE [option…]
            ? 2
            $ navlog migrate vault.jsonl -o same.jsonl
            ! wrote 9 entries to same.jsonl, schema 2 as before
            $ navlog migrate bare.jsonl -o out.jsonl
            ! error: migrations are in the manifest, and there is none
            ! hint: --manifest FILE
            ? 2
            """#, files: SecretFixture.files.merging(["bare.jsonl": "{\"navlog\":1}\n"]) { a, _ in a })
    }
}
