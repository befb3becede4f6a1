import StrictJSON
import TestSupport

/// Random entries, full of what should be hidden and of what only looks like it.
enum RandomSecrets {
    /// Returns an entry for the scene `s`, without its `seq`.
    ///
    /// - Parameters:
    ///   - string: The text of every hidden value that is a string; nil for one of a few.
    ///   - number: The same for numbers.
    static func entry(
        using random: inout SeededGenerator, string: String? = nil, number: String? = nil
    ) -> JSONObject {
        var maker = Maker(random: random, string: string, number: number)
        defer { random = maker.random }
        let text = #"{"scene":"s","origin":"\#(maker.one(["user", "link", "system"]))",\#(maker.intent())}"#
        return (try? JSONValue(parsing: text))?.objectValue ?? [:]
    }
}

private struct Maker {
    var random: SeededGenerator
    let string: String?
    let number: String?
    /// Whether every value fits its type.
    var fits = false

    init(random: SeededGenerator, string: String?, number: String?) {
        self.random = random
        self.string = string
        self.number = number
    }

    mutating func one(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private mutating func secretText() -> String { string ?? one(["u1", "u2", "7", "a b"]) }

    private mutating func secretNumber() -> String { number ?? one(["7", "7.0", "8"]) }

    /// A value that mostly fits its type.
    private mutating func secret(_ kind: String) -> String {
        if !fits, chance(10) { return one([quoted(secretText()), secretNumber(), "null", "[\(secretNumber())]"]) }
        switch kind {
        case "int": return secretNumber()
        case "uuid": return string == nil ? #""0f0f0f0f-0000-0000-0000-00000000000f""# : "null"
        case "json": return one([quoted(secretText()), #"{"in":\#(quoted(secretText()))}"#, "true"])
        default: return quoted(secretText())
        }
    }

    private func quoted(_ text: String) -> String { JSONValue.string(text).text() }

    private mutating func path() -> String {
        "[" + (0..<Int.random(in: 0...3, using: &random)).map { _ in route() }.joined(separator: ",") + "]"
    }

    private mutating func route() -> String {
        switch Int.random(in: 0..<7, using: &random) {
        case 0, 1: #"{"user":{"id":\#(secret("int")),"tag":"t"}}"#
        case 2: #"{"fan":{"id":\#(secret("string"))}}"#
        case 3: #"{"note":{"id":"n","key":\#(secret("uuid")),"blob":\#(secret("json"))}}"#
        case 4: #"{"secret":{"pin":\#(secret("string"))}}"#
        case 5: #"{"home":{}}"#
        default: #"{"unknown":{"id":1}}"#
        }
    }

    /// A path that the system reports is taken as it is, and the catalog is asked about it all the same. A value that
    /// does not fit is the one thing that the catalog cannot find again.
    private mutating func fittingPath() -> String {
        fits = true
        defer { fits = false }
        return path()
    }

    private mutating func presented() -> String {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: #"{"user":{"id":\#(secret("string"))}}"#
        case 1: #"{"lock":{"pin":\#(secret("int"))}}"#
        case 2: #"{"sheet":{"id":"n"}}"#
        default: route()
        }
    }

    private mutating func catalog() -> String {
        var kinds = [#""note":["n","m"]"#]
        if chance(60) { kinds.append(#""user":[\#(secretNumber()),\#(quoted(secretText()))]"#) }
        if chance(30) { kinds.append(#""card":[\#(quoted(secretText()))]"#) }
        return "{\(kinds.joined(separator: ","))}"
    }

    private mutating func url() -> String {
        let secret = quoted(secretText()).dropFirst().dropLast().replacing(" ", with: "%20")
        if chance(10) { return "https://\(secret)@other.example/path?x=\(secret)" }
        let base = one(["app://", "https://app.example/", "https://\(secret):\(secret)@app.example/"])
        let place = one([
            "users/\(secretNumber())", "users/00\(secretNumber())", "notes/n", "notes/x", "pin/\(secret)/\(secret)",
            "lock",
            "no/x", "else/x", "web?to=https%3A%2F%2Fa.example%3Fkey%3D\(secret)", "bad%zz\(secret)",
        ])
        let query = one(["", "?key=\(secret)", "?tag=plain&key=\(secret)", "?\(secret)", "#\(secret)"])
        return base + (place.contains("?") ? place : place + query)
    }

    private mutating func target() -> String {
        var members: [String] = []
        if chance(30) { members.append(#""tab":"\#(one(["user", "note", "none"]))""#) }
        if chance(30) { members.append(#""selection":{"user":\#(one(["null", route()]))}"#) }
        if chance(70) { members.append(#""path":\#(path())"#) }
        if chance(40) { members.append(#""presentation":{"route":\#(presented()),"path":\#(path())}"#) }
        if chance(10) { members.append(#""missing":"reject""#) }
        return "{\(members.joined(separator: ","))}"
    }

    private mutating func snapshot() -> String {
        let scene =
            #"{"tab":"note","selection":{"user":\#(route())},"stacks":{"main":{"path":\#(path())},"#
            + #""user":{"path":\#(path())}},"presentations":[{"style":"sheet","route":\#(presented()),"path":\#(path())}]}"#
        let old =
            #"{"stacks":{"main":{"path":[{"person":{"nr":\#(secret("int"))}},{"old":{"code":\#(secret("string"))}}]}}}"#
        let item = quoted(#"{"id":\#(secret("int"))}"#)
        return one([
            path(), scene, #"{"navlog":"snapshot","format":1,"state":{"scenes":{"user":\#(scene)}}}"#,
            #"{"navlog":"snapshot","format":1,"schema":1,"state":\#(old)}"#,
            #"["App.User",\#(item),"App.User",\#(quoted(secret("int"))),"App.Any",\#(quoted(route()))]"#,
            #"["App.None",\#(item),"App.User",\#(item)]"#, #"["App.User"]"#, quoted(secretText()),
        ])
    }

    private mutating func link() -> String {
        var members: [String] = []
        if chance(20) { members.append(#""missing":[\#(one([route(), presented()]))]"#) }
        if chance(10) { members.append(#""delivery":"d""#) }
        return members.map { "," + $0 }.joined()
    }

    mutating func intent() -> String {
        switch Int.random(in: 0..<22, using: &random) {
        case 0: #""intent":"push","route":\#(route())"#
        case 1: #""intent":"push","routes":\#(path())"#
        case 2: #""intent":"setPath","routes":\#(path())"#
        case 3: #""intent":"pathChanged","routes":\#(fittingPath())"#
        case 4: #""intent":"popTo","route":\#(route())"#
        case 5: #""intent":"present","route":\#(presented()),"path":\#(path())"#
        case 6: one([#""intent":"dismiss","route":\#(presented())"#, #""intent":"dismiss""#])
        case 7: #""intent":"select","column":"user","route":\#(one([route(), "null"]))"#
        case 8...11: #""intent":"openURL","url":\#(quoted(url()))\#(link())"#
        case 12: #""intent":"openURL","url":\#(quoted(url())),"target":\#(target())\#(link())"#
        case 13: #""intent":"openTarget","target":\#(target())\#(link())"#
        case 14, 15: #""intent":"restore","snapshot":\#(snapshot())\#(chance(10) ? #","missing":\#(path())"# : "")"#
        case 16: #""intent":"catalogLoaded","content":\#(catalog())"#
        case 17: #""intent":"catalogChanged","\#(one(["add", "remove"]))":\#(catalog())"#
        case 18: #""intent":"signedIn","user":\#(one([quoted(secretText()), "5"]))"#
        case 19: #""intent":"signedOut""#
        case 20: #""intent":"selectTab","tab":"\#(one(["user", "note"]))""#
        default: #""intent":"later","from":\#(quoted(url())),"here":[\#(route())]"#
        }
    }
}
