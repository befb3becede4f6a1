/// A house rule: something that holds for every file of this package and that no compiler checks.
struct Rule: Sendable {
    /// What is wrong where the rule is broken, in few words.
    let name: String

    /// What to do instead.
    let advice: String

    /// Returns the lines, counted from 1, at which the file breaks the rule. The tree answers what one file cannot.
    let check: @Sendable (SourceFile, Tree) -> [Int]

    init(_ name: String, advice: String, check: @escaping @Sendable (SourceFile, Tree) -> [Int]) {
        self.name = name
        self.advice = advice
        self.check = check
    }
}

extension Rule {
    /// All of them. A rule that is not listed here is not in force; one without an offender in `OffenderTests` fails.
    static let all = borders + safety + layout + words + documents

    /// Returns one line per offence, as `path:line: name, do this`.
    func findings(in tree: Tree) -> [String] {
        tree.files.flatMap { file in
            check(file, tree).map { "\(file.path):\($0): \(name), \(advice)" }
        }
    }
}

extension Rule: CustomStringConvertible {
    var description: String { name }
}
