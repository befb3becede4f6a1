import NavigationJournal
import StrictJSON

extension Finding {
    /// What is wrong, in a sentence without a full stop.
    var message: String {
        switch code {
        case .encoding: "the file is UTF-16; a journal is UTF-8"
        case .noHeader: "no header: the first line must be an object with \"navlog\""
        case .unsupportedFormat:
            "format version \(value?.text() ?? "unknown"); this navlog reads version \(Header.format)"
        case .syntax: "not JSON: something else is expected here"
        case .trailingComma: "a comma with nothing after it"
        case .duplicateName: "a name that the object has already"
        case .loneSurrogate: "half of a surrogate pair"
        case .invalidUTF8: "bytes that are not UTF-8"
        case .controlCharacter: "a control character that is not escaped"
        case .numberRange: "a number too large for a double"
        case .tooDeep: "more than \(JSONScanner.maximumDepth) levels"
        case .tooLong: "the line has \(length.map(String.init) ?? "too many") bytes; at most 1048576 are read"
        case .notObject: "the line holds no JSON object"
        case .glued: "\(salvage.count) records on one line"
        case .badSeq: "no \"seq\" that is an integer from 1 on"
        case .badEntry: "no \"intent\" that is a string"
        case .badCRC: "the checksum is wrong: the line is not as it was written"
        case .seqGap: "seq \(seqText): \(missingText) missing"
        case .seqRepeated: "seq \(seqText) is there already; \(expectedText) would follow"
        case .seqBack: "seq \(seqText) goes back; \(expectedText) would follow"
        case .bom: "a byte order mark, skipped"
        case .blankLine: "a blank line"
        case .nulRun: "\(length ?? 0) NUL bytes, skipped"
        case .duplicateLine: "the line before once more, skipped"
        case .badTime: "the time \(value?.text() ?? "") is not like 2026-11-30T09:00:00.000Z"
        case .timeBack: "the time goes back"
        case .archive:
            value?.stringValue == "truncated"
                ? "the archive breaks off here; what came before is used"
                : "the archive is damaged from here on; what came before is used"
        case .tornTail: "\(length ?? 0) bytes after the last line end: a crash while writing; they are not used"
        }
    }

    /// What to do about it.
    var hint: String? {
        switch code {
        case .tornTail: seq.map { "add a line end to keep seq \($0)" }
        case .glued: "the records can be salvaged: see \"salvage\" with --json"
        default: nil
        }
    }

    /// The finding as JSON, the shape of `verify --json`.
    var json: JSONValue {
        var object: JSONObject = [
            "code": .string(code.rawValue), "severity": .string(severity.rawValue),
            "line": .integer(line), "offset": .integer(offset),
            "seq": seq.map { .integer($0) } ?? .null, "message": .string(message),
        ]
        if let path { object["journal"] = .string(path) }
        if let length { object["length"] = .integer(length) }
        if !salvage.isEmpty { object["salvage"] = .array(salvage) }
        return .object(object)
    }

    private var seqText: String { seq.map(String.init) ?? "?" }
    private var expectedText: String { expectedSeq.map(String.init) ?? "?" }

    /// The seqs of a gap, with the verb that fits their number.
    private var missingText: String {
        guard let seq, let expectedSeq, expectedSeq < seq - 1 else { return "\(expectedText) is" }
        return "\(expectedSeq) to \(seq - 1) are"
    }
}
