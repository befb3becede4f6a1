// Runs navlog and, where they are installed, others that do the same, in turn, and prints what each takes at the median.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

let usage = """
    navlog-bench [--smoke] [--form] [--entries N] [--rounds N] [--navlog PATH] [--only TEXT] [--readme FILE] [--keys]

      --smoke        one round over short journals: whether everything runs
      --form         the table without numbers
      --entries N    how long the journals are, 2,000,000 by default
      --rounds N     how often everything runs, 5 by default
      --navlog PATH  the program to measure, by default the one beside this one
      --only TEXT    the rows whose title contains TEXT
      --readme FILE  puts the table into a document, between two markers
      --keys         measures how long a person waits for a key instead
    """

/// The options by name; those without a value have an empty one.
var options: [String: String] = [:]
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
    switch word {
    case "--smoke", "--form", "--keys":
        options[word] = ""
    case "--entries", "--rounds", "--navlog", "--only", "--readme":
        guard let value = words.popFirst() else { fallthrough }
        options[word] = value
    default:
        print(usage)
        exit(word == "--help" ? 0 : 64)
    }
}

let isSmoke = options["--smoke"] != nil
let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
    separator: "/")
let workshop = Workshop(
    folder: ".build/bench", program: options["--navlog"] ?? "\(folder)/navlog", peers: "Tests/Benchmarks/Peers",
    entries: options["--entries"].flatMap(Int.init) ?? (isSmoke ? 20_000 : 2_000_000))
if options["--keys"] != nil {
    try KeyLatency(in: workshop).run(lines: 100_000, entries: isSmoke ? 20_000 : 1_000_000)
} else {
    try compare()
}

@MainActor func compare() throws {
    let rows = Row.all.filter { row in options["--only"].map(row.title.contains) ?? true }

    let rounds = options["--form"] != nil ? 0 : options["--rounds"].flatMap(Int.init) ?? (isSmoke ? 1 : 5)
    let contest = Contest(rows, rounds: rounds, in: workshop) { line in
        if rounds > 0 { print(line) }
    }
    let table = ResultTable(rows, contest)
    for line in table.markdown { print(line) }
    if let readme = options["--readme"] {
        try Readme(path: readme).show(table, entries: workshop.entries)
    }
}
