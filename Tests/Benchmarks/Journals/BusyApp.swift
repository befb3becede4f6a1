import NavigationModel
import TestSupport

/// An app that three people use at once, in three windows. It remembers just enough to ask for nothing in vain.
struct BusyApp {
    private struct Window {
        var tab = "library"
        var depths = ["library": 0, "search": 0, "profile": 0]
        /// How deep the path on the sheet is, nil without one.
        var sheet: Int?

        var depth: Int {
            get { sheet ?? depths[tab] ?? 0 }
            set { if sheet == nil { depths[tab] = newValue } else { sheet = newValue } }
        }
    }

    private static let names = ["main", "side", "third"]
    private static let tabs = ["library", "search", "profile"]
    private let kind: JournalKind
    private var random = SeededGenerator(seed: 1)
    private var time: Int64 = 1_796_029_200_000
    private var windows = [Window(), Window(), Window()]

    init(_ kind: JournalKind) {
        self.kind = kind
    }

    /// Writes an entry.
    mutating func write(_ seq: Int, to bytes: inout [UInt8]) {
        time += Int64(below(4000) + 50)
        let window = seq <= 9 ? (seq - 1) / 3 : [0, 0, 0, 1, 1, 2][below(6)]
        var state = windows[window]
        let intent = seq <= 9 ? opening(seq) : intent(seq, in: &state)
        windows[window] = state
        bytes += #"{"seq":\#(seq),"time":"\#(EntryTime.text(time))","scene":"\#(Self.names[window])","#.utf8
        bytes += #""intent":\#(intent),"outcome":{"kind":"applied"}}"#.utf8
    }

    private func opening(_ seq: Int) -> String {
        switch seq % 3 {
        case 1: #""sceneOpened""#
        case 2: #""phase","to":"active","origin":"system""#
        default: #""push","route":{"topic":{"id":"t0"}}"#
        }
    }

    private mutating func intent(_ seq: Int, in window: inout Window) -> String {
        let depth = window.depth
        switch below(40) {
        case 0...13 where depth < 12: return push(&window)
        case 14...24 where depth > 0:
            window.depth -= 1
            return #""pop""#
        case 25...26 where depth > 1:
            window.depth -= 2
            return #""pop","count":2"#
        case 27 where depth > 0:
            window.depth = 0
            return #""popToRoot""#
        case 28...29 where depth > 0:
            window.depth -= 1
            return #""gesture","kind":"back","to":"completed""#
        case 30...31:
            window.depth = 2
            return #""setPath","routes":[\#(route()),\#(route())]"#
        case 32...33:
            window.depth = 1
            return #""pathChanged","routes":[\#(route())]"#
        case 34...35:
            if window.sheet == nil {
                window.sheet = 0
                return #""present","route":{"share":{"id":"s\#(below(5))"}}"#
            }
            window.sheet = nil
            return #""dismiss""#
        case 36...37: return move(&window)
        case 38: return link(seq, in: &window)
        default: return push(&window)
        }
    }

    private mutating func push(_ window: inout Window) -> String {
        window.depth += 1
        return #""push","route":\#(route())"#
    }

    /// What leads elsewhere: another tab, or another selection.
    private mutating func move(_ window: inout Window) -> String {
        switch kind.layout {
        case .stack: return push(&window)
        case .tabs:
            let others = Self.tabs.filter { $0 != window.tab }
            window.tab = others[below(2)]
            return #""selectTab","tab":"\#(window.tab)""#
        case .split:
            window.depths[window.tab] = 0
            return #""select","column":"sidebar","route":{"topic":{"id":"t\#(below(20))"}}"#
        }
    }

    private mutating func link(_ seq: Int, in window: inout Window) -> String {
        window.sheet = nil
        let route = route()
        let tab = kind.layout == .tabs ? #""tab":"search","# : ""
        if kind.layout == .tabs { window.tab = "search" }
        window.depth = 1
        return #""openURL","url":"bench://link/\#(seq)","delivery":"d\#(seq)","target":{\#(tab)"path":[\#(route)]}"#
    }

    private mutating func route() -> String {
        below(10) < 7
            ? #"{"article":{"id":"a\#(below(kind.articles))","source":"list"}}"# : #"{"topic":{"id":"t\#(below(20))"}}"#
    }

    private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
}
