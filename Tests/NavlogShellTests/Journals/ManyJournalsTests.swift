import StrictJSON
import Testing

@testable import NavlogShell

struct ManyJournalsTests {
    private static let sound = #"""
        {"navlog":1,"build":"41","created":"2026-11-30T08:00:00.000Z"}
        {"seq":1,"scene":"main","intent":"sceneOpened"}

        """#
    /// A journal in which the same is pushed twice at once.
    private static func sick(build: String, day: String) -> String {
        #"""
        {"navlog":1,"build":"\#(build)"}
        {"seq":1,"time":"\#(day)T09:00:01.000Z","scene":"main","intent":"sceneOpened"}
        {"seq":2,"time":"\#(day)T09:00:02.000Z","scene":"main","intent":"push","route":{"a":{}}}
        {"seq":3,"time":"\#(day)T09:00:02.080Z","scene":"main","intent":"push","route":{"a":{}}}

        """#
    }
    private static let damaged = "{\"navlog\":1}\n{\"seq\":1,\n"

    private static let files = [
        "logs/b.jsonl": sound, "logs/a/z.jsonl": sick(build: "41", day: "2026-11-29"),
        "logs/a.jsonl": sick(build: "42", day: "2026-11-30"), "logs/readme.txt": "", "logs/.hidden.jsonl": damaged,
        "damaged.jsonl": damaged,
    ]

    @Test func aFolderIsCheckedWithTheFoldersInIt() throws {
        try transcript(
            #"""
            $ navlog check logs
            warning: logs/a.jsonl:4: seq 3: what 2 had pushed was pushed again at once (L11)
            logs/a.jsonl: 1 warning, 3 entries
            warning: logs/a/z.jsonl:4: seq 3: what 2 had pushed was pushed again at once (L11)
            logs/a/z.jsonl: 1 warning, 3 entries
            logs/b.jsonl: sound, 1 entry
            3 journals: 2 warnings, 7 entries
              L11 in 2 of 3 journals: the same was pushed twice from the same screen
                build 41: 1, 42: 1; begun 2026-11-29: 1, 2026-11-30: 1
            hint: navlog help L11
            ? 1
            $ navlog check logs --json
            {"code":"L11","severity":"warning","line":4,"offset":200,"seq":3,"message":"what 2 had pushed was pushed again at once","journal":"logs/a.jsonl"}
            {"code":"L11","severity":"warning","line":4,"offset":200,"seq":3,"message":"what 2 had pushed was pushed again at once","journal":"logs/a/z.jsonl"}
            ? 1
            $ navlog check logs --json --total
            {"code":"L11","severity":"warning","findings":2,"journals":2,"of":3,"builds":{"41":1,"42":1},"days":{"2026-11-29":1,"2026-11-30":1}}
            ? 1
            """#, files: Self.files)
    }

    @Test func oneThatCannotBeReadKeepsNoneFromAnswering() throws {
        try transcript(
            #"""
            $ navlog verify logs/b.jsonl none.jsonl damaged.jsonl logs/a.jsonl
            logs/b.jsonl: whole, 1 entry
            error: damaged.jsonl:2: not JSON: something else is expected here (syntax, byte 22)
            damaged.jsonl: damaged in 1 place, 0 entries
            logs/a.jsonl: whole, 3 entries
            4 journals: 2 whole, 1 damaged, 1 unreadable, 4 entries
            ! error: cannot open "none.jsonl": No such file or directory (ENOENT)
            ? 3
            $ navlog verify logs/b.jsonl damaged.jsonl --json
            {"code":"syntax","severity":"error","line":2,"offset":22,"seq":null,"message":"not JSON: something else is expected here","journal":"damaged.jsonl"}
            ? 3
            $ navlog verify logs damaged.jsonl --json --total
            {"journals":4,"whole":3,"damaged":1,"unreadable":0,"entries":7}
            ? 3
            """#, files: Self.files)
    }

    @Test func entriesSayWhichJournalTheyAreFrom() throws {
        try transcript(
            #"""
            $ navlog log logs --intent push
            logs/a.jsonl:
            2     main     push a                                     applied
            3     main     push a                                     applied
            logs/a/z.jsonl:
            2     main     push a                                     applied
            3     main     push a                                     applied
            $ navlog log logs --intent push --total
            4 entries in 2 of 3 journals
            $ navlog log logs/b.jsonl logs/b.jsonl --json
            {"seq":1,"time":null,"scene":"main","intent":"sceneOpened","outcome":{"kind":"applied"},"digest":"d8ff042de8d3038c","journal":"logs/b.jsonl"}
            {"seq":1,"time":null,"scene":"main","intent":"sceneOpened","outcome":{"kind":"applied"},"digest":"d8ff042de8d3038c","journal":"logs/b.jsonl"}
            $ navlog log logs --follow
            ! error: only one journal can be followed
            ? 2
            """#, files: Self.files)
    }

    @Test func numbersAreAddedUp() throws {
        try transcript(
            #"""
            $ navlog stats logs --total
            3 journals:
            7 entries, 3 scenes, deepest path 2
            from 2026-11-29T09:00:01.000Z to 2026-11-30T09:00:02.080Z
            intents
              push         4
              sceneOpened  3
            outcomes
              applied  7
            depth over time, a column is 1 entry, up to 2
                █  █
               ██ ██
            $ navlog stats logs --total --json
            {"entries":7,"first":"2026-11-29T09:00:01.000Z","last":"2026-11-30T09:00:02.080Z","scenes":3,"intents":{"push":4,"sceneOpened":3},"outcomes":{"applied":7},"reasons":{},"waits":{},"rejectedLinks":{},"routes":{"a":2},"backs":{},"onwards":{},"backRate":null,"deadEnds":[],"maximumDepth":2,"depth":{"entriesAPiece":1,"greatest":[0,1,2,0,1,2,0]}}
            """#, files: Self.files)
    }

    @Test func aListMayHoldAnyName() throws {
        var files = Self.files
        for name in ["with space.jsonl", "-x.jsonl", "line\nend.jsonl", "red\u{1b}[31m.jsonl"] {
            files[name] = Self.sound
        }
        files["lines"] = "with space.jsonl\n\n-x.jsonl\nred\u{1b}[31m.jsonl"
        files["nuls"] = "line\nend.jsonl\0-x.jsonl\0"
        files["empty"] = ""
        try transcript(
            #"""
            $ navlog verify --files-from lines
            with space.jsonl: whole, 1 entry
            -x.jsonl: whole, 1 entry
            red\u{1b}[31m.jsonl: whole, 1 entry
            3 journals: 3 whole, 3 entries
            $ navlog verify logs/b.jsonl --files-from nuls
            logs/b.jsonl: whole, 1 entry
            line\u{a}end.jsonl: whole, 1 entry
            -x.jsonl: whole, 1 entry
            3 journals: 3 whole, 3 entries
            $ navlog verify --files-from empty
            0 journals: 0 whole, 0 entries
            $ navlog verify - --files-from -
            ! error: standard input can be read once only
            ? 2
            $ navlog check logs/b.jsonl --with logs/a.jsonl --total
            ! error: --with adds to one journal, and here are several
            ! hint: navlog merge A B -o OUT
            ? 2
            $ navlog repl logs/b.jsonl -c 'check --files-from lines'
            ! error: unknown option "--files-from" of check
            ! hint: one of --json, --no-color, --help
            ? 2
            $ navlog check nothing --total
            1 journal: 0 entries, 1 unreadable or damaged
            ! error: cannot open "nothing": No such file or directory (ENOENT)
            ? 3
            """#, files: files)
    }

    @Test func manyJournalsAnswerInOrderHoweverManyAreReadAtOnce() {
        var files: [String: String] = [:]
        for number in 0..<90 {
            let pushes = (0..<(number % 7 * 40)).map {
                "{\"seq\":\($0 + 2),\"scene\":\"main\",\"intent\":\"push\",\"route\":{\"r\($0)\":{}}}\n"
            }
            files["logs/\(number).jsonl"] = number % 9 == 4 ? Self.damaged : Self.sound + pushes.joined()
        }
        let desk = Desk(files)
        for command in [["log", "logs"], ["check", "logs", "--json"], ["stats", "logs"], ["verify", "logs"]] {
            let (one, several) = (desk.run(command, processors: 1), desk.run(command, processors: 8))
            #expect(one.output == several.output)
            #expect(one.errors == several.errors)
            #expect(several.status == .damaged)
            #expect(several.output.isEmpty == (command[0] == "check"))
        }
    }

    @Test func muchIsHandedOnBeforeAJournalHasEnded() {
        let entries = (1...20_000).map { "{\"seq\":\($0),\"scene\":\"main\",\"intent\":\"pop\"}\n" }.joined()
        let files = Dictionary(
            uniqueKeysWithValues: (0..<6).map { ("logs/\($0).jsonl", "{\"navlog\":1}\n" + entries) })
        let run = Desk(files).run(["log", "logs", "--json"])
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 120_000)
        #expect(lines[20_000].contains("\"seq\":1,") && lines[20_000].hasSuffix("\"journal\":\"logs/1.jsonl\"}"))
    }

    @Test func noJournalIsReadWhenNobodyReadsOn() {
        var files: [String: String] = [:]
        for number in 0..<200 { files["logs/\(number).jsonl"] = Self.sound }
        let (desk, output) = (Desk(files), ClosingStream())
        let environment = Environment(
            arguments: ["verify", "logs"], output: output, errors: MemoryStream(), input: { ScriptedLines([]) },
            storage: desk.storage, now: { 0 }, processors: 4)
        #expect(Shell.run(in: environment) == .done)
        #expect(output.writes == 2)  // The first answer, and the total.
    }

    @Test func segmentsAreOneJournalInAFolder() throws {
        let second = #"""
            {"navlog":1,"session":"s","continues":{"seq":1,"session":"s"}}
            {"seq":2,"scene":"main","intent":"pop"}

            """#
        let first = "{\"navlog\":1,\"session\":\"s\"}\n{\"seq\":1,\"scene\":\"main\",\"intent\":\"sceneOpened\"}\n"
        try transcript(
            #"""
            $ navlog verify logs
            logs/a.jsonl: whole, 2 entries
            logs/b.jsonl: whole, 1 entry
            2 journals: 2 whole, 3 entries
            """#,
            files: ["logs/a.jsonl": first, "logs/a.000002.jsonl": second, "logs/b.jsonl": Self.sound])
    }
}

/// A pipe whose reader leaves at the first bytes.
private final class ClosingStream: TextStream {
    private(set) var writes = 0

    func write(_ bytes: [UInt8]) {
        if !bytes.isEmpty { writes += 1 }
    }

    func flush() {}

    var isClosed: Bool { writes > 0 }
}
