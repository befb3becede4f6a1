import NavigationJournal
import NavigationModel
import NavigationReplay

/// Finding positions.
extension Session {
    /// Returns the seq of a position that a person named.
    func position(_ text: String?, default standard: Int) throws -> Int {
        guard let text else { return standard }
        guard let position = Position(text) else {
            throw Diagnostic.usage(
                "\"\(text)\" is no position",
                hint: "like 42, start, end, -3, 50%, @2026-11-30T09:15 or #mark")
        }
        let seq = try self.seq(of: position)
        if let seq { return seq }
        if case .mark(let name) = position {
            let near = travel.marks.keys.nearest(to: name).map { "did you mean #\($0)?" }
            throw Diagnostic.usage("there is no mark \"\(name)\"", hint: near ?? "set one with mark NAME")
        }
        throw Diagnostic.usage(
            "there is no position \"\(text)\"", hint: "positions here are \(timeline.start) to \(timeline.end)")
    }

    /// Returns the position before the first entry that a person means by "from here on".
    ///
    /// A position stands for the entry it is after; a time for the first entry since then.
    func position(from text: String?) throws -> Int {
        guard let text else { return timeline.start }
        if case .time(let milliseconds)? = Position(text) {
            return try timeline.lastPosition(notAfter: milliseconds - 1)
        }
        return try moved(from: try position(text, default: timeline.start), by: -1)
    }

    /// The position a number of entries away, as far as there are entries.
    func moved(from position: Int, by count: Int) throws -> Int {
        let ordinal = try timeline.ordinal(of: position) ?? 0
        let wanted = ordinal.addingReportingOverflow(count)
        let target = wanted.overflow ? (count < 0 ? 0 : timeline.count) : wanted.partialValue
        return try timeline.position(ofEntry: min(max(0, target), timeline.count))
    }

    private func seq(of position: Position) throws(JournalError) -> Int? {
        switch position {
        case .start: return timeline.start
        case .end: return timeline.end
        case .seq(let seq): return try timeline.ordinal(of: seq) == nil ? nil : seq
        case .back(let count):
            let from = isInteractive ? try timeline.ordinal(of: self.position) ?? timeline.count : timeline.count
            return count <= from ? try timeline.position(ofEntry: from - count) : nil
        case .percent(let share): return try timeline.position(ofEntry: timeline.count * share / 100)
        case .time(let milliseconds): return try timeline.lastPosition(notAfter: milliseconds)
        case .mark(let name): return travel.marks[Name(name)]
        }
    }
}
