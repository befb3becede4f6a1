/// A row of a help text: what a thing is called, then what it is, in lines that fit a terminal.
struct HelpRow {
    /// The columns of a terminal that nobody has made wider.
    private static let width = 80

    private let head: Styled
    private let text: String

    /// Creates a row whose text begins behind its head.
    init(_ head: Styled, _ text: String) {
        self.head = head
        self.text = text
    }

    /// Creates a row of a line in which two spaces or more may set off a head.
    init(line: String) {
        let gap = line.ranges(of: /\ {2,}/).last
        let start = gap?.upperBound ?? line.startIndex
        self.init(Styled("  " + line[..<start]), String(line[start...]))
    }

    /// Returns the lines of a text, with those that are sentences put together; a row with a head stands by itself.
    static func paragraphs(of text: String) -> [String] {
        var paragraphs: [String] = []
        var goesOn = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let isRow = line.isEmpty || line.contains("  ")
            if goesOn && !isRow {
                paragraphs[paragraphs.count - 1] += " " + line
            } else {
                paragraphs.append(line)
            }
            // A short line is one that somebody has ended.
            goesOn = !isRow && line.count > 60
        }
        if paragraphs.last?.isEmpty == true { paragraphs.removeLast() }
        return paragraphs
    }

    /// The lines: what does not fit goes on below the beginning of the text.
    ///
    /// - Parameter width: The columns there are; a wider terminal does not make them longer.
    func lines(width: Int = Self.width) -> [Styled] {
        (head + Styled(text)).wrapped(to: min(width, Self.width), indent: head.width)
    }
}

extension Screen {
    /// Writes a row of a help text.
    func row(_ row: HelpRow) {
        for text in row.lines(width: columns) { line(text) }
    }
}
