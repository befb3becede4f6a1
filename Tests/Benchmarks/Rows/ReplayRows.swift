/// A replay to the end, and what others take for the same fold of the same file.
extension Row {
    static let replay = [
        Row(title: "replay, beside `jq`", subject: .replay(.common), rival: .jq, bound: .timesAsFast(60)),
        Row(title: "replay, beside Python `json`", subject: .replay(.common), rival: .python),
        Row(title: "replay, beside Python `orjson`", subject: .replay(.common), rival: .orjson, bound: .timesAsFast(6)),
        Row(title: "replay, beside Node.js", subject: .replay(.common), rival: .node, bound: .timesAsFast(7)),
        Row(title: "replay, beside SQLite", subject: .replay(.common), rival: .sqlite),
        Row(
            title: "replay, processor time, beside simdjson that only walks", subject: .replay(.common),
            rival: .simdjson("walk"), quantity: .cpu, bound: .atMost(2.2)),
        Row(
            title: "replay, beside simdjson that only walks", subject: .replay(.common), rival: .simdjson("walk"),
            bound: .atMost(1.3)),
        Row(title: "replay, beside simdjson with the fold", subject: .replay(.common), rival: .simdjson("fold")),
        Row(title: "replay, beside `wc -l`", subject: .replay(.common), rival: .wc),
        Row(title: "replay of a million different routes", subject: .replay(.diverse), rival: .replay(.common)),
        Row(title: "replay of one stack", subject: .replay(.stack), rival: .replay(.common)),
        Row(title: "replay of a split view", subject: .replay(.split), rival: .replay(.common)),
    ]

    static let checksums = [
        Row(
            title: "replay with checksums, processor time, beside without", subject: .replay(.checked),
            rival: .replay(.common), quantity: .cpu, bound: .atMost(1.35))
    ]
}

extension Subject {
    /// A replay of the whole journal to the state of every scene.
    static func replay(_ kind: JournalKind, entries: Int? = nil, rounds: Int = .max) -> Subject {
        .navlog("state \(kind.name)\(entries.map { " \($0)" } ?? "")", rounds: rounds) { workshop in
            ["state", try workshop.journal(kind, entries: entries), "--no-index", "--json"]
        }
    }

    static let wc = peer("wc", needs: "wc") { workshop in
        Command(
            program: "wc", arguments: ["-l", try workshop.journal(.common)], environment: workshop.searchPath)
    }

    static let jq = peer("jq", needs: "jq", rounds: 1) { workshop in
        Command(
            program: "jq", arguments: ["-nc", "-f", workshop.peer("fold.jq"), try workshop.journal(.common)],
            environment: workshop.searchPath)
    }

    static let python = fold("python3", rounds: 1, [])
    static let orjson = fold("python3 -o", rounds: .max, ["-o"], module: "orjson")

    private static func fold(
        _ name: String, rounds: Int, _ options: [String], module: String = "json"
    ) -> Subject {
        @Sendable func command(_ workshop: Workshop, _ arguments: [String]) -> Command {
            Command(program: "python3", arguments: arguments, environment: workshop.searchPath)
        }
        return Subject(
            name: name, rounds: rounds, isThere: { (try? command($0, ["-c", "import \(module)"]).run()) != nil }
        ) { workshop in
            var command = command(workshop, [workshop.peer("fold.py")] + options)
            command.input = try workshop.journal(.common)
            return try command.run()
        }
    }

    static let node = peer("node", needs: "node") { workshop in
        Command(
            program: "node", arguments: [workshop.peer("fold.js"), try workshop.journal(.common)],
            environment: workshop.searchPath)
    }

    static let sqlite = peer("sqlite3", needs: "sqlite3", rounds: 1) { workshop in
        let script = """
            .read \(workshop.peer("fold.sql"))
            .mode ascii
            .separator "\\037" "\\n"
            .import \(try workshop.journal(.common)) entry
            SELECT id, tab, state FROM scene;

            """
        var command = Command(program: "sqlite3", arguments: [":memory:"], environment: workshop.searchPath)
        command.input = try workshop.file("fold.sql", script)
        return command
    }

    /// simdjson on demand, which is compiled when it is first asked for.
    static func simdjson(_ task: String) -> Subject {
        Subject(name: "simdjson \(task)", isThere: { $0.builtSimdjson }) { workshop in
            try Command(
                program: workshop.path("simdjson"), arguments: [task, try workshop.journal(.common)]
            ).run()
        }
    }
}

extension Workshop {
    /// Compiles the program with simdjson; false where there is no compiler or no simdjson.
    fileprivate var builtSimdjson: Bool {
        let arguments = [
            "-O3", "-march=native", "-std=c++17", "-o", path("simdjson"), peer("simdjson.cpp"), "-lsimdjson",
            "-pthread",
        ]
        return has("c++") && (try? Command(program: "c++", arguments: arguments, environment: searchPath).run()) != nil
    }
}
