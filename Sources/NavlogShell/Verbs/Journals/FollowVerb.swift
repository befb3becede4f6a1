import NavigationReplay

/// The entries of a journal as they are appended.
struct FollowVerb: Verb {
    let name = "follow"
    let summary = "entries as they are appended, until Ctrl-C"
    let details = """
        `log --follow` prints the entries that are there first. Both go on into the next segment, and say when the file
        was cut or another one was put in its place.
        """
    let group = VerbGroup.journals
    let signature = Signature(positionals: [.one("J", .journal)], options: LogFilter.options)

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        try session.enterJournal(of: call, allowsDamage: true)
        var replay = try FollowedReplay(after: session.timeline.end, LogFilter(call, session), in: session)
        return try replay.run()
    }
}
