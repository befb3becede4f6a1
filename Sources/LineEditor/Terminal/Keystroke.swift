/// What the editor does itself. Every other key is libedit's.
enum EditCommand {
    case complete, endOrDeleteForward
    case previousEntry, nextEntry, search
    case forward, forwardWord, backward, deleteBackward, deleteForward
    case enter, breakLine, paste, clearScreen, editElsewhere
}

/// What a key means.
enum KeyMeaning {
    case command(EditCommand)
    /// The keys of libedit's that do it.
    case keys([Unicode.Scalar])
    case nothing
}

/// A keystroke is one character, or the whole escape sequence that one key sends.
struct Keystroke: Hashable {
    let scalars: [Unicode.Scalar]

    init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
    }

    /// Whether it must not reach the line: an escape sequence that means nothing here would end up as text, and C1
    /// control characters are none.
    var isForeign: Bool {
        scalars.contains { "\u{80}"..."\u{9F}" ~= $0 } || scalars.count > 1 && (scalars[1] == "[" || scalars[1] == "O")
    }

    /// The character, if it is a single one that can stand in a line.
    var text: Unicode.Scalar? {
        guard scalars.count == 1, scalars[0].properties.generalCategory != .control else { return nil }
        return scalars[0]
    }

    /// What it means here, or nil if libedit knows.
    var meaning: KeyMeaning? { Self.meanings[self] }

    private static let meanings: [Keystroke: KeyMeaning] = {
        var meanings: [Keystroke: KeyMeaning] = [:]
        for (keys, meaning) in table {
            for key in keys { meanings[Keystroke(Array(key.unicodeScalars))] = meaning }
        }
        return meanings
    }()

    private static let table: [([String], KeyMeaning)] = [
        (["\t"], .command(.complete)),
        (["\r", "\n"], .command(.enter)),
        (["\u{1B}\r", "\u{1B}\n"], .command(.breakLine)),
        (["\u{1B}e"], .command(.editElsewhere)),
        (["\u{04}"], .command(.endOrDeleteForward)),
        (["\u{1B}[A", "\u{1B}OA", "\u{10}"], .command(.previousEntry)),
        (["\u{1B}[B", "\u{1B}OB", "\u{0E}"], .command(.nextEntry)),
        (["\u{1B}[C", "\u{1B}OC", "\u{06}"], .command(.forward)),
        (["\u{1B}[D", "\u{1B}OD", "\u{02}"], .command(.backward)),
        (["\u{12}"], .command(.search)),
        (["\u{0C}"], .command(.clearScreen)),
        (["\u{7F}", "\u{08}"], .command(.deleteBackward)),
        (["\u{1B}[3~"], .command(.deleteForward)),
        (["\u{1B}[200~"], .command(.paste)),
        (["\u{1B}f", "\u{1B}[1;5C", "\u{1B}[1;3C", "\u{1B}[5C"], .command(.forwardWord)),
        (["\u{1B}[1;5D", "\u{1B}[1;3D", "\u{1B}[5D"], .keys(["\u{1B}", "b"])),
        (["\u{17}"], .keys(["\u{1B}", "\u{7F}"])),
        (["\u{1B}[H", "\u{1B}OH", "\u{1B}[1~"], .keys(["\u{01}"])),
        (["\u{1B}[F", "\u{1B}OF", "\u{1B}[4~"], .keys(["\u{05}"])),
        // Quoting a key, and libedit's own command line: both read the keys behind them past this table.
        (["\u{16}", "\u{1B}x", "\u{1B}X"], .nothing),
    ]
}
