import NavigationModel
import StrictJSON
import TestSupport
import Testing

/// Commands, messages and damaged lines. Tokens are shown as `~`.
@Suite struct RedactedTextTests {
    private let redactor: Redactor

    init() throws {
        redactor = Redactor(try .withSecrets(layout: #"{"kind":"stack"}"#))
    }

    @Test(arguments: [
        ("open app://users/42?key=s", "open app://users/~?key=~"),
        ("open app:users/42", "open app:users/~"),
        ("open 'app://notes/n?key=s' --json", "open 'app://notes/n?key=~' --json"),
        (#"unknown verb "https://a.example/x?key=s""#, #"unknown verb "https://a.example/x?key=~""#),
        ("push user(42) home", "push user(~) home"), ("push user(id: 42, tag: t)", "push user(~)"),
        ("push fan(id: 42, x: t)", "push fan(id: ~, x: t)"),
        (#"push secret(pin: "s )")"#, "push secret(~)"), ("push secret(pin: s s)", "push secret(~)"),
        ("push secret(s", "push secret(~"), ("present lock(42)", "present lock(~)"),
        (#"push {"secret":{"pin":"s"}}"#, #"push {"secret":{"pin":"~"}}"#),
        (#"{"route":{"secret":{"pin" : "s,}"#, #"{"route":{"secret":{"pin" : "~""#),
        (#"{"intent":"signedIn","user":"s","x":1,}"#, #"{"intent":"signedIn","user":"~","x":1,}"#),
        ("restore eyJzdGFja3MiOnsibWFpbiI6e319fQ==", "restore ~"),
        ("main.path: a/b:12 at 10:30 #mark", "main.path: a/b:12 at 10:30 #mark"), ("tab library", "tab library"),
        ("", ""), ("::", "::"), ("é user(é) é", "é user(~) é"),
    ])
    func `secrets go, the rest stays`(text: String, expected: String) {
        #expect(shown(redactor.redact(text: text)) == expected)
    }

    @Test(arguments: [(0, 0), (4, 4), (5, 5), (16, 5), (22, 33), (23, 34)])
    func `a place in the text moves with it`(before: Int, after: Int) {
        // `app://notes/n?k=s` has 17 bytes; with a token for its value 27.
        let (text, offset) = redactor.redact(text: "open app://notes/n?k=s x", offset: before)
        #expect(shown(text) == "open app://notes/n?k=~ x")
        #expect(offset == after - (after > 5 ? 1 : 0))
    }

    @Test func `whatever a text is, it stays unless there is a place for a secret`() {
        let pieces = [
            "app:", "//", "users/", "42", "?", "key=", "&", "#", "%", "zz", "@", "user(", "secret(", "pin: ", ")", "\"",
            "'", "\\", "{", "}", "\"pin\"", ":", "[", "]", "eyJhbGciOiJIUzI1NiJ9", " ", "é", "\u{0}", ",",
        ]
        var random = SeededGenerator(seed: 4)
        var changed = 0
        for _ in 0..<3000 {
            let text = (0..<Int.random(in: 0...12, using: &random))
                .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let hasPlace = ["user(", "secret(", ":", "eyJ"].contains { text.contains($0) }
            let redacted = redactor.redact(text: text, offset: text.utf8.count)
            #expect(redacted.offset <= redacted.text.utf8.count)
            #expect(hasPlace || redacted.text == text, "\(text.debugDescription)")
            if redacted.text != text { changed += 1 }
        }
        #expect((500..<2500).contains(changed))
    }
}
