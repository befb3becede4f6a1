import StrictJSON
import Testing

@testable import NavlogShell

/// No verb lets through what a journal or a word would do to a terminal, however it is called.
///
/// The calls are made from the table of verbs, so that a new verb is called, too.
struct EveryVerbTests {
    private static let attack = UntrustedTextTests.attacks.joined(separator: " ")
    /// In quotes, as a person types it.
    private static let word = JSONValue.string(attack).text(.journal)

    /// What goes on until somebody presses Ctrl-C.
    private static let endless: Set = ["follow", "--follow"]

    @Test(arguments: VerbTable.all.filter { !$0.isForSessionsOnly && !endless.contains($0.name) }.map(\.name))
    func onTheCommandLine(_ name: String) throws {
        for words in Self.calls(of: try VerbTable.verb(name, inSession: false), inSession: false) {
            try Self.expectHarmless(Self.desk().run([name] + words), "\(name) \(words)")
        }
    }

    @Test(arguments: VerbTable.all.map(\.name).filter { !endless.contains($0) })
    func inASession(_ name: String) throws {
        for words in Self.calls(of: try VerbTable.verb(name, inSession: true), inSession: true) {
            let line = ([name] + words.map { $0 == Self.attack ? Self.word : $0 }).joined(separator: " ")
            for position in ["3", "end"] {
                let run = Self.desk().run(["repl", "j.jsonl", "-c", "goto \(position)", "-c", line, "-c", "state"])
                try Self.expectHarmless(run, line)
            }
        }
    }

    /// Every way to call a verb with one option at most: journals where there is one to give, else the attack.
    private static func calls(of verb: any Verb, inSession: Bool) -> [[String]] {
        let places = verb.positionals(inSession: inSession)
        let words = places.map { $0.kind == .journal ? "j.jsonl" : value(of: $0.kind) }
        func spelling(_ option: Signature.Option) -> [String] {
            [option.name] + (option.value.map { [value(of: $0)] } ?? [])
        }
        let (given, others) = (
            verb.signature.options.filter(\.isNeeded).flatMap(spelling), verb.options(inSession: inSession)
        )
        let needed = zip(words, places).filter(\.1.isNeeded).map(\.0) + given
        let free = others.filter { $0.name != "--help" && !$0.isNeeded && !endless.contains($0.name) }
        return [needed, words + given] + free.map { needed + spelling($0) }
    }

    private static func value(of kind: Signature.Kind) -> String {
        switch kind {
        case .choice(let choices): choices.first ?? attack
        case .journal: "j.jsonl"
        default: attack
        }
    }

    private static func desk() -> Desk {
        Desk(["j.jsonl": UntrustedTextTests.journal(word), "\(attack).jsonl": UntrustedTextTests.journal(word)])
    }

    /// JSON and exported files may hold what is no control character, since other programs read them.
    private static func expectHarmless(_ run: Desk.Run, _ call: String) throws {
        let isData = call.contains("--json") || call.contains("export") || call.contains("--format")
        let output = run.output.replacing("\r\n", with: "\n")
        #expect(isData ? output.hasNoControls : output.isHarmless, "\(call)")
        #expect(run.errors.isHarmless, "\(call)")
    }
}
