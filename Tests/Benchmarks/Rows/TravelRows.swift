import TestSupport

/// Opening a journal, and travelling through it.
extension Row {
    static let travel = [
        Row(
            title: "first opening, to its answer, beside a replay", subject: .firstOpening, rival: .replay(.common),
            bound: .atMost(1)),
        Row(title: "opening with an index", subject: .indexedOpening, bound: .limit(0.1)),
        Row(
            title: "`state --at` anywhere with an index",
            subject: .navlog("state --at") { workshop in
                ["state", try workshop.journal(.common), "--at", "\(workshop.entries / 7 * 3)"]
            }, bound: .limit(0.03)),
        Row(
            title: "`goto` anywhere", subject: .session("goto") { "goto \($0)" }, base: .indexedOpening, count: 1000,
            bound: .limit(0.0005)),
        Row(
            title: "`back` anywhere", subject: .session("back") { "goto \($0)\nback" },
            base: .session("goto") { "goto \($0)" }, count: 1000, bound: .limit(0.0005)),
        Row(
            title: "`bisect` in a session",
            subject: .navlog("bisect, loaded") { workshop in
                let bisect = ["-c", "bisect --when 'main.path.count > 11'"]
                return ["repl", try workshop.journal(.common)] + bisect + bisect + bisect + bisect
            }, base: .indexedOpening, count: 4, bound: .limit(0.05)),
    ]
}

extension Subject {
    /// Opens a journal of which there is no index. It is kept behind the answer.
    fileprivate static let firstOpening = Subject(name: "navlog repl without an index") { workshop in
        workshop.removeIndexes()
        return try workshop.navlog(try opening(in: workshop)).runToAnswer()
    }

    /// Opens a journal of which there is an index; where the first opening has left none, it is made first.
    fileprivate static let indexedOpening = navlog("repl with an index", opening(in:))

    @Sendable private static func opening(in workshop: Workshop) throws -> [String] {
        ["repl", try workshop.journal(.common), "-c", "state main.tab"]
    }

    /// A session with a thousand commands at random positions.
    fileprivate static func session(_ name: String, _ command: @escaping @Sendable (Int) -> String) -> Subject {
        .navlog("repl \(name)") { workshop in
            let script = try workshop.file(
                "\(name).navlog",
                {
                    var random = SeededGenerator(seed: 2)
                    let positions = (0..<1000).map { _ in Int.random(in: 2...workshop.entries, using: &random) }
                    return positions.map(command).joined(separator: "\n")
                }())
            return ["repl", try workshop.journal(.common), "-f", script]
        }
    }
}
