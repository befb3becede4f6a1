import Testing

@testable import NavlogShell

/// Making up journals, and finding what was planted in them.
struct GenerateVerbTests {
    @Test func aMadeUpJournalIsWholeAndSoundAndNamesItsManifest() throws {
        try transcript(
            #"""
            $ navlog generate --count 300 --seed 4 --manifest library.manifest.json -o made.jsonl
            $ navlog verify made.jsonl
            made.jsonl: whole, 300 entries
            $ navlog generate --count 3 --seed 4
            {"navlog":1,"app":"com.example.made-up","build":"2.9.0","session":"6e73e372e2338aca","created":"2026-11-25T16:35:28.000Z"}
            {"seq":1,"time":"2026-11-25T21:42:23.186Z","intent":"launched","outcome":{"kind":"applied"},"crc":"1c125f5c"}
            {"seq":2,"time":"2026-11-25T21:42:23.226Z","scene":"main","intent":"sceneOpened","origin":"system","outcome":{"kind":"applied"},"state":"d8ff042de8d3038c","crc":"6f19bdc8"}
            {"seq":3,"time":"2026-11-25T21:42:23.236Z","intent":"signedIn","user":"ben","outcome":{"kind":"applied"},"crc":"58dfcb56"}
            $ navlog generate --count 400 --plant L11 --plant L16 -o planted.jsonl --json
            {"fault":"L11","seq":202}
            ! warning: L16 was not planted: this app did not come to it
            $ navlog check planted.jsonl
            warning: planted.jsonl:203: seq 202: what 201 had pushed was pushed again at once (L11)
            planted.jsonl: 1 warning, 400 entries
            hint: navlog help L11
            ? 1
            """#)
    }

    @Test func whatCannotBeMadeUpIsRefused() throws {
        try transcript(
            #"""
            $ navlog generate --count 0
            ! error: --count "0" is no whole number from 1 on
            ? 2
            $ navlog generate --faults 2
            ! error: --faults "2" is no share from 0 to 1
            ! hint: --faults 0.01 is one in a hundred
            ? 2
            $ navlog generate --plant L02
            ! error: unknown value of --plant "L02"
            ! hint: did you mean L01?
            ? 2
            $ navlog generate --seed -1
            ! error: --seed "-1" is no whole number from 0 on
            ? 2
            $ navlog generate --count 5 -o library.jsonl
            ! error: "library.jsonl" exists already, and nothing is overwritten
            ? 4
            """#)
    }

    @Test(arguments: ["L05", "L07", "L08", "L09", "L11", "L13", "L15", "L19", "L20"])
    func aPlantedFaultShrinksToAFewEntriesThatShowItStill(_ code: String) throws {
        let desk = Desk()
        let app = ["--manifest", "library.manifest.json"]
        _ = desk.run(["generate", "--count", "500", "--plant", code, "-o", "made.jsonl"] + app)
        let shrunk = desk.run(["shrink", "made.jsonl", "--check", code, "-o", "small.jsonl"] + app)
        #expect(shrunk.status == .done, "\(shrunk.errors)")
        #expect((2...11).contains(desk["small.jsonl"]?.split(separator: "\n").count ?? 0))
        #expect(desk.run(["check", "small.jsonl", "--json"] + app).output.contains("\"\(code)\""))
        #expect(desk.run(["verify", "small.jsonl"]).status == .done)
    }
}
