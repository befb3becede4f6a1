/// Finds what somebody who misspelt a name probably meant.
extension Sequence<String> {
    /// Returns the candidate that the fewest edits turn a word into, nil if none is near.
    ///
    /// An edit inserts, removes or replaces a scalar, or swaps two neighbours; case does not count. One edit is near,
    /// in longer words one for every three scalars, in a single letter none. Of equally near candidates the first one
    /// counts. Where none is near, the shortest candidate that has the word in it may be meant, if that is no less than
    /// three scalars: `open` for `openURL`. Words of more than 64 scalars are not looked at.
    public func nearest(to word: String) -> String? {
        guard let word = folded(word) else { return nil }
        var best: (candidate: String, distance: Int)?
        var whole: (candidate: String, length: Int)?
        for candidate in self {
            guard let scalars = folded(candidate) else { continue }
            if word.count > 2, scalars.count < whole?.length ?? .max, scalars.contains(word) {
                whole = (candidate, scalars.count)
            }
            let length = Swift.min(word.count, scalars.count)
            let limit = length < 2 ? 0 : Swift.max(1, length / 3)
            guard abs(scalars.count - word.count) <= limit else { continue }
            let distance = editDistance(word, scalars)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate ?? whole?.candidate
    }
}

extension Sequence<Name> {
    /// Returns the name that the fewest edits turn a word into, nil if none is near; see `nearest(to:)` of strings.
    public func nearest(to word: String) -> Name? {
        sorted().map(\.text).nearest(to: word).map { Name($0) }
    }
}

/// Returns the scalars in lower case, nil if they are too many to be compared.
private func folded(_ word: String) -> [Unicode.Scalar]? {
    let scalars = word.unicodeScalars
    return scalars.count > 64 ? nil : Array(word.lowercased().unicodeScalars)
}

/// Returns the optimal string alignment distance, row by row.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
        var row = [i + 1]
        for j in right.indices {
            let replaced = last[j] + (left[i] == right[j] ? 0 : 1)
            var distance = Swift.min(last[j + 1] + 1, row[j] + 1, replaced)
            if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                distance = Swift.min(distance, beforeLast[j - 1] + 1)
            }
            row.append(distance)
        }
        (beforeLast, last) = (last, row)
    }
    return last[right.count]
}
