/// Lines that follow each other in a file, to be copied in one go.
struct LineRun {
    private let file: any ReadableFile
    private var range = 0..<0

    init(of file: any ReadableFile) {
        self.file = file
    }

    /// Adds lines; those before them are written if there is anything in between, or if they are many.
    ///
    /// - Parameter seq: The seq of the last entry before the new lines.
    mutating func add(_ lines: Range<Int>, to writer: JournalWriter, after seq: Int) throws(JournalError) {
        if range.upperBound != lines.lowerBound || range.count >= 256 << 10 {
            try write(to: writer, upTo: seq)
            range = lines
        } else {
            range = range.lowerBound..<lines.upperBound
        }
    }

    /// Writes the lines that were added.
    ///
    /// - Parameter seq: The seq of the last entry among them.
    mutating func write(to writer: JournalWriter, upTo seq: Int) throws(JournalError) {
        try writer.copyLines(of: file, range, upTo: seq)
        range = range.upperBound..<range.upperBound
    }
}
