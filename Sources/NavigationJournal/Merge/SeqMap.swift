import StrictJSON

/// The new seqs of a journal's entries, in runs.
struct SeqMap {
    private var runs: [(old: Int, new: Int, count: Int)] = []
    private let kept: Int

    /// Creates a map that leaves seqs as they are up to one of them.
    init(keepingUpTo kept: Int) {
        self.kept = kept
    }

    /// Adds an entry; both seqs are higher than all before.
    mutating func add(_ old: Int, as new: Int) {
        if let last = runs.last, old - last.old == last.count, new - last.new == last.count {
            runs[runs.count - 1].count += 1
        } else {
            runs.append((old, new, 1))
        }
    }

    /// The new seq of an entry, nil if there is none.
    subscript(seq: Int) -> Int? {
        if seq <= kept { return seq }
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].old <= seq { low = middle + 1 } else { high = middle }
        }
        guard low > 0, seq - runs[low - 1].old < runs[low - 1].count else { return nil }
        return runs[low - 1].new + seq - runs[low - 1].old
    }

    /// Gives the entries that an entry refers to their new seqs. What refers to one that is not there goes.
    func translate(_ entry: inout JSONObject) {
        for name in ["cause", "snapshotSeq"] where entry[name] != nil {
            entry[name] = self[entry[name]]
        }
        if let outcome = entry["outcome"] { entry["outcome"] = translated(outcome) }
    }

    private subscript(json: JSONValue?) -> JSONValue? {
        json?.numberValue?.intValue.flatMap { self[$0] }.map { .integer($0) }
    }

    private func translated(_ outcome: JSONValue) -> JSONValue? {
        guard var object = outcome.objectValue else { return outcome }
        if object["by"] != nil {
            guard let by = self[object["by"]] else { return nil }
            object["by"] = by
        }
        guard let resolved = object["resolved"]?.arrayValue else { return .object(object) }
        var translated: [JSONValue] = []
        for item in resolved {
            guard var item = item.objectValue, let since = self[item["since"]],
                let outcome = item["outcome"].flatMap(self.translated)
            else { return nil }
            (item["since"], item["outcome"]) = (since, outcome)
            translated.append(.object(item))
        }
        object["resolved"] = .array(translated)
        return .object(object)
    }
}
