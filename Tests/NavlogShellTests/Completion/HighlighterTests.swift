import LineEditor
import NavigationModel
import Testing

@testable import NavlogShell

struct HighlighterTests {
    /// A line, and the parts of it that do not look plain: `text:style`, from the left.
    @Test(arguments: [
        ("", ""), ("pu", "pu:green"), ("push", "push:green"), ("pusj", "pusj:red"), ("st x", "st:red"), ("stat", ""),
        ("stats", "stats:green"), ("sta main", "sta:red"), ("goto 3", "goto:green"), ("goto x", "goto:green x:red"),
        ("goto st", "goto:green"), ("goto sx", "goto:green sx:red"), ("goto st ", "goto:green st:red"),
        ("log --or", "log:green"), ("log --or ", "log:green --or:red"),
        ("log --origin link", "log:green --origin:cyan link:cyan"), ("log --origin li", "log:green --origin:cyan"),
        ("log --origin lo", "log:green --origin:cyan lo:red"), ("log --lenient", "log:green --lenient:red"),
        ("log x", "log:green x:red"), ("tab sea", "tab:green"), ("tab search", "tab:green search:cyan"),
        ("tab serach", "tab:green serach:red"), ("push settings", "push:green settings:yellow"),
        ("push sett", "push:green"), ("push sett x", "push:green sett:red x:red"),
        ("push topic(", "push:green topic(:yellow"), ("push nope(", "push:green nope(:red"),
        ("push topic(a) article(b", "push:green topic(a):yellow article(b:yellow"),
        ("push topic()x ", "push:green topic()x:red"),
        ("push topic(a: 1) settings", "push:green topic(a: 1):red settings:yellow"),
        ("push share(a) ", "push:green share(a):red"), ("present share(a)", "present:green share(a):yellow"),
        ("present sheet share(a)", "present:green sheet:cyan share(a):yellow"),
        ("push {\"settings\":", "push:green"), ("find \"two words\"", "find:green \"two words\":yellow"),
        ("find \"two wo", "find:green \"two wo:yellow"), ("find \"a\"b", "find:green b:red"),
        ("state # why", "state:green # why:faint"), ("# note", "# note:faint"),
        ("break main.path.count > 3", "break:green"), ("break main.path.count >", "break:green"),
        ("break main.path.count => 3 and x", "break:green => 3 and x:red"),
        ("break tab == a --json", "break:green --json:cyan"),
        ("bisect tab = a --every", "bisect:green = a:red --every:cyan"),
        ("shrink -o x tab == a --nope ", "shrink:green -o:cyan --nope:red"),
        ("goto 3\nnope\npush sett", "goto:green nope:red push:green"), ("pop x", "pop:green x:red"),
        ("pop 2", "pop:green"),
        ("state main.path", "state:green"), ("state main..path ", "state:green main..path:red"),
    ])
    func partsOfALineLookLikeWhatTheyAre(line: String, expected: String) throws {
        let highlighter = Highlighter(session: try Desk().session("library.jsonl"))
        let styles = highlighter.styles(of: line)
        #expect(styles.map { "\(line[$0.range]):\($0.style)" }.joined(separator: " ") == expected)
    }

    /// Whatever stands in a line, its parts lie in it, from the left, and do not overlap.
    @Test func partsLieSideBySideInEveryLine() throws {
        let pieces = [
            "push ", "log ", "break ", "--origin ", "topic(", ")", "\"", "'", "{", "}", "\n", "#", " ", "é漢",
            "\u{1F1E9}\u{1F1EA}",
            "main.path", "==", "3", "\\", "-", "--", "=",
        ]
        let session = try Desk().session("library.jsonl")
        var seen = 0
        for first in pieces.indices {
            for second in pieces.indices {
                for third in pieces.indices {
                    let line = pieces[first] + pieces[second] + pieces[third]
                    let styles = Highlighter(session: session).styles(of: line)
                    for (left, right) in zip(styles, styles.dropFirst()) {
                        #expect(left.range.upperBound <= right.range.lowerBound, "\(line)")
                    }
                    seen += styles.count
                }
            }
        }
        #expect(seen > 1000)
    }

    @Test func withoutAManifestEveryRouteIsKnown() throws {
        let highlighter = Highlighter(session: try Desk().session("notes.jsonl"))
        let line = "push anything(1) tab("
        #expect(highlighter.styles(of: line).map { String(line[$0.range]) } == ["push", "anything(1)"])
    }
}

struct SuggestionTests {
    @Test(
        arguments: [
            ("", nil), ("pus", "h"), ("push", nil), ("push ", nil), ("push se", "ttings"), ("push topic(sw", "iftui)"),
            ("tab s", "earch"), ("tab search", nil), ("log --ori", "gin"), ("log --origin l", "ink"), ("nope x", nil),
            ("goto e", "nd"), ("goto 3\ntab s", "earch"), ("state # com", nil), ("find \"a", nil),
        ] as [(String, String?)])
    func theWordAtTheEndIsCompleted(line: String, rest: String?) throws {
        #expect(Completer(try Desk().session("library.jsonl")).suggestion(for: line) == rest)
    }
}
