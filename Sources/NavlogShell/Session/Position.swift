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
            } else if text.hasPrefix("-"), let count = Int(rest), count >= 0 {
                self = .back(count)
            } else if text.hasSuffix("%"), let share = Int(text.dropLast()), (0...100).contains(share) {
                self = .percent(share)
            } else if let seq = Int(text), seq >= 0 {
                self = .seq(seq)
            } else {
                return nil
            }
        }
    }

    /// Reads the beginning of an RFC 3339 time; what is missing counts to the end of the minute, second or day named.
    private static func time(_ text: String) -> Int64? {
        let latest = "9999-12-31T23:59:59.999Z"
        let given = text.hasSuffix("Z") ? String(text.dropLast()) : text
        guard given.count <= 23, [10, 13, 16, 19, 21, 22, 23].contains(given.count) else { return nil }
        let full = given + latest.dropFirst(given.count)
        guard case .utc(let milliseconds) = EntryTime(json: .string(full)) else { return nil }
        return milliseconds
    }
}
