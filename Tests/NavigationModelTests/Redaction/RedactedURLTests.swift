import NavigationModel
import StrictJSON
import Testing

/// What is left of a URL. Tokens are shown as `~`, since only their places matter here.
@Suite struct RedactedURLTests {
    private let redactor: Redactor

    init() throws {
        redactor = Redactor(try .withSecrets(layout: #"{"kind":"stack"}"#))
    }

    @Test(arguments: [
        ("app://notes/n", "app://notes/n"),
        ("app://notes/n?key=s&tag=t&key=", "app://notes/n?key=~&tag=t&key="),
        ("app://notes/n?key=a=b&&s&tag", "app://notes/n?key=~&&~&tag"),
        ("app://notes/n#s", "app://notes/n#~"), ("app://notes/n#", "app://notes/n#"),
        ("https://me:s@app.example:443/notes/n/", "https://~@app.example:443/notes/n/"),
        ("https://a@b@app.example/notes/n", "https://~@app.example/notes/n"),
        // What a hidden parameter takes, as it is written and as it is converted.
        ("app://users/42", "app://users/~"), ("app:///users//0042/", "app:///users//~/"),
        ("app://pin/s1/s2", "app://pin/~/~"), ("app://p%69n/%731/s2", "app://p%69n/~/~"),
        // A URL inside a URL.
        ("app://web?to=https%3A%2F%2Fa.example%3Fkey%3Ds", "app://web?to=~"),
        ("app://notes/n?plain=https%3A%2F%2Fa.example%3Fkey%3Ds", "app://notes/n?plain=~"),
        // No URL, as far as links see it.
        ("app://notes/%zz?key=s", "app:"), ("https:///notes?s", "https:"), ("no scheme s", ""),
        ("https://a b/s", "https:"),
    ])
    func `a secret goes, what leads somewhere stays`(url: String, expected: String) {
        #expect(shown(redactor.redact(url: url)) == expected)
    }

    @Test(arguments: [
        ("https://me:s@app.example:8443/else/s?key=s", #"{"url":"https://app.example","rejected":"unsupportedHost"}"#),
        ("https://app.example/no/s?key=s#s", #"{"url":"https://app.example","rejected":"excluded"}"#),
        ("app://else/s", #"{"url":"app:","rejected":"noRule"}"#),
        ("other://x/s", #"{"url":"other:","rejected":"unsupportedScheme"}"#),
        ("app://users/s", #"{"url":"app:","rejected":"badParameter"}"#),
        ("app://users/%zz", #"{"url":"app:","rejected":"badURL"}"#), ("s", #"{"url":"","rejected":"badURL"}"#),
        (
            "app://users/7?tag=t&key=s",
            #"{"url":"app://users/~?tag=t&key=~","target":{"path":[{"user":{"id":"~","tag":"t"}}]}}"#
        ),
    ])
    func `an entry keeps what a replay needs`(url: String, expected: String) {
        let entry = redactor.redact(entry: ["seq": 1, "scene": "s", "intent": "openURL", "url": .string(url)])
        let rest = JSONObject(entry.members.filter { !["seq", "scene", "intent"].contains($0.name) })
        #expect(shown(JSONValue.object(rest).text()) == expected)
    }

    @Test func `equal values have one token, whatever they are part of`() {
        let entry = redactor.redact(entry: ["intent": "openURL", "url": "app://users/7"])
        let number = entry["target"]?["path"]?.arrayValue?[0]["user"]?["id"]?.stringValue
        let content = redactor.redact(entry: ["intent": "catalogLoaded", "content": ["user": [7.0, "7"]]])["content"]?[
            "user"]
        #expect(content?.arrayValue?[0].stringValue == number)
        #expect(entry["url"]?.stringValue == "app://users/\(content?.arrayValue?[1].stringValue ?? "")")
        #expect(content?.arrayValue?[0] != content?.arrayValue?[1])
    }

    @Test func `another key gives other tokens`() throws {
        let other = Redactor(try .withSecrets(layout: #"{"kind":"stack"}"#), key: RedactionKey(1, 3))
        #expect(other.redact(url: "app://users/7") != redactor.redact(url: "app://users/7"))
    }
}

/// Shows every token as `~`.
func shown(_ text: String) -> String {
    text.replacing(#/~[a-z2-7]{10}/#, with: "~")
}
