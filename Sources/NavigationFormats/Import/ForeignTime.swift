import NavigationModel
import StrictJSON

/// Times as other tools write them. What a number counts is known from the tool, never guessed from its size.
enum ForeignTime {
    /// Reads `2016-04-20T20:55:53.845Z` and what RFC 3339 allows besides: any fraction, an offset; also a space for the
    /// `T` and an offset without a colon, as Apple's unified log writes. What is finer than a millisecond is cut off.
    static func date(_ text: String) -> EntryTime? {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " ") else { return nil }
        var rest = bytes[19...]
        var fraction = ""
        if rest.first == UInt8(ascii: ".") {
            let digits = rest.dropFirst().prefix { isDigit($0) }
            guard !digits.isEmpty else { return nil }
            fraction = String(decoding: digits.prefix(3), as: UTF8.self)
            rest = rest.dropFirst(1 + digits.count)
        }
        let padding = String(repeating: "0", count: 3 - fraction.utf8.count)
        let clock = String(decoding: bytes[11..<19], as: UTF8.self)
        let day = String(decoding: bytes[..<10], as: UTF8.self)
        let local = EntryTime(json: .string("\(day)T\(clock).\(fraction)\(padding)Z"))
        guard let minutes = offset(rest), case .utc(let milliseconds) = local else { return nil }
        return .utc(milliseconds: milliseconds - Int64(minutes) * 60_000)
    }

    /// Reads a number of seconds since 1970.
    static func seconds(_ number: JSONNumber) -> EntryTime? {
        time(milliseconds: number.doubleValue * 1000)
    }

    /// Reads a number of milliseconds since 1970.
    static func milliseconds(_ number: JSONNumber) -> EntryTime? {
        time(milliseconds: number.doubleValue)
    }

    private static func time(milliseconds: Double) -> EntryTime? {
        guard milliseconds.magnitude < 253_402_300_800_000 else { return nil }
        return .utc(milliseconds: Int64(milliseconds.rounded()))
    }

    /// The minutes east of Greenwich: `Z`, `+01:00` or `-0400`.
    private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
        if bytes.elementsEqual("Z".utf8) || bytes.elementsEqual("z".utf8) { return 0 }
        guard let sign = bytes.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
        var digits = Array(bytes.dropFirst())
        if digits.count == 5, digits[2] == UInt8(ascii: ":") { digits.remove(at: 2) }
        guard digits.count == 4, digits.allSatisfy(isDigit), let number = Int(String(decoding: digits, as: UTF8.self)),
            number / 100 < 24, number % 100 < 60
        else { return nil }
        let minutes = number / 100 * 60 + number % 100
        return sign == UInt8(ascii: "-") ? -minutes : minutes
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
