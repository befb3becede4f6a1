import StrictJSON

extension Finding {
    /// What is wrong with a line.
    public enum Code: String, Sendable, CaseIterable {
        /// The file is UTF-16; nothing of it is read.
        case encoding
        /// No header where one must be.
        case noHeader
        /// A header of another format version; nothing after it is read.
        case unsupportedFormat

        // Text that is no JSON; at the first fault from the left
        case syntax
        case trailingComma
        case duplicateName
        case loneSurrogate
        case invalidUTF8
        case controlCharacter
        case numberRange
        case tooDeep

        /// The line has more bytes than a line may have.
        case tooLong
        /// JSON, but no object.
        case notObject
        /// Several records on one line, at the second; all of them can be salvaged.
        case glued

        // Objects that are no entry
        case badSeq
        case badEntry
        case badCRC

        // Entries out of order
        case seqGap
        case seqRepeated
        case seqBack

        /// A byte order mark, skipped.
        case bom
        /// A line of white space.
        case blankLine
        /// A run of NULs, skipped.
        case nulRun
        /// The line before once more, skipped.
        case duplicateLine
        /// A time that is none; the entry counts.
        case badTime
        /// A time before the one that came before it.
        case timeBack

        /// The bytes after the last line end: a crash while writing, never used.
        case tornTail

        /// An archive that breaks off or is damaged; what came before is used.
        case archive

        /// How bad it is.
        public var severity: Severity {
            switch self {
            case .encoding, .noHeader, .unsupportedFormat, .syntax, .trailingComma, .duplicateName, .loneSurrogate,
                .invalidUTF8, .controlCharacter, .numberRange, .tooDeep, .tooLong, .notObject, .glued, .badSeq,
                .badEntry, .badCRC, .seqGap, .seqRepeated, .seqBack, .archive:
                .error
            case .bom, .blankLine, .nulRun, .duplicateLine, .badTime, .timeBack: .warning
            case .tornTail: .note
            }
        }

        init(_ code: JSONError.Code) {
            switch code {
            case .syntax: self = .syntax
            case .trailingComma: self = .trailingComma
            case .duplicateName: self = .duplicateName
            case .loneSurrogate: self = .loneSurrogate
            case .invalidUTF8: self = .invalidUTF8
            case .controlCharacter: self = .controlCharacter
            case .numberRange: self = .numberRange
            case .tooDeep: self = .tooDeep
            }
        }
    }
}
