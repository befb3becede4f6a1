/// Finds the word that was probably meant.
enum Nearest {
    /// Returns the candidate with the smallest edit distance, if it is near enough to be a slip.
    static func match(_ word: String, among candidates: some Sequence<String>) -> String? {
        let limit = max(1, word.count / 3)
        let scored = candidates.map { ($0, distance(Array(word.lowercased()), Array($0.lowercased()))) }
        return scored.filter { $0.1 <= limit }.min { $0.1 < $1.1 }?.0
    }

    /// The number of letters to insert, delete, replace or swap (the restricted Damerau–Levenshtein distance).
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var rows = [[Int]](repeating: Array(0...b.count), count: a.count + 1)
        for i in 1..<(a.count + 1) where !a.isEmpty {
            rows[i][0] = i
            for j in 1..<(b.count + 1) where !b.isEmpty {
                let cost = a[i - 1] == b[j - 1] ? 0 : 1
                rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + cost)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
                }
            }
        }
        return rows[a.count][b.count]
    }
}
