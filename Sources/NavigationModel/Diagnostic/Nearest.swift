/// Finds what somebody who misspelt a name probably meant.
extension Sequence<String> {
    /// Returns the candidate that the fewest edits turn a word into, nil if none is near.
    ///
    /// An edit inserts, removes or replaces a scalar, or swaps two neighbours; case counts half. One edit is near, and
    /// in longer words one for every three scalars. Of equally near candidates the first one counts. Words of more
    /// than 64 scalars are not looked at.
    public func nearest(to word: String) -> String? {
        let word = Array(word.unicodeScalars)
        guard word.count <= longestWord else { return nil }
        var best: (candidate: String, distance: Int)?
        for candidate in self {
            let scalars = Array(candidate.unicodeScalars)
            let limit = 2 * Swift.max(1, Swift.min(word.count, scalars.count) / 3)
            guard scalars.count <= longestWord, 2 * abs(scalars.count - word.count) <= limit else { continue }
            let distance = editDistance(word, scalars)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.candidate
    }
}

extension Sequence<Name> {
    /// Returns the name that the fewest edits turn a word into, nil if none is near; see `nearest(to:)` of strings.
    public func nearest(to word: String) -> Name? {
        sorted().map(\.text).nearest(to: word).map { Name($0) }
    }
}

private let longestWord = 64

/// Returns the distance in half edits: the optimal string alignment distance, row by row.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count).map { 2 * $0 }
    for i in left.indices {
        var row = [2 * (i + 1)]
        for j in right.indices {
            var distance = Swift.min(last[j + 1], row[j]) + 2
            distance = Swift.min(distance, last[j] + substitutionCost(left[i], right[j]))
            if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                distance = Swift.min(distance, beforeLast[j - 1] + 2)
            }
            row.append(distance)
        }
        (beforeLast, last) = (last, row)
    }
    return last[right.count]
}

private func substitutionCost(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Int {
    if left == right { return 0 }
    return left.properties.lowercaseMapping == right.properties.lowercaseMapping ? 1 : 2
}
