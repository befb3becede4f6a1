import NavigationModel
import StrictJSON

/// Rows that are written once and referred to by their number.
struct PageTable {
    private(set) var rows: [JSONValue] = []
    private var places: [Name: Int] = [:]

    /// Returns the number of the row with that key, after making it if there is none.
    mutating func place(of key: String, _ row: () -> JSONValue) -> Int {
        let key = Name(key)
        if let place = places[key] { return place }
        places[key] = rows.count
        rows.append(row())
        return rows.count - 1
    }

    /// Returns the number of the row that holds a value.
    mutating func place(of value: JSONValue) -> Int {
        place(of: value.text()) { value }
    }
}

extension JSONValue {
    /// An integer that JavaScript can hold, as a number; any other as a string of its digits.
    static func pageInteger(_ value: Int) -> JSONValue {
        value.magnitude <= 9_007_199_254_740_991 ? .integer(value) : .string(String(value))
    }

    /// The same value, with every integer as the page can hold it.
    var pageValue: JSONValue {
        switch self {
        case .number(let number): number.intValue.map(JSONValue.pageInteger) ?? self
        case .array(let elements): .array(elements.map(\.pageValue))
        case .object(let object):
            .object(JSONObject(object.members.map { .init(name: $0.name, value: $0.value.pageValue) }))
        case .null, .bool, .string: self
        }
    }

    /// The text for a block of data in a page: nothing in it ends the block, opens a tag, or hides.
    var pageText: String {
        let text = text(.journal)
        guard text.utf8.contains(where: \.isMarkup) else { return text }
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "<"): bytes += "\\u003c".utf8
            case UInt8(ascii: ">"): bytes += "\\u003e".utf8
            case UInt8(ascii: "&"): bytes += "\\u0026".utf8
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    /// Whether this is a character that means something in HTML.
    fileprivate var isMarkup: Bool {
        self == UInt8(ascii: "<") || self == UInt8(ascii: ">") || self == UInt8(ascii: "&")
    }
}
