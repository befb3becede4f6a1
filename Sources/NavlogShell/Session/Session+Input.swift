import NavigationJournal

/// Finding the bytes of a journal.
extension Session {
    /// Opens files and folders as one journal.
    ///
    /// - Parameter isReadOnce: Whether the bytes are needed once only, so that a stream need not be kept.
    func input(_ paths: [String], isReadOnce: Bool = false) throws -> JournalInput {
        let input = try JournalInput(
            paths, isReadOnce: isReadOnce, tolerance: options.tolerance,
            in: environment.storage, expansion: options.expansion)
        if input.journals.count > 1 {
            let names = input.journals.prefix(3).map { $0[0] }.joined(separator: ", ")
            let rest = input.journals.count > 3 ? " and \(input.journals.count - 3) more" : ""
            note("\("note:", .faint) \(names)\(rest) do not go on from each other: merged by time, with new seqs")
        }
        return input
    }
}

extension ExpansionLimit {
    /// Reads a number of bytes, as in `500M`; whoever says it wants that much, at any ratio.
    init(argument text: String) throws {
        let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40]
        let unit = text.last.flatMap { units[Character($0.uppercased())] }
        guard let number = Int(unit == nil ? text : String(text.dropLast())), number > 0,
            case let (size, overflow) = number.multipliedReportingOverflow(by: unit ?? 1), !overflow
        else { throw Diagnostic.usage("\"\(text)\" is no number of bytes", hint: "--expand-limit 64G") }
        self.init(size: size, ratio: nil)
    }
}
