import LineEditor
import NavigationJournal
import NavigationModel
import StrictJSON
import Testing

@testable import NavlogShell

/// Text from a journal, a manifest, a file name or a command reaches the terminal escaped, whatever verb shows it.
struct UntrustedTextTests {
    static let attacks = [
        "\u{1b}[31mred", "\u{1b}]8;;http://x\u{7}link\u{1b}]8;;\u{7}", "\u{1b}]52;c;aGk=\u{7}", "\u{9b}2J",
        "\u{7f}\u{8}",
        "a\rb", "\u{85}", "\u{202e}rtl\u{2066}", "\u{200b}\u{200d}\u{feff}", "\u{2028}", "\u{e0041}\u{e007f}",
        "\u{61c}",
    ]

    @Test(arguments: attacks)
    func everyFieldOfAnEntryIsShownEscaped(attack: String) throws {
        let text = JSONValue.string(attack).text(.journal)
        let desk = Desk(["j.jsonl": Self.journal(text), "m.manifest.json": Fixture.manifest])
        for verb in [
            "log", "state", "scenes", "stats", "diff", "verify", "state --at 2", "log --lenient", "diff j.jsonl 3",
            "log --json", "state --json", "stats --json", "scenes --json", "export --format snapshot",
            "export --format csv", "export --format cloudevents", "export --format mermaid", "export --format dot",
            "export --format swift-test", "export --format json-patch", "export --format scene-storage",
            "export --format html",
        ] {
            try expectHarmless(desk, verb.split(separator: " ").map(String.init).inserting("j.jsonl"))
        }
        for command in ["start", "step 30", "back 30", "goto end", "state", "scenes"] {
            try expectHarmless(desk, ["repl", "j.jsonl", "-c", "goto start", "-c", command])
        }
    }

    @Test(arguments: attacks)
    func everyWordOfACommandIsShownEscaped(attack: String) throws {
        let desk = Desk(Fixture.files.merging(["\(attack).jsonl": "{\"navlog\":1}\n{"]) { $1 })
        let word = JSONValue.string(attack).text(.journal)
        for arguments in [
            ["log", attack], ["log", "\(attack).jsonl"], ["verify", "\(attack).jsonl"], [attack], ["help", attack],
            ["state", "library.jsonl", attack], ["state", "library.jsonl", "--scene", attack],
            ["state", "library.jsonl", "--at", attack], ["log", "library.jsonl", "--\(attack)"],
            ["log", "library.jsonl", "--manifest", attack], ["log", "library.jsonl", "--origin", attack],
            ["log", "library.jsonl", "--changed", attack], ["diff", "library.jsonl", attack],
            ["repl", "library.jsonl", "-f", attack], ["repl", "library.jsonl", "-c", attack],
            ["repl", "library.jsonl", "-c", "push \(word)"], ["repl", "library.jsonl", "-c", "push a(x: \(word))"],
            ["repl", "library.jsonl", "-c", "goto \(word)"], ["repl", "library.jsonl", "-c", "scene new \(word)"],
            ["repl", "library.jsonl", "-c", "view \(word)", "-c", "state"],
            ["repl", "library.jsonl", "-c", "open \(word)"], ["repl", "library.jsonl", "-c", "restore \(word)"],
            ["repl", "library.jsonl", "-c", "signin \(word)", "-c", "state"],
            ["repl", "library.jsonl", "-c", "save \(word)"], ["repl", "library.jsonl", "-c", "intent \(attack)"],
        ] {
            try expectHarmless(desk, arguments)
        }
    }

    @Test(arguments: attacks)
    func whatIsWrongWithAManifestIsShownEscaped(attack: String) throws {
        let text = JSONValue.string(attack).text(.journal)
        let desk = Desk([
            "j.jsonl": "{\"navlog\":1,\"manifest\":\(text)}\n",
            "m.json":
                "{\"navlog\":\"manifest\",\"format\":1,\(text):1,\"routes\":{\(text):{\"params\":{\(text):\"nope\"}}}}",
            "n.json": "{\"navlog\": \(attack)",
        ])
        try expectHarmless(desk, ["log", "j.jsonl"])
        try expectHarmless(desk, ["log", "j.jsonl", "--manifest", "m.json"])
        try expectHarmless(desk, ["log", "j.jsonl", "--manifest", "n.json"])
    }

    @Test(arguments: attacks)
    func whatIsImportedIsShownEscaped(attack: String) throws {
        let text = JSONValue.string(attack).text(.journal)
        let desk = Desk([
            "s.json": "[{\"timestamp\":\(text),\"type\":\"navigation\",\"data\":{\"to\":\(text)}},"
                + "{\"timestamp\":1,\"category\":\(text)}]",
            "p.json": "[\(text),\"{}\"]", "m.json": Fixture.manifest,
            "r.json": "{\"routes\":[{\"name\":\"a\"},{\"name\":\(text),\"params\":{\(text):\(text)}}]}",
            "map.json": "{\(text):\(text)}",
        ])
        try expectHarmless(desk, ["import", "s.json", "--manifest", "m.json"])
        try expectHarmless(desk, ["import", "s.json", "--map", "map.json"])
        try expectHarmless(desk, ["import", "p.json", "--manifest", "m.json"])
        try expectHarmless(desk, ["import", "r.json"])
    }

