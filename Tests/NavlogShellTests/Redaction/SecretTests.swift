import NavigationJournal
import NavigationModel
import Testing

@testable import NavlogShell

/// A secret that was typed or recorded is in no file that navlog writes, and in no message.
struct SecretTests {
    private let secret = "S3CR3T"

    @Test func nothingThatIsRecordedHoldsASecret() {
        let desk = Desk(SecretFixture.files)
        let run = desk.run(
            ["record", "new.jsonl", "--manifest", "vault.manifest.json"],
            input: [
                "scene new main", "ready", "catalog load account S3CR3T", "signin S3CR3T",
                "open https://me:S3CR3T@vault.example/accounts/S3CR3T?source=mail&key=S3CR3T#S3CR3T",
                "open vault://reset/S3CR3T", "open vault://else/S3CR3T", "open S3CR3T", "push reset(S3CR3T)",
                #"restore [{"reset":{"code":"S3CR3T"}}]"#,
                #"restore {"stacks":{"main":{"path":[{"user":{"id":"S3CR3T"}}]}}}"#,
                #"{"intent":"pathChanged","scene":"main","routes":[{"reset":{"code":["S3CR3T"]}}]}"#,
                "pop to account(S3CR3T)", "launch", "present sheet(plain)",
            ])
        #expect(run.status == .done, "\(run.errors)")
        #expect(desk["new.jsonl"]?.contains(#"{"account":["~"#) == true)
        let last = desk.run([
            "export", "new.jsonl", "--format", "snapshot", "--at", "5", "--manifest", "vault.manifest.json",
        ])
        #expect(last.output.contains(#"{"account":{"id":"~"#))
        expectNoSecret(in: [run.output, run.errors, last.output], desk, written: ["new.jsonl"])
        // What is recorded is what a replay sees.
        let log = desk.run(["log", "new.jsonl", "--manifest", "vault.manifest.json"])
        #expect(log.output == run.output)
        #expect(log.output.contains("5     main     open https://~"))
        #expect(log.output.contains("applied"))
    }

    /// The journal holds the user as they are, so the token that is saved is another user.
    @Test func savingSaysWhereATokenMakesADifference() {
        let desk = Desk(SecretFixture.files)
        let acts = ["-c", "goto 4", "-c", "signin S3CR3T", "-c", "save new.jsonl"]
        let run = desk.run(["repl", "vault.jsonl", "--manifest", "vault.manifest.json"] + acts)
        #expect(run.output.contains("signin S3CR3T  unchanged"), "\(run.output)")
        #expect(run.errors.contains("warning: what is secret was replaced, and new.jsonl differs from here after 5"))
        let log = desk.run(["log", "new.jsonl", "--manifest", "vault.manifest.json", "--from", "5"])
        #expect(log.output.contains("applied"))
    }

    @Test func aSecretIsHiddenAlsoWhereTheJournalBeginsWithAnOddSeq() throws {
        let header = #"{"navlog":1,"snapshot":{"navlog":"snapshot","format":1,"seq":-9,"state":{}}}"#
        let desk = Desk(SecretFixture.files.merging(["odd.jsonl": header + "\n"]) { $1 })
        let run = desk.run(
            [
                "record", "odd.jsonl", "--manifest", "vault.manifest.json", "-c", "scene new main", "-c",
                "open vault://else/S3CR3T?token=S3CR3T",
            ])
        #expect(run.status == .done, "\(run.errors)")
        expectNoSecret(in: [run.output, run.errors], desk, written: ["odd.jsonl"])
        #expect(desk.run(["verify", "odd.jsonl"]).status == .done)
    }

