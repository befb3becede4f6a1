public import NavigationJournal
import StrictJSON

/// A file that a journal is to be made from: JSON, lines of JSON, or either in base 64.
///
/// Lines are read one by one, each time that somebody asks for them, so a file of lines may be of any size. Everything
/// else is held in memory, and may have ``sizeLimit`` bytes.
public struct ImportDocument: Sendable {
    /// The greatest number of bytes of what is held in memory: 64 MiB.
    public static let sizeLimit = 64 << 20

    /// The document as a whole, if it is JSON.
    let json: JSONValue?
    /// The first few records.
    let head: [JSONValue]
    private let file: any ReadableFile

    /// Reads a document.
    ///
    /// - Throws: `notJSON` if not even one line is JSON.
    public init(_ bytes: [UInt8]) throws(ImportError) {
        let memory = MemoryStorage()
        memory["-"] = bytes
        try self.init(try reading { () throws(JournalError) in try memory.openForReading("-") })
    }

    /// Opens a document, whose bytes can be read again and again.
    ///
    /// - Throws: `notJSON` if not even one line is JSON, `tooLarge` if it is not made of lines and has more bytes than
    ///   are held in memory, `journal` if it cannot be read.
    public init(_ file: any ReadableFile) throws(ImportError) {
        let lines = try reading { () throws(JournalError) in try ImportLine.first(of: file) }
        let json = lines.areDocument ? nil : try Self.whole(file, beginningWith: lines)
        self.file = file
        self.json = json
        head = try reading { () throws(JournalError) in
            if let json { return Array(Self.records(of: json).prefix(ImportLine.headCount)) }
            return try ImportLine.first(of: file) { $0.value != nil }.compactMap(\.value)
        }
    }

    /// Returns a document that is JSON or base 64 of it; nil if lines are.
    private static func whole(
        _ file: any ReadableFile, beginningWith lines: [ImportLine]
    ) throws(ImportError) -> JSONValue? {
        let bytes = try reading { () throws(JournalError) in try file.bytes(upTo: sizeLimit + 1) }.withoutMark
        guard bytes.count <= sizeLimit else {
            guard lines.contains(where: { $0.value != nil }) else { throw .tooLarge }
            return nil
        }
        do throws(JSONError) {
            return try JSONValue(parsing: Array(bytes))
        } catch {
            if try reading({ () throws(JournalError) in try ImportLine.hasJSON(file) }) { return nil }
            let decoded = Base64.bytes(of: String(decoding: bytes, as: UTF8.self))
            guard let json = decoded.flatMap({ try? JSONValue(parsing: $0) }) else { throw .notJSON(error) }
            return json
        }
    }

    /// What needs no import, since it is navlog's own.
    public enum OwnFile: Sendable {
        case journal, manifest
    }

    /// Which of navlog's own files it is, nil for one that another tool wrote.
    public var ownFile: OwnFile? {
        guard let first = head.first else { return nil }
        if first["navlog"] == "manifest" { return .manifest }
        return first["navlog"]?.numberValue != nil || first["seq"] != nil && first["intent"] != nil ? .journal : nil
    }

    /// The number of bytes.
    var size: Int { (try? file.size()) ?? 0 }

    private static func records(of json: JSONValue) -> [JSONValue] { json.arrayValue ?? [json] }
}

/// What is in it.
extension ImportDocument {
    /// Calls a function with every line that is not blank; with the elements of the array that the document is, or with
    /// the whole of it, if that is JSON.
    func forEachLine(_ body: (ImportLine) throws(JournalError) -> Void) throws(JournalError) {
        if let json {
            for (index, record) in Self.records(of: json).enumerated() {
                try body(ImportLine(number: index + 1, bytes: [], value: record))
            }
            return
        }
        var lines = FileLines(file)
        while let line = try ImportLine.next(of: &lines) { try body(line) }
    }
}

/// A line of a document.
struct ImportLine {
    /// How many lines, or records, are looked at to say what a document is.
    static let headCount = 8

    /// Its number, from 1; of an element of an array its place in that.
    var number: Int
    /// The bytes, without the line feed; nil for more than a line may have.
    var bytes: ArraySlice<UInt8>?
    /// What it holds; nil if it is no JSON.
    var value: JSONValue?

    /// What is the matter with a line that holds nothing.
    var fault: ImportRemark.Matter {
        guard let bytes else { return .tooLong }
        do throws(JSONError) { _ = try JSONValue(parsing: Array(bytes)) } catch { return .notJSON(error.code) }
        return .otherShape
    }

    /// Returns the next line that is not blank.
    static func next(of lines: inout FileLines) throws(JournalError) -> ImportLine? {
        while let line = try lines.next() {
            let bytes = line.number == 1 ? line.bytes?.withoutMark : line.bytes
            if let bytes, !bytes.contains(where: { $0 > 0x20 }) { continue }
            let value = bytes.flatMap { try? JSONValue(parsing: Array($0)) }
            return ImportLine(number: line.number, bytes: bytes, value: value)
        }
        return nil
    }

    /// Returns the first few lines that are not blank, and are meant.
    static func first(
        of file: any ReadableFile, where isMeant: (ImportLine) -> Bool = { _ in true }
    ) throws(JournalError) -> [ImportLine] {
        var lines = FileLines(file)
        var first: [ImportLine] = []
        while first.count < headCount, let line = try next(of: &lines) {
            if isMeant(line) { first.append(line) }
        }
        return first
    }

    /// Returns whether a file has a line of JSON.
    static func hasJSON(_ file: any ReadableFile) throws(JournalError) -> Bool {
        var lines = FileLines(file)
        while let line = try next(of: &lines) {
            if line.value != nil { return true }
        }
        return false
    }

    /// Whether a document can begin with this line that is JSON over several lines.
    fileprivate var canBeginJSON: Bool {
        guard value == nil, let first = bytes?.first(where: { $0 > 0x20 }) else { return value == nil }
        return "{[\"-0123456789tfn".utf8.contains(first)
    }
}

extension Collection<UInt8> {
    /// The bytes behind a byte order mark, as some tools write one.
    fileprivate var withoutMark: SubSequence { starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...] }
}

extension [ImportLine] {
    /// Whether a document that begins with these lines is certainly made of lines.
    fileprivate var areDocument: Bool {
        count > 1 && contains { $0.value != nil } && !self[0].canBeginJSON
    }
}

/// Does something that reads a file.
func reading<Result>(_ body: () throws(JournalError) -> Result) throws(ImportError) -> Result {
    do throws(JournalError) { return try body() } catch { throw .journal(error) }
}
