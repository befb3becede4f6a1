import StrictJSON

/// Where answers go: text for a person, JSON for a program. The only place with escape codes.
struct Screen {
    private let stream: any TextStream
    private let usesColor: Bool
    /// The journal that answers are about, where there are several; every object of JSON says so.
    private let journal: String?

    init(_ stream: any TextStream, usesColor: Bool, journal: String? = nil) {
        self.stream = stream
        self.usesColor = usesColor
        self.journal = journal
    }

    /// Writes one line of text.
    func line(_ text: Styled) {
        var rendered = ""
        for span in text.spans {
            let safe = ScreenText.safe(span.text)
            if usesColor, let code = span.role.escapeCode {
                rendered += "\u{1b}[\(code)m\(safe)\u{1b}[0m"
            } else {
                rendered += safe
            }
        }
        stream.write(Array(rendered.utf8) + [UInt8(ascii: "\n")])
    }

    /// Writes lines of text, each of which ends in a line end.
    func text(_ text: String) {
        for part in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            line(Styled(String(part)))
        }
    }

    /// Writes a value on a line of its own.
    func json(_ value: JSONValue) {
        var value = value
        if let journal, var object = value.objectValue, object["journal"] == nil {
            object["journal"] = .string(journal)
            value = .object(object)
        }
        var bytes: [UInt8] = []
        value.write(to: &bytes, .output)
        bytes.append(UInt8(ascii: "\n"))
        stream.write(bytes)
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
