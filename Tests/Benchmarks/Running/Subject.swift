/// Something that is run and counted: a command of navlog, a peer that does the same, a loop of appends.
struct Subject: Sendable {
    /// Its name; the same name is the same subject, which runs once a round.
    let name: String
    /// In how many rounds it runs at most; the slow ones run once.
    var rounds = Int.max
    /// Whether it can run on this machine.
    var isThere: @Sendable (Workshop) -> Bool = { _ in true }
    /// Runs it once.
    let run: @Sendable (Workshop) throws -> Sample
}

extension Subject {
    /// A command of navlog, after something that is not counted.
    static func navlog(
        _ name: String, rounds: Int = .max, before prepare: @escaping @Sendable (Workshop) throws -> Void = { _ in },
        _ arguments: @escaping @Sendable (Workshop) throws -> [String]
    ) -> Subject {
        Subject(name: "navlog \(name)", rounds: rounds) { workshop in
            let arguments = try arguments(workshop)
            try prepare(workshop)
            return try workshop.navlog(arguments).run()
        }
    }

    /// Another program, where it is installed.
    static func peer(
        _ name: String, needs tool: String, rounds: Int = .max,
        _ command: @escaping @Sendable (Workshop) throws -> Command
    ) -> Subject {
        Subject(name: name, rounds: rounds, isThere: { $0.has(tool) }) { try command($0).run() }
    }
}
