// navlog-bench [--smoke] [--form] [--entries N] [--rounds N] [--navlog PATH] [--only TEXT] [--readme FILE] [--keys]
//
// Runs navlog and, where they are installed, others that do the same, in turn, and prints what each takes at the median.
// --form prints the table without numbers; --readme puts it into a document, between two markers. --keys measures how
// long a person waits for a key instead.

let arguments = CommandLine.arguments

func value(_ name: String) -> String? {
    arguments.firstIndex(of: name).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
}

let isSmoke = arguments.contains("--smoke")
let program = arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
let workshop = Workshop(
    folder: ".build/bench", program: value("--navlog") ?? "\(program)/navlog", peers: "Tests/Benchmarks/Peers",
    entries: value("--entries").flatMap(Int.init) ?? (isSmoke ? 20_000 : 2_000_000))
if arguments.contains("--keys") {
    try KeyLatency(in: workshop).run(lines: 100_000, entries: isSmoke ? 20_000 : 1_000_000)
} else {
    try compare()
}

@MainActor func compare() throws {
    let rows = Row.all.filter { row in value("--only").map(row.title.contains) ?? true }

    let rounds = arguments.contains("--form") ? 0 : value("--rounds").flatMap(Int.init) ?? (isSmoke ? 1 : 5)
    let contest = Contest(rows, rounds: rounds, in: workshop) { line in
        if rounds > 0 { print(line) }
    }
    let table = ResultTable(rows, contest)
    for line in table.markdown { print(line) }
    if let readme = value("--readme") {
        try Readme(path: readme).show(table, entries: workshop.entries)
    }
}
