import TestSupport
import Testing

@testable import NavlogShell

@Suite struct TrimTests {
    private static let manifests = [
        nil,
        #"""
        {"navlog":"manifest","format":1,"layout":{"kind":"tabs","tabs":["main","x","y"]},"catalog":"loads",
         "routes":{"a":{},"b":{},"art":{"params":{"id":"string"},"content":"id"},"me":{"requires":"signIn"}},
         "presentations":{"sheet":{},"vip":{"requires":"signIn"},"lock":{"linkDismissible":false}},
         "links":{"hosts":["app://"],"rules":[{"id":"art","match":{"path":"/art/:id"},"open":{"path":["art(id: {id})"]}},
                  {"id":"any","match":{"path":"/:any"},"open":{"path":["b"]}}]}}
        """#,
    ]

    /// A random journal: an entry a line, and now and then a header in the middle.
    private func journal(seed: UInt64, entries: Int) -> String {
        var generator = JournalGenerator(seed: seed)
        var text = "{\"navlog\":1,\"manifest\":\"m\"}\n"
        for seq in 1...entries {
            let line = generator.line()
            let (name, members) = (line.prefix { $0 != " " }, line.drop { $0 != "{" }.dropFirst())
            let rest = members.isEmpty ? "}" : members == "}" ? "}" : ",\(members)"
            if seq % 29 == 0 { text += "{\"navlog\":1,\"build\":\"\(seq)\"}\n" }
            text += "{\"seq\":\(seq),\"intent\":\"\(name)\"\(rest)\n"
        }
        return text
    }

    @Test(arguments: manifests.indices) func aTrimmedJournalTellsTheSameAsTheWholeOne(_ manifest: Int) throws {
        let count = 120
        var deferred = 0
        for seed in 0..<6 as Range<UInt64> {
            var files = ["whole.jsonl": journal(seed: seed, entries: count)]
            files["m.manifest.json"] = Self.manifests[manifest]
            let desk = Desk(files)
            let whole = desk.run(["log", "whole.jsonl", "--json"])
            let lines = whole.output.split(separator: "\n")
            try #require(whole.status == .done && lines.count == count)
            for first in [1, 2, 29, 30, 58, 59, 88, 120] {
                let (last, name) = (min(count, first + 40), "\(first).jsonl")
                let trim = desk.run(["trim", "whole.jsonl", "--from", "\(first)", "--to", "\(last)", "-o", name])
                #expect(trim.status == .done && trim.output == "", "\(trim.errors)")
                let part = desk.run(["log", name, "--json"])
                #expect(part.output.split(separator: "\n") == Array(lines[(first - 1)..<last]), "\(seed) \(first)")
                for position in [first - 1, last] {
                    let states = ["whole.jsonl", name].map { desk.run(["state", $0, "--at", "\(position)", "--json"]) }
                    #expect(states[0].output == states[1].output && states[1].status == .done, "\(seed) \(first)")
                }
            }
            deferred += lines.count { $0.contains("deferred") }
        }
        #expect(manifest == 0 || deferred > 10)
    }

    @Test func linesStayAsTheyAreAndTheHeaderCarriesWhatCameBefore() throws {
        try transcript(
            #"""
            $ navlog trim library.jsonl --from 3 --to 4 -o part.jsonl
            ! wrote 2 entries to part.jsonl
            $ navlog log part.jsonl
            3     main     push topic(swiftui) article(id: a1, sour…  applied
            4     main     tab search                                 applied
            $ navlog state part.jsonl main.path --at start
            []
            $ navlog trim library.jsonl --from 9 --to 3 -o other.jsonl
            ! error: there are no entries from --from to --to
            ? 2
            $ navlog trim library.jsonl --from 3 -o part.jsonl
            ! error: "part.jsonl" exists already, and nothing is overwritten
            ? 4
            $ navlog trim library.jsonl
            ! error: trim needs -o
            ! hint: usage: navlog trim J -o FILE [option…]
            ? 2
            """#)
    }
}