    @Test(arguments: attacks)
    func promptAndCompletionsAreEscaped(attack: String) throws {
        let text = JSONValue.string(attack).text(.journal)
        let desk = Desk(["j.jsonl": Self.journal(text), "\(attack)x": ""])
        let session = try desk.session("j.jsonl")
        #expect(try session.prompt().isHarmless)
        for line in ["state ", "goto ", "push ", "scene use ", "tab ", "open ", "restore ", "present ", "state main."] {
            let request = CompletionRequest(line: line, cursor: line.endIndex)
            for candidate in Completer(session).completions(for: request)?.candidates ?? [] {
                #expect(candidate.text.isHarmless && candidate.description.isHarmless, "\(line)")
            }
        }
    }

    /// Styles are the only sequences that a terminal gets.
    @Test func coloursAreTheOnlyEscapeSequences() {
        let run = Desk().run(["log", "library.jsonl"], terminal: true)
        #expect(run.output.contains("\u{1b}[36mpush\u{1b}[0m"))
        #expect(run.output.replacing(/\e\[[0-9;]*m/, with: "") == Desk().run(["log", "library.jsonl"]).output)
        #expect(!Desk().run(["log", "library.jsonl", "--no-color"], terminal: true).output.contains("\u{1b}"))
        #expect(!Desk().run(["log", "library.jsonl", "--json"], terminal: true).output.contains("\u{1b}"))
    }

    private func expectHarmless(_ desk: Desk, _ arguments: [String]) throws {
        let run = desk.run(arguments)
        let isExport = arguments.first == "export"
        let isJSON = arguments.contains("--json") || isExport
        // The rows of a table end in both characters.
        #expect(
            isJSON ? run.output.replacing("\r\n", with: "\n").hasNoControls : run.output.isHarmless,
            "\(arguments)")
        #expect(run.errors.isHarmless, "\(arguments)")
        #expect(!run.output.isEmpty || !run.errors.isEmpty, "\(arguments) says nothing")
        // A program gets JSON with every character as it is; a person who asks for it on a terminal does not.
        if isJSON && !isExport { #expect(desk.run(arguments, terminal: true).output.isHarmless, "\(arguments)") }
    }

    /// A journal with a text in every field of an entry that takes one.
    static func journal(_ text: String) -> String {
        let lines = [
            "\"scene\":\"main\",\"intent\":\"sceneOpened\"", "\"scene\":\(text),\"intent\":\"sceneOpened\"",
            "\"scene\":\"main\",\"intent\":\(text)", "\"scene\":\"main\",\"intent\":\"push\",\"route\":{\(text):{}}",
            "\"scene\":\"main\",\"intent\":\"push\",\"route\":{\"a\":{\(text):1}}",
            "\"scene\":\"main\",\"intent\":\"push\",\"route\":{\"a\":{\"x\":\(text)}}",
            "\"scene\":\"main\",\"intent\":\"push\",\"route\":{\"a\":{}},\"stack\":\(text)",
            "\"scene\":\"main\",\"intent\":\"pushView\",\"label\":\(text)",
            "\"scene\":\"main\",\"intent\":\"popTo\",\"name\":\(text)",
            "\"scene\":\"main\",\"intent\":\"openURL\",\"url\":\(text)",
            "\"scene\":\"main\",\"intent\":\"openURL\",\"url\":\"x:y\",\"rejected\":\(text),\"delivery\":\(text)",
            "\"scene\":\"main\",\"intent\":\"openTarget\",\"target\":{\"tab\":\(text)}",
            "\"scene\":\"main\",\"intent\":\"restore\",\"snapshot\":{\"tab\":\(text)}",
            "\"scene\":\"main\",\"intent\":\"select\",\"column\":\(text),\"route\":{\"a\":{}}",
            "\"scene\":\"main\",\"intent\":\"setTabHidden\",\"tab\":\(text),\"hidden\":true",
            "\"scene\":\"main\",\"intent\":\"selectTab\",\"tab\":\(text)",
            "\"scene\":\"main\",\"intent\":\"gesture\",\"kind\":\(text),\"to\":\"began\"",
            "\"scene\":\"main\",\"intent\":\"present\",\"route\":{\(text):{}}",
            "\"intent\":\"signedIn\",\"user\":\(text)", "\"intent\":\"catalogLoaded\",\"content\":{\(text):[\(text)]}",
            "\"time\":\(text),\"scene\":\(text),\"intent\":\"phase\",\"to\":\"active\",\"origin\":\(text)",
        ]
        let entries = lines.enumerated().map { "{\"seq\":\($0 + 1),\($1)}\n" }
        return "{\"navlog\":1,\"manifest\":\(text),\"app\":\(text)}\n" + entries.joined()
    }
}

extension [String] {
    /// The words with the journal behind the verb, unless it is there.
    fileprivate func inserting(_ journal: String) -> [String] {
        contains(journal) ? self : [self[0], journal] + dropFirst()
    }
}

extension String {
    /// Whether a terminal shows all of it, and does nothing else.
    var isHarmless: Bool {
        unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control: scalar == "\n"
            case .format, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
    }

    /// Whether no scalar in it is a control character but the end of a line.
    var hasNoControls: Bool {
        unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
    }
}
