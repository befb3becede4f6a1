import LineEditor
import NavigationJournal
import NavigationModel
import Testing

@testable import NavlogShell

struct CompletionTests {
    /// What Tab offers at the end of a line, separated by spaces.
    @Test(arguments: [
        ("sc", "scenes scene"), ("qu", "quit"), ("zzz", ""), ("help sta", "state stats start"), ("", nil),
        ("log --o", "--origin --outcome"), ("log --origin l", "link"), ("log --lenient", ""), ("state --at e", "end"),
        ("state -- --s", ""), ("goto #", "#here #home"), ("mark h", "here home"), ("scene ", "use new close main side"),
        ("scene use s", "side"), ("log --scene m", "main"), ("tab ", "library profile search"), ("pop t", "to"),
        ("push --stack s", "search"), ("swipe c", "cancelled completed"), ("width c", "compact"),
        ("open w", "websun://topics/uikit/articles/a2?source=a-newsletter-with-a-very-long-name"),
        ("restore l", "last library.jsonl library.manifest.json"), ("state # comment ", nil),
        ("history 3 ", ""), ("set json ", "on off"), ("set json on ", ""), ("set topic(x) o", ""),
        ("scene new ", ""), ("scene use main ", ""), ("scene close main ", "destroyed"), ("scene main ", ""),
        ("log --intent s", "sceneOpened selectTab"), ("log --outcome re", "rejected"),
        ("log --outcome d", "depthExceeded"),
        ("catalog add ", "article topic"), ("catalog remove article ", "a1 a2"), ("pop to ", ""),
        ("dismiss ", "all share(a2)"), ("switch ", "main"), ("drop ", ""),
    ])
    func everyKindOfWordIsKnown(line: String, expected: String?) throws {
        let session = try Desk().session("library.jsonl")
        session.travel.marks = ["here": 3, "home": 4]
        let texts = Completer(session).texts(line)
        guard let expected else {
            return #expect(line.isEmpty ? texts.count == VerbTable.all.count : texts.isEmpty)
        }
        if expected.contains("?") {
            #expect(texts == [#""\#(expected)""#])
        } else {
            #expect(texts.joined(separator: " ") == expected)
        }
    }

    @Test(arguments: [
        ("push t", ["topic(", "topic(swiftui)", "topic(uikit)"]), ("push s", ["settings"]),
        ("push article(s", ["article(source: "]),
        ("push article(", ["article(a1)", "article(a2)", fromFrontPage, "article(id: ", "article(source: "]),
        ("push article(id: a", ["article(id: a1", "article(id: a2", fromFrontPage]),
        ("push article(id: a1, ", ["article(id: a1, source: ", fromFrontPage]),
        ("push topic(x) topic(id: u", ["topic(id: uikit)"]), ("present s", ["sheet", "share(", "share(a2)"]),
        ("present popover c", ["compose"]), ("dismiss a", ["all"]), ("set pro", ["profile("]),
    ])
    func routesAreOfferedWithLabelsAndIDs(line: String, expected: [String]) throws {
        let session = try Desk().session("library.jsonl")
        #expect(Set(Completer(session).texts(line)) == Set(expected))
    }

    @Test(arguments: [
        ("until n", ["not"]), ("until ch", ["changed("]), ("until main.tab ", ["==", "!=", "contains", "matches"]),
        ("until main.tab == ", ["library", "profile", "search"]), ("until main.tab == \"s", ["\"search\""]),
        ("until outcome == r", ["repeated", "rejected"]), ("until main.tab == search ", ["and", "or"]),
        ("until main.tab == search and main.ph", ["main.phase"]), ("break (main.tab == s", ["(main.tab == search"]),
        ("break changed(main.ph", ["changed(main.phase)"]), ("break not intent == op", ["openURL"]),
        ("until scene == s", ["side"]), ("until reason == ", ["depthExceeded"]), ("until main.path.count > ", []),
        ("until main.phase == ", ["active"]), ("until main.focus x ", []), ("until origin == u", ["user"]),
        ("until main.path contains se", ["settings"]), ("bisect --when \"main.tab == s", ["\"main.tab == search"]),
        ("bisect --when main.ta", ["main.tab"]), ("shrink -o small.jsonl main.ta", ["main.tab"]),
    ])
    func aPredicateGoesOnWithWhatItLacks(line: String, expected: [String]) throws {
        #expect(Completer(try Desk().session("library.jsonl")).texts(line) == expected)
    }

    @Test func whatTheAppWouldRefuseIsNotOffered() throws {
        let session = try Desk().session("library.jsonl")
        for command in ["push nowhere topic(x)", "push article(ident: a1)", "push nowhere"] {
            _ = try session.run(command)
        }
        #expect(Completer(session).texts("push n") == [])
        #expect(!Completer(session).texts("push a").contains("article(ident: a1)"))
    }

    private static let fromFrontPage = #"article(id: a1, source: "front page")"#

    @Test func columnsAndTheirRoutesAreOffered() throws {
        let completer = Completer(try Desk().session("mail.jsonl"))
        #expect(completer.texts("select ") == ["folders", "messages"])
        #expect(completer.texts("select folders n") == ["none"])
        #expect(completer.texts("select folders folder(n") == ["folder(name: "])
        #expect(completer.texts("select folders folder(name: ") == ["folder(name: inbox)"])
    }

