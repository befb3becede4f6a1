import StrictJSON

/// Where answers go: text for a person, JSON for a program. The only place with escape codes.
struct Screen {
    private let stream: any TextStream
    private let usesColor: Bool
    /// The columns of the terminal, nil if it is none.
    private let terminalColumns: Int?
    private let jsonStyle: JSONStyle
    private let progress: Progress?
    /// The journal that answers are about, where there are several; every object of JSON says so.
    private let journal: String?

    init(
        _ stream: any TextStream, usesColor: Bool, columns: Int? = nil, jsonStyle: JSONStyle = .output,
        progress: Progress? = nil, journal: String? = nil
    ) {
        self.stream = stream
        self.usesColor = usesColor
        terminalColumns = columns
        self.jsonStyle = jsonStyle
        self.progress = progress
        self.journal = journal
    }

    /// The columns there are: those of the terminal, else as many as a terminal has that nobody has made wider.
    var columns: Int { terminalColumns ?? 80 }

    /// How much of a line is shown as the excerpt of a diagnostic, two columns from the left.
    var excerptColumns: Int { terminalColumns.map { max(20, $0 - 4) } ?? 100 }

    /// Writes one line of text; on a terminal as many rows as it takes.
    ///
    /// - Parameter indent: How far the rows after the first one are indented.
    func line(_ text: Styled, indent: Int = 0) {
        for row in terminalColumns.map({ text.wrapped(to: $0, indent: indent) }) ?? [text] { write(row) }
    }

    private func write(_ text: Styled) {
        progress?.erase()
        stream.write(Array("\(rendered(text))\n".utf8))
    }

    /// Returns a line of text as it is written.
    func rendered(_ text: Styled) -> String {
        text.spans.map { span in
            let safe = ScreenText.safe(span.text)
            guard usesColor, let code = span.role.escapeCode else { return safe }
            return "\u{1b}[\(code)m\(safe)\u{1b}[0m"
        }.joined()
    }

    /// Writes lines of text, each of which ends in a line end.
    func text(_ text: String) {
        for part in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            line(Styled(String(part)))
        }
    }

    /// Writes a value on a line of its own.
    func json(_ value: JSONValue) {
        progress?.erase()
        var value = value
        if let journal, var object = value.objectValue, object["journal"] == nil {
            object["journal"] = .string(journal)
            value = .object(object)
        }
        var bytes: [UInt8] = []
        value.write(to: &bytes, jsonStyle)
        bytes.append(UInt8(ascii: "\n"))
        stream.write(bytes)
    }

    /// Shows a text in place of what stands in the row of the cursor; the next one takes its place.
    func transient(_ text: String) {
        stream.write(Array("\r\u{1b}[K\(ScreenText.safe(text))".utf8))
    }

    func flush() { stream.flush() }
}

extension Styled.Role {
    /// The parameters of the terminal's "select graphic rendition" sequence.
    fileprivate var escapeCode: String? {
        switch self {
        case .plain: nil
        case .faint: "2"
        case .strong: "1"
        case .name: "36"
        case .value: "33"
        case .good, .added: "32"
        case .bad, .removed: "31"
        case .warning: "33;1"
        }
    }
}
