import TestSupport
import Testing

/// Colours, suggestions and lists on narrow and wide terminals, in the real program.
@Suite(.serialized)
struct HelpWhileTypingTests {
    private static let widths = [40, 80, 200]
    private static let (green, red, yellow, faint) = ("32", "31", "33", "2")

    @Test(arguments: widths)
    func aLineIsColouredAsItIsTyped(columns: Int) throws {
        let navlog = try Home().converse(columns: columns)
        try navlog.send("pusj")
        try navlog.wait { $0.currentRowText(styled: Self.red) == "pusj" }
        try navlog.send("\u{7F}h topic(x) top")
        try navlog.wait {
            $0.currentRowText(styled: Self.green) == "push" && $0.currentRowText(styled: Self.yellow) == "topic(x)"
        }
        try navlog.send("!")
        try navlog.wait { $0.currentRowText(styled: Self.red) == "top!" }
    }

    @Test(arguments: widths)
    func aSuggestionComesFromTheHistoryElseFromWhatIsKnown(columns: Int) throws {
        let navlog = try Home().converse(columns: columns)
        try navlog.send("tab s")
        try navlog.wait { $0.currentRowText(styled: Self.faint) == "earch" }
        try navlog.type("\u{6}\r", seeing: "(fork-1) main 11/11*>")
        try navlog.send("t")
        try navlog.wait { $0.currentRowText(styled: Self.faint) == "ab search" }
        try navlog.send("\u{1B}f")
        try navlog.wait { $0.currentRowText(styled: Self.faint) == " search" && $0.cursor.column == 25 }
        try navlog.send("\u{1B}[C")
        try navlog.wait { $0.currentRow == "(fork-1) main 11/11*> tab search" && $0.cursor.column == 32 }
    }

    @Test(arguments: widths)
    func aListSaysWhatEachCandidateIs(columns: Int) throws {
        let navlog = try Home().converse(columns: columns)
        try navlog.send("tab \t")
        try navlog.wait {
            $0.text.hasSuffix(
                """
                main 10/10> tab
                library  topic(uikit) › article(a2)
                profile  root
                search   root
                main 10/10> tab
                """)
        }
        try navlog.type("\u{15}log --c\t", seeing: "main 10/10> log --changed")
        try navlog.send("\u{15}log --o\t")
        let summary = "only what this origin asked for"
        let shown = summary.count <= columns - 12 ? summary : summary.prefix(columns - 13) + "…"
        try navlog.wait { $0.text.contains("--origin   \(shown)\n--outcome  ") }
    }