    @Test(arguments: [
        // Before what it goes on from; behind a header of another version; a repeated seq.
        [#"{"navlog":1,"continues":{"seq":10}}"#, entry(5), entry(11), entry(11), entry(12)],
        [#"{"navlog":1}"#, entry(1), #"{"navlog":2}"#, entry(2)],
        [entry(3), #"{"navlog":1,"run":2}"#, entry(4), "{]", entry(6)],
    ])
    func aRedactedJournalHoldsTheEntriesThatCount(lines: [String]) {
        let desk = Desk(["damaged.jsonl": lines.joined(separator: "\n") + "\n"])
        _ = desk.run(["redact", "damaged.jsonl", "--lenient", "-o", "safe.jsonl"])
        let log = desk.run(["log", "safe.jsonl", "--lenient"])
        #expect(!log.output.isEmpty)
        #expect(log.output == desk.run(["log", "damaged.jsonl", "--lenient"]).output)
    }

    private static func entry(_ seq: Int) -> String {
        #"{"seq":\#(seq),"scene":"main","intent":"phase","to":"\#(seq.isMultiple(of: 2) ? "active" : "background")"}"#
    }

    @Test func aRedactedJournalReplaysAlikeAndHoldsNoSecret() throws {
        let desk = Desk(SecretFixture.files)
        let before = desk.run(["log", "vault.jsonl", "--json"])
        #expect(desk.run(["redact", "vault.jsonl", "-o", "safe.jsonl"]).errors == "wrote 9 entries to safe.jsonl\n")
        let after = desk.run(["log", "safe.jsonl", "--json"])
        #expect(outcomes(before.output) == outcomes(after.output))
        #expect(outcomes(before.output).contains(#"{"kind":"truncated","kept":0,"of":1}"#))
        expectNoSecret(in: [after.output], desk, written: ["safe.jsonl"])
        let text = try #require(desk["safe.jsonl"])
        // The digest that was right is right again; members that nobody knows are there.
        #expect(text.contains(#""outcome":{"kind":"applied"},"state":"d8ff042de8d3038c"}"#))
        #expect(text.contains(#""referrer":"https://a.example/?q=~"#))
        #expect(text.contains(#"{"navlog":1,"run":2}"#))
        #expect(desk["vault.jsonl"] == SecretFixture.journal)
    }

    @Test func anExportOfAnOldJournalHoldsNoSecret() {
        let desk = Desk(SecretFixture.files)
        _ = desk.run(["export", "vault.jsonl", "--format", "snapshot", "--at", "8", "-o", "state.json"])
        #expect(desk["state.json"]?.contains(#"{"user":"~"#) == true)
        expectNoSecret(in: [], desk, written: ["state.json"])
    }

    @Test func aForkThatIsSavedHoldsNoSecret() throws {
        let desk = Desk(SecretFixture.files)
        _ = desk.run([
            "repl", "vault.jsonl", "-c", "goto 2", "-c", "open vault://reset/S3CR3T?key=S3CR3T", "-c",
            "save fork.jsonl",
        ])
        #expect(desk["fork.jsonl"]?.contains(#""target":{"path":[{"reset":{"code":"~"#) == true)
        expectNoSecret(in: [], desk, written: ["fork.jsonl"])
        #expect(desk.run(["log", "fork.jsonl"]).output.hasSuffix("applied\n"))
    }

    @Test(arguments: [
        ["vault://accounts/x?key=S3CR3T"], ["state", "vault.jsonl", "--at", "vault:x?key=S3CR3T"],
        ["link", "vault://a?key=S3CR3T", "https://b?key=S3CR3T", "--manifest", "vault.manifest.json"],
        ["repl", "vault.jsonl", "-c", "push reset(S3CR3T"],
        ["repl", "vault.jsonl", "-c", "push reset(a: 1, S3CR3T S3CR3T)"],
        ["repl", "vault.jsonl", "-c", #"intent {"intent":"push","route":{"reset":{"code":"S3CR3T",}}}"#],
        ["repl", "vault.jsonl", "-c", "opne vault://accounts/S3CR3T"], ["log", "damaged.jsonl"],
        ["repl", "vault.jsonl", "-c", "restore eyJzdGFja3MiOnsibWFpbiI6eyJwYXRoIjpbXX19fUzNDUjNU"],
    ])
    func noMessageRepeatsASecret(arguments: [String]) {
        let damaged = #"""
            {"navlog":1,"manifest":"vault"}
            {"seq":1,"url":"https://a.example?b=S3CR3T","route":{"reset":{"code":"S3CR3T"}},}

            """#
        let desk = Desk(SecretFixture.files.merging(["damaged.jsonl": damaged]) { a, _ in a })
        let run = desk.run(arguments)
        #expect(run.errors.contains("error:"))
        expectNoSecret(in: [run.errors], desk, written: [])
    }

    @Test func theCaretStandsWhereTheFaultIsShown() throws {
        let line = #"{"seq":1,"url":"https://a.example?b=a-long-secret-that-is-longer-than-a-token","x":,}"#
        let run = Desk(["j.jsonl": "{\"navlog\":1}\n\(line)\n"]).run(["log", "j.jsonl"])
        let lines = run.errors.split(separator: "\n")
        let caret = try #require(lines[2].firstIndex(of: "^"))
        let place = lines[1].index(
            lines[1].startIndex, offsetBy: lines[2].distance(from: lines[2].startIndex, to: caret))
        #expect(lines[1][place...] == ",}")
    }

    @Test(arguments: [
        ("open vault://accounts/S3CR3T?key=S3CR3T --json", "open vault://accounts/~?key=~ --json"),
        ("signin S3CR3T", "signin ~"), ("signin 'S3 S3CR3T'", "signin ~"),
        ("catalog add account a S3CR3T", "catalog add account ~ ~"),
        ("catalog add topic a", "catalog add topic a"),
        ("push home reset(S3CR3T)\npush account(S3CR3T)", "push home reset(~)\npush account(~)"),
        ("goto 3", "goto 3"), ("tab \"é\"", "tab \"é\""),
    ])
    func theHistoryOfCommandsKeepsNoSecret(command: String, expected: String) throws {
        let session = try Desk(SecretFixture.files).session("vault.jsonl")
        #expect(session.redacted(command: command).replacing(#/~[a-z2-7]{10}/#, with: "~") == expected)
    }

    @Test func secretsOfAnOldJournalAreNamedAndNotShown() throws {
        let desk = Desk(SecretFixture.files)
        let run = desk.run(["verify", "vault.jsonl", "--secrets", "--json"])
        #expect(run.output.hasPrefix(#"{"code":"secret","severity":"warning","line":6,"offset":"#))
        #expect(run.status == .done)
        expectNoSecret(in: [run.output], desk, written: [])
        _ = desk.run(["redact", "vault.jsonl", "-o", "safe.jsonl"])
        #expect(desk.run(["verify", "safe.jsonl", "--secrets", "--json"]).output.isEmpty)
    }

    private func outcomes(_ log: String) -> [Substring] {
        log.matches(of: #/"outcome":(\{.*\}),"digest"/#).map(\.output.1)
    }

    private func expectNoSecret(
        in texts: [String], _ desk: Desk, written paths: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for text in texts { #expect(!text.contains(secret), sourceLocation: sourceLocation) }
        for path in paths {
            #expect(desk[path]?.isEmpty == false, sourceLocation: sourceLocation)
            // A copy keeps the lines of the journal that it is a copy of; what was added is looked at.
            let added = desk[path]?.split(separator: "\n").filter { !SecretFixture.journal.contains($0) } ?? []
            #expect(!added.joined().contains(secret), sourceLocation: sourceLocation)
        }
    }
}
