/// The lines of a file that is no journal, in memory that does not grow with it.
public struct FileLines {
    /// A line.
    public struct Line: Sendable {
        /// Its number, from 1.
        public let number: Int
        /// The bytes, without the line feed; nil for more than a line may have.
        public let bytes: ArraySlice<UInt8>?
    }

    private var reader: LineReader
    private var isAtEnd = false

    /// Begins before the first line.
    public init(_ file: any ReadableFile) {
        reader = LineReader(file, blockSize: 256 << 10)
    }

    /// Returns the next line, also one that no line feed ends; nil behind the last one, and in UTF-16.
    public mutating func next() throws(JournalError) -> Line? {
        guard !isAtEnd else { return nil }
        let bytes: Range<Int>?
        switch try reader.read() {
        case .line(let range): bytes = range
        case .overlong: bytes = nil
        case .tornTail(let range):
            isAtEnd = true
            bytes = range
        case .foreignEncoding, .end:
            isAtEnd = true
            return nil
        }
        let isShort = reader.location.length <= BlockReader.maximumLineLength
        return Line(number: reader.location.line, bytes: isShort ? bytes.map { reader.block.bytes[$0] } : nil)
    }
}
