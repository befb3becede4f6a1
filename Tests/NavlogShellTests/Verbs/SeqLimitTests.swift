import NavigationJournal
import Testing

@testable import NavlogShell

/// The last seq there is has none after it: what would add one is refused, and nothing is written.
struct SeqLimitTests {
    private static let last = "9223372036854775807"

    private static let files = [
        "full.jsonl": """
        {"navlog":1,"continues":{"seq":9223372036854775806}}
        {"seq":9223372036854775807,"scene":"main","intent":"sceneOpened"}

        """,
        "world.jsonl": """
        {"navlog":1,"snapshot":{"navlog":"snapshot","format":1,"seq":9223372036854775807,"state":{}}}

        """,
        "other.jsonl": """
        {"navlog":1}
        {"seq":1,"scene":"side","intent":"sceneOpened"}

        """,
        "library.manifest.json": Fixture.manifest,
    ]

    @Test(arguments: [
        ["record", "full.jsonl", "-c", "push a"],
        ["repl", "full.jsonl", "-c", "push a"],
        ["repl", "full.jsonl", "-c", "goto start", "-c", "goto end", "-c", "background"],
        ["link", "websun://topics/a/articles/b", "--journal", "full.jsonl", "--manifest", "library.manifest.json"],
        ["merge", "world.jsonl", "other.jsonl", "-o", "new.jsonl"],
    ])
    func nothingComesAfterTheLastSeq(command: [String]) {
        let desk = Desk(Self.files)
        let run = desk.run(command)
        #expect(run.errors.contains("the journal has used up all sequence numbers"), "\(run.errors)")
        #expect(run.status == .refused)
        #expect(desk["new.jsonl"] == nil)
        #expect(desk["full.jsonl"] == Self.files["full.jsonl"])
    }

    @Test func theLastSeqIsReadAndAskedAboutLikeAnyOther() {
        let desk = Desk(Self.files)
        for verb in ["log", "state", "check", "verify", "stats"] {
            #expect(desk.run([verb, "full.jsonl"]).status == .done, "\(verb)")
        }
        #expect(desk.run(["state", "full.jsonl", "--at", Self.last, "main.phase"]).output == "\"launching\"\n")
    }
}
