import TestSupport
import Testing

/// A line as a model keeps it: characters, and a cursor between two of them.
private struct Model {
    var characters: [Character] = []
    var cursor = 0

    /// Does what a key does, and returns the key.
    mutating func press(using random: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<12, using: &random) {
        case 0 where cursor > 0:
            cursor -= 1
            return "\u{1B}[D"
        case 1 where cursor < characters.count:
            cursor += 1
            return "\u{1B}[C"
        case 2 where cursor > 0:
            cursor -= 1
            characters.remove(at: cursor)
            return "\u{7F}"
        case 3 where cursor < characters.count:
            characters.remove(at: cursor)
            return "\u{1B}[3~"
        case 4:
            cursor = Bool.random(using: &random) ? 0 : characters.count
            return cursor == 0 ? "\u{1}" : "\u{5}"
        default:
            let character = "ab λ漢🚀".randomElement(using: &random) ?? "a"
            characters.insert(character, at: cursor)
            cursor += 1
            return String(character)
        }
    }

    /// The rows on a screen of this width, and where the cursor is.
    func screen(columns: Int) -> (text: String, row: Int, column: Int) {
        var rows = [""]
        var column = 0
        var place = (row: 0, column: 0)
        for (index, character) in (Array("probe> ") + characters + ["\0"]).enumerated() {
            let width = "漢🚀".contains(character) ? 2 : 1
            if column + width > columns { (rows, column) = (rows + [""], 0) }
            if index == 7 + cursor { place = (rows.count - 1, column) }
            if character == "\0" { break }
            rows[rows.count - 1].append(character)
            column += width
        }
        let trimmed = rows.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }
        var shown = trimmed[...]
        while shown.last == "" { shown.removeLast() }
        return (shown.joined(separator: "\n"), place.row, place.column)
    }
}

struct RandomEditingTests {
    @Test(arguments: 1...12 as ClosedRange<UInt64>, [18, 41, 80])
    func theScreenShowsTheLineWhateverKeysArePressed(seed: UInt64, columns: Int) throws {
        var random = SeededGenerator(seed: seed)
        var model = Model()
        let probe = try Probe(columns: columns)
        for _ in 1...12 {
            let keys = (1...Int.random(in: 1...20, using: &random)).map { _ in model.press(using: &random) }
            try probe.type(keys.joined())
            let expected = model.screen(columns: columns)
            do {
                try probe.terminal.wait {
                    $0.text == expected.text && $0.cursor == (expected.row, expected.column)
                }
            } catch {
                Issue.record("expected:\n\(expected.text)\nseen:\n\(probe.terminal.screen.text)\n\(keys)")
                return
            }
        }
    }

    /// Bytes that end the session, stop it or hold its output are left out.
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func noBytesEndOrConfuseTheSession(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let probe = try Probe(columns: 40)
        let pieces = ["\u{1B}[", "\u{1B}[200~", "\u{1B}O", "\u{12}", "\t", "open ", "\u{1B}[A"].map { Array($0.utf8) }
        for _ in 1...3000 {
            let byte = UInt8.random(in: 0...255, using: &random)
            let isPiece = Int.random(in: 0..<8, using: &random) == 0
            let bytes = isPiece ? pieces.randomElement(using: &random) ?? [] : [byte]
            if bytes.contains(where: { [0x03, 0x04, 0x11, 0x13, 0x1A, 0x1C].contains($0) }) { continue }
            try probe.terminal.send(bytes: bytes)
        }
        try probe.type("\u{1B}[201~\u{7}\u{3}")
        try probe.hears(#"{"result":"interrupted"}"#)
        try probe.type("still here")
        try probe.enters("still here")
    }
}
