public import StrictJSON

/// The time of an entry.
public enum EntryTime: Sendable, Hashable {
    /// Milliseconds since 1970-01-01T00:00:00Z, from a well-formed time.
    case utc(milliseconds: Int64)
    /// Whatever stood there instead; it is shown and never used.
    case unreadable(JSONValue)

    /// Reads a time. Well-formed is exactly `YYYY-MM-DDTHH:MM:SS.mmmZ`.
    public init(json: JSONValue) {
        if let text = json.stringValue, let milliseconds = Self.milliseconds(Array(text.utf8).span.bytes) {
            self = .utc(milliseconds: milliseconds)
        } else {
            self = .unreadable(json)
        }
    }

    /// The time as it is written.
    public var json: JSONValue {
        switch self {
        case .utc(let milliseconds): .string(Self.text(milliseconds))
        case .unreadable(let json): json
        }
    }

    /// Returns the milliseconds since 1970 of a time that is exactly 24 bytes, or nil.
    public static func milliseconds(_ bytes: RawSpan) -> Int64? {
        guard bytes.byteCount == 24 else { return nil }
        for (offset, mark) in [(4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":"), (19, "."), (23, "Z")]
            as [(Int, Unicode.Scalar)]
        where bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self) != UInt8(ascii: mark) {
            return nil
        }
        guard let year = bytes.number(0, 4), let month = bytes.number(5, 2), let day = bytes.number(8, 2),
            let hour = bytes.number(11, 2), let minute = bytes.number(14, 2), let second = bytes.number(17, 2),
            let millisecond = bytes.number(20, 3), (1...12).contains(month), hour < 24, minute < 60, second < 60,
            day >= 1, day <= Calendar.days(in: month, of: year)
        else { return nil }
        let seconds = ((Calendar.daysSince1970(year, month, day) * 24 + hour) * 60 + minute) * 60 + second
        return Int64(seconds * 1000 + millisecond)
    }

    /// Writes milliseconds since 1970 as `YYYY-MM-DDTHH:MM:SS.mmmZ`; years outside 0…9999 are clamped.
    public static func text(_ milliseconds: Int64) -> String {
        let clamped = Int(min(max(milliseconds, -62_167_219_200_000), 253_402_300_799_999))
        let (days, rest) = clamped.flooredDivision(by: 86_400_000)
        let (year, month, day) = Calendar.date(days)
        let fields =
            [
                (year, 1000, "-"), (month, 10, "-"), (day, 10, "T"), (rest / 3_600_000, 10, ":"),
                (rest / 60_000 % 60, 10, ":"), (rest / 1000 % 60, 10, "."), (rest % 1000, 100, "Z"),
            ] as [(Int, Int, Unicode.Scalar)]
        return String(unsafeUninitializedCapacity: 24) { bytes in
            var count = 0
            for (value, highest, mark) in fields {
                var place = highest
                while place > 0 {
                    bytes[count] = UInt8(value / place % 10) + UInt8(ascii: "0")
                    (count, place) = (count + 1, place / 10)
                }
                bytes[count] = UInt8(ascii: mark)
                count += 1
            }
            return count
        }
    }
}

extension RawSpan {
    /// The decimal number in `count` bytes at `offset`, nil if one is no digit.
    fileprivate func number(_ offset: Int, _ count: Int) -> Int? {
        var value = 0
        for place in offset..<offset + count {
            let digit = unsafeLoad(fromByteOffset: place, as: UInt8.self) &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value * 10 + Int(digit)
        }
        return value
    }
}

/// The proleptic Gregorian calendar, by Howard Hinnant's `days_from_civil` and `civil_from_days`.
private enum Calendar {
    static func days(in month: Int, of year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let (era, yearOfEra) = shifted.flooredDivision(by: 400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    static func date(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = (days + 719_468).flooredDivision(by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}

extension Int {
    fileprivate func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
