import StrictJSON

/// A file that a journal is to be made from: JSON, lines of JSON, or either in base 64.
public struct ImportDocument: Sendable {
    /// A line.
    struct Line: Sendable {
        /// Its number, from 1.
        var number: Int
        /// The bytes, without the line end.
        var bytes: ArraySlice<UInt8>
        /// What it holds.
        var value: Result<JSONValue, JSONError>
    }

    /// The document as a whole, if it is JSON.
    let json: JSONValue?
    /// The lines that are not blank; one of the whole document if that is JSON.
    let lines: [Line]

    /// Reads a document.
    ///
    /// - Throws: `notJSON` if not even one line is JSON.
    public init(_ bytes: [UInt8]) throws(ImportError) {
        do throws(JSONError) {
            let json = try JSONValue(parsing: bytes)
            self.init(json, bytes)
        } catch {
            let lines = Self.lines(of: bytes)
            if lines.contains(where: { (try? $0.value.get()) != nil }) {
                self.init(json: nil, lines: lines)
            } else if let json = Base64.bytes(of: String(decoding: bytes, as: UTF8.self)).flatMap({
                try? JSONValue(parsing: $0)
            }) {
                self.init(json, bytes)
            } else {
                throw .notJSON(error)
            }
        }
    }

    private init(_ json: JSONValue, _ bytes: [UInt8]) {
        self.init(json: json, lines: [Line(number: 1, bytes: bytes[...], value: .success(json))])
    }

    private init(json: JSONValue?, lines: [Line]) {
        self.json = json
        self.lines = lines
    }

    private static func lines(of bytes: [UInt8]) -> [Line] {
        var lines: [Line] = []
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
        where line.contains(where: { $0 > 0x20 }) {
            let value = Result { () throws(JSONError) in try JSONValue(parsing: Array(line)) }
            lines.append(Line(number: index + 1, bytes: line, value: value))
        }
        return lines
    }

    /// The values of the lines that are JSON, or the elements of the array that the document is.
    var records: [JSONValue] {
        json?.arrayValue ?? lines.compactMap { try? $0.value.get() }
    }
}