    @Test(arguments: [
        ("state ma", ["main"]), ("state main.st", ["main.stacks"]),
        ("state main.stacks.", ["main.stacks.library", "main.stacks.profile", "main.stacks.search"]),
        (
            "state main.stacks.library.path[",
            ["main.stacks.library.path[0]", "main.stacks.library.path[1]", "main.stacks.library.path[-1]"]
        ),
        ("state stacks.library.path[1].", ["stacks.library.path[1].article"]),
        ("log --changed session.", ["session.user"]),
        ("state facts.content.", ["facts.content.article"]), ("state pat", ["path"]), ("state no.such.", []),
    ])
    func statePathsGoAsDeepAsTheState(line: String, expected: [String]) throws {
        #expect(Completer(try Desk().session("library.jsonl")).texts(line) == expected)
    }

    static let fileNames = [
        "my log.jsonl", "it's.jsonl", "say \"hi\".jsonl", "back\\slash.jsonl", "$HOME.jsonl", "-dash.jsonl", "é.jsonl",
        "日本.jsonl", "#mark.jsonl", "plain.jsonl", "a(b.jsonl", "tab\t.jsonl", "folder/in side.jsonl", "end.",
        "e\u{301}",
    ]

    @Test(arguments: fileNames)
    func aCompletedFileNameReadsBackAsTheFile(name: String) throws {
        let desk = Desk(
            Dictionary(uniqueKeysWithValues: (Self.fileNames + ["notes.jsonl"]).map { ($0, Fixture.notes) }))
        let completer = Completer(try desk.session("notes.jsonl"))
        for length in 0...name.unicodeScalars.count {
            let begun = String(String.UnicodeScalarView(name.unicodeScalars.prefix(length)))
            for typed in [QuotedText.isPlain(begun) ? begun : nil, "\"" + Self.inside(begun), "'\(begun)"].compactMap(
                \.self)
            {
                if typed.hasPrefix("'") && begun.contains("'") { continue }
                let lines = completer.lines("source \(typed)")
                #expect(!lines.isEmpty, "\(typed)")
                for line in lines {
                    let words = try #require(try? LineSplitter.split(line.text + (line.isWhole ? "" : line.closing)))
                    #expect(words.count == 2 && words[1].text.utf8.elementsEqual(line.meaning.utf8), "\(line)")
                    #expect(words.last?.looksLikeOption == false)
                }
                if !name.contains("/") { #expect(lines.contains { $0.meaning == name }, "\(typed)") }
            }
        }
    }

    @Test func aSecondTabPilesNothingUp() throws {
        let desk = Desk(["my log.jsonl": Fixture.notes, "it's.jsonl": ""])
        let completer = Completer(try desk.session("my log.jsonl"))
        #expect(completer.texts("source \"my l") == [#""my log.jsonl""#])
        #expect(completer.texts("source 'my l") == ["'my log.jsonl'"])
        #expect(completer.texts("source my") == [#""my log.jsonl""#])
        #expect(completer.texts(#"source "my log.jsonl""#) == [#""my log.jsonl""#])
        #expect(completer.texts(#"source "my log.jsonl" "#) == [])
    }

    @Test func everyCompletedLineOfTheTableParses() throws {
        let session = try Desk().session("library.jsonl")
        let completer = Completer(session)
        var checked = 0
        for verb in VerbTable.all {
            for line in [verb.name + " "] + verb.options(inSession: true).map({ "\(verb.name) \($0.name) " }) {
                for completed in completer.lines(line) where completed.isWhole {
                    let words = try LineSplitter.split(completed.text)
                    #expect(words.last?.text == completed.meaning, "\(completed.text)")
                    checked += 1
                }
            }
        }
        #expect(checked > 200)
    }

    private static func inside(_ text: String) -> String {
        String(QuotedText.word(text + " ").dropFirst().dropLast(2))
    }
}

extension Completer {
    /// The candidates at the end of a line.
    fileprivate func texts(_ line: String) -> [String] {
        completions(for: CompletionRequest(line: line, cursor: line.endIndex))?.candidates.map(\.text) ?? []
    }

    /// A line as a candidate leaves it.
    fileprivate struct CompletedLine {
        var text: String
        var isWhole: Bool
        /// The quote that is still open.
        var closing: String
        /// What the last word says.
        var meaning: String
    }

    fileprivate func lines(_ line: String) -> [CompletedLine] {
        guard let completions = completions(for: CompletionRequest(line: line, cursor: line.endIndex)) else {
            return []
        }
        let before = String(line[..<completions.replaced.lowerBound])
        return completions.candidates.map { candidate in
            let text = before + candidate.text
            let last = LineSplitter.splitUnfinished(text)
            let closing = candidate.isWhole ? "" : last?.quote.map(String.init) ?? ""
            return CompletedLine(
                text: text, isWhole: candidate.isWhole, closing: closing, meaning: last?.last.text ?? "")
        }
    }
}
