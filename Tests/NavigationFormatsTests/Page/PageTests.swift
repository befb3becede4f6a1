import NavigationFormats
import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON
import TestSupport
import Testing

/// The page, driven in a browser as a person would.
@Suite(.enabled(if: Browser.isInstalled, "Chromium is not installed"), .serialized, .timeLimit(.minutes(30)))
struct PageTests {
    /// What the page shows of a position.
    private func shown(_ browser: Browser) throws -> [String?] {
        [
            try browser.text(of: "#position"), try browser.text(of: "#timeline [aria-selected=true] .seq"),
            try browser.evaluate("scrubber.value").stringValue,
        ]
    }

    @Test func keysButtonsAndTheAddressMoveAllPartsOfThePage() throws {
        let browser = try Browser(page: try Specimen("library").text(HTMLFormat()), at: "at=120")
        #expect(try shown(browser) == ["120 / 320", "120", "120"])
        #expect(try browser.text(of: "#step h2") == "#120 selectTab")
        let moves: [(key: String, position: Int)] = [
            ("j", 121), ("ArrowRight", 122), ("k", 121), ("ArrowLeft", 120), ("Home", 0), ("ArrowLeft", 0),
            ("End", 320), ("j", 320), ("PageUp", 310), ("ArrowUp", 309), ("PageDown", 319),
        ]
        for (key, position) in moves {
            try browser.press(key)
            #expect(try shown(browser) == ["\(position) / 320", "\(position)", "\(position)"], "\(key)")
        }
        try browser.evaluate("first.click(); next.click(); next.click()")
        #expect(try shown(browser).first == "2 / 320")
        try browser.evaluate("scrubber.value = 60; scrubber.dispatchEvent(new Event('input'))")
        #expect(try shown(browser) == ["60 / 320", "60", "60"])
        try browser.evaluate("document.querySelector('#row-63').click()")
        #expect(try shown(browser) == ["63 / 320", "63", "63"])
        try browser.evaluate("new Promise((done) => setTimeout(done, 400))")
        #expect(try browser.evaluate("location.hash") == "#at=63")
        let sentence = try #require(try browser.text(of: "#live"))
        #expect(sentence.hasPrefix("Entry 63, main: "))
        try browser.evaluate("new Promise((done) => { onhashchange = done; location.hash = '#at=7' })")
        #expect(try shown(browser) == ["7 / 320", "7", "7"])
        #expect(browser.complaints == [])
    }

    @Test func aTabSaysWhichJournalItShows() throws {
        let page = try Specimen("shop").text(HTMLFormat()) { $0.journalName = "lost-\u{1B}cart.jsonl" }
        let browser = try Browser(page: page, at: "at=3")
        #expect(try browser.evaluate("document.title") == "lost-\\u{1b}cart.jsonl · com.example.shop · navlog")
        #expect(try #require(try browser.text(of: "#about")).hasPrefix("lost-"))
        #expect(browser.complaints == [])
    }

    @Test func lettersCanBeSwitchedOffAndHelpOpensAndCloses() throws {
        let browser = try Browser(page: try Specimen("shop").text(HTMLFormat()), at: "at=3")
        try browser.press("?")
        #expect(try browser.evaluate("help.open") == true)
        try browser.press("j")
        #expect(try shown(browser).first == "3 / 19")
        try browser.evaluate("document.querySelector('#letter-keys').click(); help.close()")
        try browser.press("j")
        #expect(try shown(browser).first == "3 / 19")
        try browser.press("ArrowRight")
        #expect(try shown(browser).first == "4 / 19")
        #expect(browser.complaints == [])
    }

    /// Sets filters as a person does, and returns the seqs that are listed.
    private func listed(_ browser: Browser, _ values: [String: String]) throws -> [Int] {
        try browser.evaluate("document.querySelector('#filter-reset').click()")
        for (name, value) in values {
            try browser.evaluate(
                "document.querySelector('#filter-\(name)').value = \(JSONValue.string(value).text())")
        }
        try browser.evaluate("filters.dispatchEvent(new Event('input'))")
        let rows = try browser.evaluate("page.filters.positions.map((position) => page.history.rows[position][0])")
        return rows.arrayValue?.compactMap { $0.numberValue?.intValue } ?? []
    }

