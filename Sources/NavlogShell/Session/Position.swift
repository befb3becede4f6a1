import NavigationModel
import StrictJSON

/// A place in a history as a person names it: a position is after an entry.
enum Position: Sendable, Equatable {
    /// After the entry with that seq.
    case seq(Int)
    /// Before the first entry.
    case start
    /// After the last entry.
    case end
    /// That many entries back: from the end, or in a session from where one is.
    case back(Int)
    /// After that share of the entries.
    case percent(Int)
    /// After the last entry at or before a time, in the order of the entries.
    case time(milliseconds: Int64)
    /// A mark that was set in the session.
    case mark(String)

    /// Reads a position; nil if it is none.
    init?(_ text: String) {
        switch text {
        case "start": self = .start
        case "end": self = .end
        default:
            let rest = String(text.dropFirst())
            if text.hasPrefix("#"), !rest.isEmpty {
                self = .mark(rest)
            } else if text.hasPrefix("@"), let time = Position.time(rest) {
                self = .time(milliseconds: time)
            } else if text.hasPrefix("-"), let count = Position.number(rest) {
                self = .back(count)
            } else if text.hasSuffix("%"), let share = Position.number(text.dropLast()), share <= 100 {
                self = .percent(share)
            } else if let seq = Position.number(text) {
                self = .seq(seq)
            } else {
                return nil
            }
        }
    }

    /// Reads digits; a number beyond what any journal reaches is the largest one.
    private static func number(_ text: some StringProtocol) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            return nil
        }
        return Int(text) ?? .max
    }

    /// Reads an RFC 3339 time in UTC, or the beginning of one: what is missing is zero, so `09:15` is `09:15:00.000`.
    private static func time(_ text: String) -> Int64? {
        let given = text.hasSuffix("Z") ? String(text.dropLast()) : text
        guard [10, 13, 16, 19, 21, 22, 23].contains(given.utf8.count), given.utf8.allSatisfy({ $0 < 0x80 }) else {
            return nil
        }
        let full = given + "0000-00-00T00:00:00.000Z".dropFirst(given.utf8.count)
        guard case .utc(let milliseconds) = EntryTime(json: .string(full)) else { return nil }
        return milliseconds
    }
}
