/// The rows with their numbers, as Markdown.
struct ResultTable {
    private struct Line {
        var cells: [String]
        var holds: Bool
    }

    private static let head = ["", "navlog", "beside it", "ratio", "bound"]
    private var lines: [Line] = []

    /// The table of what a contest has counted.
    init(_ rows: [Row], _ contest: Contest) {
        lines = rows.map { Self.line($0, contest) }
    }

    /// Whether every bound holds that could be looked at.
    var holds: Bool { lines.allSatisfy(\.holds) }

    /// The lines of the table.
    var markdown: [String] {
        [Self.text(Self.head), "|---|---:|---:|---:|---:|"] + lines.map { Self.text($0.cells) }
    }

    private static func text(_ cells: [String]) -> String {
        "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined()
    }

    private static func line(_ row: Row, _ contest: Contest) -> Line {
        guard var own = contest.median(of: row.subject)?[keyPath: row.quantity.key] else {
            return Line(cells: [row.title, "–", "", "", row.boundText], holds: true)
        }
        if let base = row.base, let sample = contest.median(of: base) { own -= sample[keyPath: row.quantity.key] }
        own /= row.count
        let other = row.rival.flatMap(contest.median(of:)).map { $0[keyPath: row.quantity.key] / row.rivalCount }
        let amount = row.quantity == .memory ? Amount.bytes : Amount.seconds
        let ratio = other.map { row.isTimesAsFast ? $0 / own : own / $0 }
        let holds = row.holds(own, ratio)
        return Line(
            cells: [
                row.title, amount(own), row.rival == nil ? "" : other.map(amount) ?? "–",
                ratio.map { Amount.ratio($0) } ?? "", row.boundText + (holds ? "" : " ✗"),
            ], holds: holds)
    }
}

extension Row {
    fileprivate var isTimesAsFast: Bool {
        switch bound {
        case .timesAsFast: true
        case .atMost, .limit: false
        case .none: rival != nil
        }
    }

    fileprivate var boundText: String {
        switch bound {
        case .timesAsFast(let least): "≥ \(Amount.plain(least))"
        case .atMost(let most): "≤ \(Amount.plain(most))"
        case .limit(let most): "≤ \(quantity == .memory ? Amount.bytes(most) : Amount.seconds(most))"
        case .none: ""
        }
    }

    fileprivate func holds(_ own: Double, _ ratio: Double?) -> Bool {
        switch bound {
        case .timesAsFast(let least): ratio.map { $0 >= least } ?? true
        case .atMost(let most): ratio.map { $0 <= most } ?? true
        case .limit(let most): own <= most
        case .none: true
        }
    }
}

/// Numbers as people read them: three digits and a unit.
enum Amount {
    static func seconds(_ seconds: Double) -> String {
        if seconds >= 1 { return "\(digits(seconds)) s" }
        return seconds >= 0.001 ? "\(digits(seconds * 1e3)) ms" : "\(digits(max(0, seconds) * 1e6)) µs"
    }

    static func bytes(_ bytes: Double) -> String { "\(plain((bytes / 1_048_576).rounded())) MiB" }

    static func ratio(_ ratio: Double) -> String { digits(ratio) }

    static func plain(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }

    private static func digits(_ number: Double) -> String {
        let places = number >= 100 ? 0 : number >= 10 ? 1 : 2
        let scale = [1.0, 10, 100][places]
        let rounded = Int((number * scale).rounded())
        if places == 0 { return "\(rounded)" }
        let fraction = "\(rounded % Int(scale))"
        return "\(rounded / Int(scale)).\(String(repeating: "0", count: places - fraction.count))\(fraction)"
    }
}
