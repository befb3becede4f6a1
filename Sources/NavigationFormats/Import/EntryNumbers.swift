import NavigationJournal
import StrictJSON

/// The seqs of entries that another tool has kept, seen once before the first of them is taken over.
struct EntryNumbers {
    private var first: Int?
    /// The seq of the entry that was seen last, 0 before.
    private(set) var last = 0
    private var followEachOther = true

    mutating func see(_ seq: Int) {
        if first == nil { first = seq } else if last == .max || seq != last + 1 { followEachOther = false }
        last = seq
    }

    /// Returns what numbers the entries anew; nil if they keep their seqs, as they do where these follow each other.
    ///
    /// - Parameter header: The header of their journal, which learns where they begin.
    func numbering(_ header: inout Header) -> Numbering? {
        guard let first else { return nil }
        let start = header.seqBeforeFirst
        if first >= 1, followEachOther, first - 1 == start || header.snapshot == nil {
            if first - 1 != start { header.continues = .init(seq: first - 1) }
            return nil
        }
        header.continues = nil
        return Numbering(after: header.snapshot == nil ? 0 : min(start, .max / 2))
    }
}

/// Gives entries other seqs. Outcomes and digests, which were of the history with all entries, are left out.
struct Numbering {
    /// Seqs that follow each other, and what the first of them has become.
    private struct Run {
        var old: ClosedRange<Int>
        var new: Int
    }

    private var last: Int
    /// The seqs since they went back last, ascending: as few as there are gaps.
    private var runs: [Run] = []

    init(after seq: Int) {
        last = seq
    }

    mutating func number(_ record: JSONObject) -> JSONObject {
        guard let seq = record["seq"]?.numberValue?.intValue else { return record }
        last += 1
        if let run = runs.last, seq < run.old.lowerBound { runs = [] }
        var copy = record
        copy["seq"] = .integer(last)
        let cause = record["cause"]?.numberValue?.intValue.flatMap(number(of:))
        copy["cause"] = cause.map { .integer($0) }
        copy["outcome"] = nil
        copy["state"] = nil
        note(seq)
        return copy
    }

    private mutating func note(_ old: Int) {
        if let run = runs.last {
            if run.old.contains(old) { return }
            if old - 1 == run.old.upperBound, run.new + run.old.count == last {
                runs[runs.count - 1].old = run.old.lowerBound...old
                return
            }
        }
        runs.append(Run(old: old...old, new: last))
    }

    private func number(of old: Int) -> Int? {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].old.upperBound < old { low = middle + 1 } else { high = middle }
        }
        guard low < runs.count, runs[low].old.contains(old) else { return nil }
        return runs[low].new + (old - runs[low].old.lowerBound)
    }
}
