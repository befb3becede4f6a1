import TestSupport

@testable import NavigationJournal

/// Lines of journals: half of them as the writer writes them, half in other spellings or wrong.
struct RandomLines {
    private var generator: SeededGenerator
    private var seq = 0
    /// Whether the line may have what the writer does not write.
    private var mayBeOdd = false

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// Returns the next line, without its line feed.
    mutating func next() -> String {
        seq += 1
        mayBeOdd = seq.isMultiple(of: 2)
        var members = [#""seq":\#(pick("\(seq)", odd: "0", "-1", "1.0", "01", "\"1\""))"#]
        if oneIn(2) { members.append(#""time":"\#(time())""#) }
        if !oneIn(10) { members.append(#""scene":"\#(name())""#) }
        members += intent() + end()
        if isOdd { members.shuffle(using: &generator) }
        if isOdd, let member = members.randomElement(using: &generator) { members.append(member) }
        return spelled(members)
    }

    private mutating func spelled(_ members: [String]) -> String {
        var record = "{" + members.joined(separator: pick(",", odd: ", ", " ,", "\t,\r"))
        if oneIn(3) {
            var bytes = Array(record.utf8)
            CRC32C.end(&bytes)
            if isOdd { bytes[record.utf8.count + 10] ^= 1 }
            record = String(decoding: bytes, as: UTF8.self)
        } else {
            record += "}"
        }
        return pick("", odd: " ", "\u{FEFF}", "\0") + record + pick("", " ", "\r", odd: "\0", "x")
    }

    private mutating func time() -> String {
        let minute = pick("09:10", "09:11")
        let second = "\(Int.random(in: 10...59, using: &generator))"
        return pick(
            "2026-02-28T\(minute):\(second).000Z", "2024-02-29T\(minute):\(second).999Z",
            "1969-12-31T\(minute):\(second).007Z", odd: "2026-13-30T09:00:01.000Z", "2026-11-30T09:00:60.000Z", "now",
            "2026-02-28T\(minute):0:.000Z", "2026-02-28T\(minute):\(second)x000Z")
    }

    private mutating func intent() -> [String] {
        let name = pick(
            "push", "push", "pushView", "pop", "popTo", "popToRoot", "setPath", "pathChanged", "gesture", "present",
            "dismiss", "selectTab", "select", "openURL", "openTarget", "phase", "ready", "sceneOpened", "launched",
            odd: "signedIn", "setWidth", "catalogLoaded", "later", "p\\u0075sh")
        let oneOf = [
            "push": ["route", "routes"], "pushView": ["label"], "popTo": ["name", "depth", "route"],
            "setPath": ["routes"], "pathChanged": ["routes"], "selectTab": ["tab"], "phase": ["to"],
        ]
        let allOf = [
            "gesture": ["kind", "to"], "present": ["route", "style", "path"], "select": ["column", "route"],
            "openURL": ["url", "delivery", "target", "missing"], "openTarget": ["target", "delivery", "missing"],
        ]
        var labels = allOf[name] ?? oneOf[name].flatMap { $0.randomElement(using: &generator) }.map { [$0] } ?? []
        if name == "pop", oneIn(3) { labels.append("count") }
        if name == "dismiss", oneIn(2) { labels.append(pick("all", "route")) }
        if isOdd { labels.removeAll() }
        if oneIn(5) { labels.append("stack") }
        if isOdd { labels.append(pick("route", "count", "all", "extra", "label")) }
        return [#""intent":"\#(name)""#] + labels.map { member($0) }
    }

    private mutating func end() -> [String] {
        var members: [String] = []
        if oneIn(4) { members.append(#""origin":"\#(pick("user", "auto", "restore", "somebody", odd: "\\u0061"))""#) }
        if oneIn(8) { members.append(#""cause":\#(pick("1", "0", "12", odd: "-3", "null", "1.0"))"#) }
        if oneIn(2) { members.append(#""outcome":\#(outcome())"#) }
        if oneIn(3) { members.append(#""state":"\#(pick("6d7cafaa6807fc57", "d8ff042de8d3038c", odd: "\\u0041"))""#) }
        return members
    }

    private mutating func outcome() -> String {
        pick(
            #"{"kind":"applied"}"#, #"{"kind":"rejected","reason":"emptyStack"}"#, #"{"kind":"superseded","by":4}"#,
            #"{"kind":"truncated","dropped":[{"path":"/a","reason":"corrupt"}]}"#, #"{"kind":{"a":"b"}}"#,
            #"{"kind":"odd\"}"}"#, "null", odd: #"{"kind":"applied"#, #"{"kind":"a","kind":"b"}"#)
    }

    private mutating func member(_ label: String) -> String {
        let value =
            switch label {
            case "route": pick(route(), odd: "null", "{}", "[]")
            case "routes", "path", "missing": routes()
            case "count", "depth": pick("1", "2", "10", odd: "0", "-1", "1.0", "1e2", "99999999999999999999", "\"1\"")
            case "all": pick("true", odd: "false", "1")
            case "target": target()
            case "to": pick(#""active""#, #""background""#, #""began""#, #""completed""#, odd: #""inactive""#)
            case "style": pick(#""sheet""#, #""popover""#, #""fullScreenCover""#, odd: #""banner""#)
            default: #""\#(name())""#
            }
        return #""\#(label)":\#(value)"#
    }

    private mutating func target() -> String {
        let (tab, path) = (name(), routes())
        return pick(
            #"{"tab":"\#(tab)","path":\#(path)}"#, #"{"path":\#(path)}"#, #"{"path":\#(path),"mode":"push"}"#,
            #"{"path":\#(path),"tab":"\#(tab)"}"#, #"{"rule":"x"}"#, odd: #"{"tab":"a","path":[],"tab":"b"}"#, "[]")
    }

    private mutating func routes() -> String {
        let routes = (0..<Int.random(in: 0...3, using: &generator)).map { _ in route() }
        return "[" + routes.joined(separator: pick(",", odd: ", ")) + "]"
    }

    private mutating func route() -> String {
        pick(
            #"{"settings":{}}"#, #"{"article":{"id":"a\#(Int.random(in: 0...20, using: &generator))"}}"#,
            #"{"article":{"id":"a1","source":"front page"}}"#, #"{"topic":{"_0":7}}"#, #"{"topic":{"_0":7.0}}"#,
            #"{"article":{"id":"\u0061"}}"#, #"{"article":{"id":"}}]"}}"#, #"{"article":{"id":{"x":[{"y":{}}]}}}"#,
            #"{"café":{"é":"\u00e9"}}"#, "{\"a\":{\"x\":\"\u{85}\u{7F}\"}}", #"{"a\"b":{}}"#,
            odd: #"{"article": {"id":"a1"}}"#, #"{"a":{"x":1,"x":2}}"#, #"{"a":{},"b":{}}"#, #"{"a":[]}"#)
    }

    private mutating func name() -> String {
        pick("main", "second", "é", "e\u{301}", "a b", "", "averylongnameofatab", odd: "a\\\"b", "\\u006dain")
    }

    /// Whether something odd happens here: only in a line that may be odd, and rarely even there.
    private var isOdd: Bool {
        mutating get { mayBeOdd && oneIn(10) }
    }

    private mutating func pick(_ usual: String..., odd: String...) -> String {
        (odd.isEmpty || !isOdd ? usual : odd).randomElement(using: &generator) ?? ""
    }

    private mutating func pick(_ usual: String...) -> String {
        usual.randomElement(using: &generator) ?? ""
    }

    private mutating func oneIn(_ count: Int) -> Bool {
        Int.random(in: 0..<count, using: &generator) == 0
    }
}
