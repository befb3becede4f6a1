/// How much is in memory at one time.
extension Row {
    static let memory = [
        Row(
            title: "memory of a replay", subject: .replay(.common), quantity: .memory, bound: .limit(128 * 1_048_576)),
        Row(
            title: "memory of a replay five times as long", subject: .long("state"), quantity: .memory,
            bound: .limit(128 * 1_048_576)),
        Row(
            title: "memory of `verify`, of the same", subject: .long("verify"), quantity: .memory,
            bound: .limit(64 * 1_048_576)),
        Row(
            title: "memory of `verify`, of the same in gzip", subject: .longArchive, quantity: .memory,
            bound: .limit(64 * 1_048_576)),
    ]
}

extension Subject {
    /// A command on a journal of five times as many entries: 1.5 GB.
    fileprivate static func long(_ verb: String) -> Subject {
        .navlog("\(verb) of a long journal", rounds: 1) { workshop in
            [verb, try workshop.journal(.common, entries: workshop.entries * 5), "--no-index"]
        }
    }

    /// The same journal as an archive.
    fileprivate static let longArchive = Subject.navlog("verify of a long archive", rounds: 1) { workshop in
        [
            "verify", try workshop.archive(of: try workshop.journal(.common, entries: workshop.entries * 5)),
            "--no-index",
        ]
    }
}
