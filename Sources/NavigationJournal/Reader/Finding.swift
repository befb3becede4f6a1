public import StrictJSON

/// Something that a journal should not hold, and where.
public struct Finding: Sendable, Hashable {
    /// How bad a finding is.
    public enum Severity: String, Sendable, Comparable {
        case note, warning, error

        /// Orders severities from harmless to bad.
        public static func < (left: Severity, right: Severity) -> Bool {
            left.rank < right.rank
        }

        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }
    }

    /// What is wrong.
    public var code: Code
    /// The file it is in, where a journal consists of several.
    public var path: String?
    /// Where that file begins in the whole of the journal, in bytes.
    public var origin = 0
    /// The number of the line, from 1.
    public var line: Int
    /// The offset of the fault in the file, in bytes.
    public var offset: Int
    /// The offset of the line in the file, in bytes.
    public var lineOffset: Int
    /// The seq of the entry, where it can be known.
    public var seq: Int?
    /// The number of bytes, of a run of NULs, a line that is too long or a torn tail.
    public var length: Int?
    /// The whole records that a damaged line holds.
    public var salvage: [JSONValue] = []
    /// The seq that would have been right.
    public var expectedSeq: Int?
    /// The value at fault: an unreadable time, an unsupported version.
    public var value: JSONValue?

    /// How bad it is.
    public var severity: Severity { code.severity }

    /// Creates a finding.
    public init(_ code: Code, line: Int, offset: Int, lineOffset: Int) {
        self.code = code
        self.line = line
        self.offset = offset
        self.lineOffset = lineOffset
    }
}
