/// Questions that read the whole journal, beside a replay of it.
extension Row {
    static let questions = [
        Row(title: "`verify`, beside a replay", subject: .question("verify"), rival: .replay(.common)),
        Row(
            title: "`log --intent openURL`, beside a replay", subject: .question("log", "--intent", "openURL"),
            rival: .replay(.common)),
        Row(
            title: "`why` of what changed early, beside a replay",
            subject: .question("why", "side.stacks.profile.views"), rival: .replay(.common), bound: .atMost(1)),
        Row(
            title: "`bisect`, beside a replay", subject: .question("bisect", "--when", "main.path.count > 11"),
            rival: .replay(.common)),
    ]
}

extension Subject {
    /// A question to a journal without an index.
    fileprivate static func question(_ verb: String, _ rest: String...) -> Subject {
        .navlog(([verb] + rest).joined(separator: " ")) { workshop in
            [verb, try workshop.journal(.common)] + rest + ["--no-index"]
        }
    }
}
