import NavigationFormats
import NavigationJournal
import NavigationReplay
import StrictJSON
import TestSupport
import Testing

/// Text of a journal or a manifest stays text in the page, whatever it looks like.
@Suite(.enabled(if: Browser.isInstalled, "Chromium is not installed"), .serialized, .timeLimit(.minutes(30)))
struct PageAttackTests {
    static let attacks = [
        "</script><script>document.title = 'hit'</script>", "<img src=x onerror=\"document.title = 'hit'\">",
        "<!--<script>", "'\"><svg onload=document.title='hit'>", "javascript:document.title='hit'", "__proto__",
        "constructor", "\u{202e}rtl\u{2066}\u{200b}\u{feff}", "\u{2028}\u{2029}\u{0}\u{1b}[2J\u{9b}",
        "{{7*7}} ${7*7} `",
        "\u{e0041}\u{e007f}",
    ]

    private static func journal(_ attack: String) -> String {
        """
        {"navlog":1,"app":\(attack),"build":\(attack),"session":\(attack),"created":\(attack)}
        {"seq":1,"time":\(attack),"scene":\(attack),"intent":"sceneOpened","origin":\(attack),"from":\(attack)}
        {"seq":2,"scene":\(attack),"intent":"push","route":{\(attack):{\(attack):\(attack)}},\(attack):\(attack)}
        {"seq":3,"scene":\(attack),"intent":"pushView","label":\(attack)}
        {"seq":4,"scene":\(attack),"intent":"selectTab","tab":\(attack)}
        {"seq":5,"scene":\(attack),"intent":"push","routes":[{"a":{"id":\(attack)}}],"stack":\(attack)}
        {"seq":6,"scene":\(attack),"intent":"select","column":\(attack),"route":{\(attack):{}}}
        {"seq":7,"scene":\(attack),"intent":"present","route":{\(attack):{}},"path":[{"a":{\(attack):1}}]}
        {"seq":8,"scene":\(attack),"intent":"openURL","url":\(attack),"delivery":\(attack)}
        {"seq":9,"scene":\(attack),"intent":"openTarget","target":{"tab":\(attack)},"missing":[{\(attack):{}}]}
        {"seq":10,"intent":"signedIn","user":\(attack)}
        {"seq":11,"intent":"catalogLoaded","content":{\(attack):[\(attack)]}}
        {"seq":12,"scene":\(attack),"intent":\(attack)}
        {"seq":13,"scene":\(attack),"intent":"restore","origin":"user","snapshot":{"tab":\(attack),"stacks":{\(attack):7}}}
        {"seq":14,"scene":\(attack),"intent":"setTabHidden","tab":"main","hidden":true}

        """
    }

    private static func manifest(_ attack: String) -> String {
        """
        {"navlog":"manifest","format":1,"layout":{"kind":"tabs","tabs":[\(attack),"main"]},
         "routes":{\(attack):{"title":\(attack)},"a":{"title":\(attack)}},"presentations":{\(attack):{"title":\(attack)}}}
        """
    }

    @Test(arguments: attacks, [false, true])
    func noFieldBecomesMarkupOrScript(_ attack: String, withManifest: Bool) throws {
        let text = JSONValue.string(attack).text(.journal)
        let isTemplate = attack.contains("{")
        guard !(withManifest && isTemplate) else { return }
        let specimen = try Specimen(
            lines: Self.journal(text), manifest: withManifest ? Self.manifest(text) : nil)
        let page = try specimen.text(HTMLFormat()) { excerpt in
            excerpt.findings = [ExportFinding(code: attack, severity: .error, seq: 2, message: attack)]
        }
        let browser = try Browser(page: page, at: "at=0&text=\(withManifest ? "%3Cimg%20src=x%3E" : "")")
        let scripts = try browser.evaluate("document.scripts.length")
        try browser.evaluate("document.querySelector('#filter-reset').click()")
        try browser.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true })")
        for seq in 1...specimen.timeline.count {
            try browser.press("ArrowRight")
            #expect(try browser.text(of: "#timeline [aria-selected=true] .seq") == "\(seq)")
            let shown = try #require(try browser.evaluate("document.title + document.body.innerText").stringValue)
            #expect(!shown.unicodeScalars.contains { $0 != "\n" && $0 != "\t" && Self.isUnsafe($0) })
        }
        try browser.evaluate("new Promise((done) => setTimeout(done, 400))")
        #expect(try browser.evaluate("document.scripts.length") == scripts)
        #expect(try browser.evaluate("document.querySelectorAll('img, iframe, [onerror], [onload]').length") == 0)
        #expect(try browser.evaluate("[...document.links].every((each) => each.protocol === 'file:')") == true)
        #expect(try browser.evaluate("document.title") != "hit")
        #expect(browser.complaints == [])
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7f...0x9f, 0x61c, 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f, 0xfeff: true
        case 0xe0000...0xe007f: true
        default: false
        }
    }
}
