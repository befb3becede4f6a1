/// Questions that go through the whole journal, of which there is an index, beside a replay of it.
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
    /// A question to a journal with an index.
    fileprivate static func question(_ verb: String, _ rest: String...) -> Subject {
        let makeIndex: @Sendable (Workshop) throws -> Void = { workshop in
            _ = try workshop.navlog(["state", try workshop.journal(.common)]).run()
        }
        return .navlog(([verb] + rest).joined(separator: " "), before: makeIndex) { workshop in
            [verb, try workshop.journal(.common)] + rest
        }
    }
}
