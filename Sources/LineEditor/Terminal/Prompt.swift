/// A prompt as cells, read from text that may hold style sequences.
struct Prompt {
    private(set) var cells: [Cell] = []

    /// Reads a prompt; without `color` its style sequences (`ESC [ … m`) are left out, as any other control character
    /// always is. A style lasts until `ESC [ 0 m`.
    init(_ text: String, color: Bool) {
        var style = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            if character == "\u{1B}" {
                let sequence = "\u{1B}" + rest.prefix { $0 != "m" } + "m"
                rest = rest.drop { $0 != "m" }.dropFirst()
                style = sequence == "\u{1B}[0m" || sequence == "\u{1B}[m" ? "" : style + sequence
            } else if !character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
                cells.append(Cell(character, style: color ? style : ""))
            }
        }
    }
}
