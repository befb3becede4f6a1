import NavigationModel
import StrictJSON
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
}