    @Test(arguments: widths)
    func aListLongerThanTheTerminalLeavesTheLineInSight(columns: Int) throws {
        let navlog = try Home().converse(rows: 12, columns: columns)
        try navlog.send("\t")
        try navlog.wait { $0.currentRow == "main 10/10>" && $0.text.contains(/… \d+ more\n/) }
        let rows = navlog.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.count == 12 && rows.allSatisfy { $0.count < columns })
        #expect(rows[1].hasPrefix("state "))
    }

    @Test(arguments: widths)
    func colourGoesAndComesWithTheOption(columns: Int) throws {
        let navlog = try Home().converse(columns: columns)
        try navlog.run("set color off\rgoto 5", prompt: "main 5/10>")
        let before = navlog.transcript.count
        try navlog.type("tab s", seeing: "main 5/10> tab s")
        try navlog.send("earch\rpusj\r")
        try navlog.wait { $0.currentRow == "(fork-1) main 6/6*>" && $0.text.contains("did you mean push?") }
        #expect(!String(decoding: navlog.transcript[before...], as: UTF8.self).contains(/\e\[[0-9;]+m/))
        try navlog.send("set color on\rtab s")
        try navlog.wait {
            $0.currentRowText(styled: Self.green) == "tab" && $0.currentRowText(styled: Self.faint) == "earch"
        }
    }

    @Test(arguments: widths)
    func candidatesWithoutADescriptionShareRows(columns: Int) throws {
        let navlog = try Home().converse(columns: columns)
        try navlog.send("present \t")
        let names =
            columns == 40
            ? "sheet            popover  share(a2)\nfullScreenCover  compose"
            : "sheet  fullScreenCover  popover  compose  share(a2)"
        try navlog.wait { $0.text.hasSuffix("\nshare(  id: string\n\(names)\nmain 10/10> present") }
    }

    @Test(arguments: widths)
    func aPredicateIsCompletedWordByWord(columns: Int) throws {
        let navlog = try Home().converse(columns: columns)
        try navlog.run("goto 2", prompt: "main 2/10>")
        try navlog.send("until main.ta\t== sea\tor outc\t== rej\t")
        try navlog.wait {
            $0.text.filter { !$0.isWhitespace }.hasSuffix("untilmain.tab==searchoroutcome==rejected")
        }
        try navlog.type("\r", seeing: "main 4/10>")
    }

    @Test(arguments: widths)
    func aNameOfAFileIsCompletedInItsQuotes(columns: Int) throws {
        let home = try Home()
        try home.write("goto 4\n", to: "my own.navlog")
        try home.write("goto 5\n", to: "it's.navlog")
        let navlog = try home.converse(columns: columns)
        for (typed, place) in [
            ("\(home.path("my"))\t", 4), ("\"\(home.path("it"))\t", 5), ("'\(home.path("my"))\t", 4),
        ] {
            try navlog.run("source \(typed)", prompt: "main \(place)/10>")
        }
    }

    @Test(arguments: widths)
    func aBeginningOfAVerbIsEnough(columns: Int) throws {
        let navlog = try Home().converse(columns: columns)
        try navlog.run("got 4", prompt: "main 4/10>")
        try navlog.send("st 2\r")
        try navlog.wait {
            $0.text.replacing("\n", with: " ").contains("\"st\" could be state, stats, step, start")
                && $0.currentRow == "main 4/10>"
        }
    }

    @Test(arguments: widths)
    func whatIsRefusedSaysWhatThereIs(columns: Int) throws {
        let navlog = try Home().converse(columns: columns)
        for (command, hint) in [
            ("tab zzz", "one of library, profile, search"), ("push zzz", "one of article, profile, settings, topic"),
            ("open websun://zzz", "link URL --explain says why"),
        ] {
            try navlog.send("\(command)\r")
            try navlog.wait {
                $0.text.replacing(/\n */, with: " ").contains("hint: \(hint)") && $0.currentRow.hasSuffix(">")
            }
        }
    }

    @Test(arguments: widths)
    func aWordThatIsUnknownNamesItsNearest(columns: Int) throws {
        let navlog = try Home().converse(columns: columns)
        let words = [
            ("pusj settings", "push"), ("tab serach", "search"), ("push artcle(1)", "article"),
            ("log --form 3", "--from"),
            ("present shaer(1)", "share"), ("root --scene man", "main"),
        ]
        for (command, meant) in words {
            try navlog.send("\(command)\r")
            try navlog.wait { $0.text.contains("hint: did you mean \(meant)?") && $0.currentRow.hasSuffix(">") }
        }
    }

    @Test(arguments: widths)
    func helpFitsTheTerminal(columns: Int) throws {
        let navlog = try Home().converse(["PAGER": "cat"], rows: 100, columns: columns)
        try navlog.send("help\r")
        try navlog.wait { $0.currentRow == "main 10/10>" && $0.text.contains("repeats the last step.") }
        let rows = navlog.screen.text.split(separator: "\n").map(String.init)
        // A row that the terminal has broken would begin at the left, in the middle of a sentence.
        let texts = rows.filter { $0.hasPrefix("     ") }
        #expect(texts.allSatisfy { $0.hasPrefix("              ") })
        #expect(rows.allSatisfy { $0.count <= min(columns, 100) })
    }
}