    @Test func filtersListWhatSearchingTheJournalFinds() throws {
        let specimen = try Specimen("library")
        let timeline = specimen.timeline
        let browser = try Browser(page: try specimen.text(HTMLFormat()))
        var steps: [Step] = []
        var changes: [String: [Int]] = ["compare.tab": [], "session.user": [], "main.stacks.library.path": []]
        var before = try timeline.world(at: timeline.start)
        try timeline.forEach(after: timeline.start, to: timeline.end) { step, world in
            steps.append(step)
            for path in changes.keys {
                let part = try StatePath(path)
                let values = [before, copy world].map { part.value(in: $0, scene: nil, layout: .open) }
                if values[0] != values[1] { changes[path, default: []].append(step.entry.seq) }
            }
            before = copy world
            return true
        }
        func seqs(_ isMeant: (Step) -> Bool) -> [Int] { steps.filter(isMeant).map(\.entry.seq) }
        let rejected = seqs { $0.outcome.verdict.kind == "rejected" }
        #expect(try listed(browser, ["outcome": "rejected"]) == rejected)
        #expect(try listed(browser, ["intent": "openURL"]) == seqs { $0.entry.intent.name == "openURL" })
        #expect(
            try listed(browser, ["intent": "push", "outcome": "deferred"])
                == seqs { $0.entry.intent.name == "push" && $0.outcome.verdict.kind == "deferred" })
        for (path, seqs) in changes {
            #expect(!seqs.isEmpty)
            #expect(try listed(browser, ["part": path]) == seqs, "\(path)")
        }
        let compare = try listed(browser, ["scene": "compare"])
        #expect(Set(compare).isSuperset(of: seqs { $0.entry.scene == "compare" }))
        #expect(
            try listed(browser, ["text": "OBSERVATION", "intent": "push"])
                == seqs { step in
                    guard case .scene(.push(let routes, _)) = step.entry.intent else { return false }
                    return routes.contains { $0.text.contains("observation") }
                })
        #expect(try listed(browser, ["text": "nothing like this"]) == [])
        #expect(try browser.text(of: "#filter-count") == "0 of 320 entries")
        #expect(try browser.text(of: "#timeline") == "No entry passes these filters.")

        _ = try listed(browser, ["outcome": "rejected"])
        try browser.evaluate("document.activeElement.blur()")
        try browser.press("Home")
        #expect(try shown(browser)[1] == "\(rejected[0])")
        try browser.press("j")
        #expect(try shown(browser)[1] == "\(rejected[1])")
        try browser.press("Escape")
        #expect(try browser.text(of: "#filter-count") == "320 entries")
        #expect(try shown(browser)[1] == "\(rejected[1])")
        #expect(browser.complaints == [])
    }

    @Test func ofManyScenesAPartIsOfferedOnceAndFollowedInItsOwn() throws {
        let lines = (0..<30).flatMap { number in
            [
                #"{"seq":\#(2 * number + 1),"scene":"w\#(number)","intent":"sceneOpened"}"#,
                #"{"seq":\#(2 * number + 2),"scene":"w\#(number)","intent":"push","route":{"a":{}}}"#,
            ]
        }
        let specimen = try Specimen(lines: ([#"{"navlog":1}"#] + lines).joined(separator: "\n") + "\n")
        let browser = try Browser(page: try specimen.text(HTMLFormat()), at: "at=8")
        #expect(try browser.evaluate("document.querySelector('#filter-part').options.length < 20") == true)
        #expect(try listed(browser, ["part": "*.stacks.main.path"]).count { $0.isMultiple(of: 2) } == 30)
        #expect(try listed(browser, ["part": "*.stacks.main.path", "scene": "w7"]).last == 16)
        try browser.evaluate("document.querySelector('#filter-reset').click()")
        try browser.evaluate("page.go(8)")
        let button = "[...document.querySelectorAll('.part')].find((each) => each.textContent.endsWith('main.path'))"
        try browser.evaluate("\(button).click()")
        #expect(try browser.evaluate("page.filters.values.part") == "*.stacks.main.path")
        #expect(try browser.evaluate("page.filters.values.scene") == "w3")
        #expect(browser.complaints == [])
    }

    @Test func findingsAreMarkedAndExplained() throws {
        let specimen = try Specimen("crafted-double-tap")
        let browser = try Browser(
            page: try specimen.text(HTMLFormat()) { excerpt in
                excerpt.findings = [
                    ExportFinding(code: "L01", severity: .error, seq: 8, message: "recorded otherwise"),
                    ExportFinding(code: "L11", severity: .note, seq: 10, message: "<b>once</b> more"),
                ]
            })
        #expect(try browser.text(of: "#finding-button") == "▲ 2 findings")
        #expect(try shown(browser)[1] == "8")
        #expect(try browser.text(of: "#row-8 .mark") == "▲ error L01")
        #expect(try browser.text(of: ".finding p") == "error L01 recorded otherwise")
        let explanation = try #require(LintTable.card("L01")).explanation
        #expect(try browser.text(of: ".finding details p") == explanation)
        try browser.press("n")
        #expect(try shown(browser)[1] == "10")
        #expect(try browser.text(of: ".finding p") == "note L11 <b>once</b> more")
        try browser.press("n")
        #expect(try shown(browser)[1] == "8")
        try browser.evaluate("document.querySelector('#filter-findings').click()")
        #expect(try browser.evaluate("page.filters.positions") == [8, 10])
        #expect(browser.complaints == [])
    }

    @Test func aStepShowsWhatWasAskedWhatBecameOfItAndWhatItChanged() throws {
        let specimen = try Specimen(
            lines: #"""
                {"navlog":1,"app":"shop"}
                {"seq":1,"time":"2026-11-30T09:00:00.000Z","scene":"m","intent":"sceneOpened","origin":"system"}
                {"seq":2,"scene":"m","intent":"push","routes":[{"a":{"id":1}},{"b":{}}],"cause":1}
                {"seq":3,"scene":"m","intent":"setPath","routes":[{"a":{"id":1}},{"c":{"t":"x y"}}]}
                {"seq":4,"scene":"m","intent":"pop","count":3}
                {"seq":5,"scene":"m","intent":"restore","snapshot":[]}
                {"seq":6,"scene":"m","intent":"present","route":{"s":{}},"style":"popover","path":[{"a":{"id":2}}]}

                """#)
        let browser = try Browser(page: try specimen.text(HTMLFormat()), at: "at=0")
        var shown: [String] = []
        for _ in 0...specimen.timeline.count {
            shown.append(try browser.evaluate("step.innerText.replace(/\\n+/g, '|')").stringValue ?? "")
            try browser.press("j")
        }
        #expect(
            shown == [
                "Before the first entry|The state that the journal starts from.",
                "#1 sceneOpened|m · by system · 2026-11-30T09:00:00.000Z|applied|Changes|m|is a new scene",
                #"""
                #2 push|a(id: 1) b|m · by user · no time · follows from #1|applied|Changes|focus|− |removed|none|+ |added|m|\#
                m.stacks.main.path|+ |added|a(id: 1)|+ |added|b
                """#,
                #"""
                #3 setPath|a(id: 1) c(t: "x y")|m · by user · no time|applied|Changes|m.stacks.main.path|\#
                1 element below|− |removed|b|+ |added|c(t: "x y")
                """#,
                "#4 pop|count 3|m · by user · no time|rejected depthExceeded|Changes|The state is as it was.",
                "#5 restore|snapshot []|m · by restore · no time|superseded by #2|Changes|The state is as it was.",
                """
                #6 present|s, popover, a(id: 2)|m · by user · no time|applied|Changes|m.presentations|\
                + |added|popover s › a(id: 2)
                """,
            ])
        #expect(browser.complaints == [])
    }

    @Test(arguments: [
        "library", "library-lost-link", "library-relaunch", "library-restore", "reader", "reader-rotated", "crafted",
        "palette", "palette-opaque", "shop", "palette-long",
    ])
    func everyStateIsThatOfReplay(_ name: String) throws {
        let specimen = try Specimen(name)
        let browser = try Browser(page: try specimen.text(HTMLFormat()))
        let states = try #require(
            try browser.evaluate("page.history.rows.map((_, at) => worldText(page.history, page.history.state(at)))")
                .arrayValue)
        var expected = [try specimen.timeline.world(at: specimen.timeline.start).json.canonicalText]
        try specimen.timeline.forEach(after: specimen.timeline.start, to: specimen.timeline.end) { _, world in
            expected.append(world.json.canonicalText)
            return true
        }
        #expect(states.count == expected.count)
        for (position, (state, world)) in zip(states, expected).enumerated() {
            let own = try JSONValue(parsing: try #require(state.stringValue)).canonicalText
            if own != world { #expect(own == world, "\(position)") }
        }
        #expect(browser.complaints == [])
    }
}
