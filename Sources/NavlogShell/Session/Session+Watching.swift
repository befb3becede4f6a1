import NavigationJournal
import NavigationModel
import NavigationReplay

extension Session {
    /// Shows the entries that are appended to the journal, until Ctrl-C or until nobody reads them any more.
    func follow(after seq: Int, _ filter: LogFilter) throws -> ExitStatus {
        guard let journal, !isOnFork else {
            throw Diagnostic.usage("only a journal can be followed; a fork is in memory")
        }
        guard journal.path != "-", options.with.isEmpty else {
            throw Diagnostic.usage("only a single file can be followed, with its segments", hint: "navlog log -")
        }
        if isJournalDamaged && !options.lenient { return .damaged }
        var watch = JournalWatch(journal, after: seq, world: try world(at: seq), filter, in: self)
        while !environment.isInterrupted() {
            guard let event = try watch.next() else {
                screen.flush()
                errors.flush()
                environment.output.lookForReader()
                if environment.output.isClosed { return .done }
                environment.pause(100)
                continue
            }
            try watch.show(event)
            if environment.output.isClosed { return .done }
            if watch.isDamaged && !options.lenient { return .damaged }
        }
        return watch.isDamaged ? .damaged : .interrupted
    }
}

/// Replays a journal while it grows.
private struct JournalWatch {
    private let session: Session
    private let path: String
    private let filter: LogFilter
    private var follower: JournalFollower
    private var source: JournalSource
    private var world: World
    private var beginsRun = false
    private(set) var isDamaged = false

    init(_ journal: OpenJournal, after seq: Int, world: World, _ filter: LogFilter, in session: Session) {
        (self.session, self.path, self.filter) = (session, journal.path, filter)
        (source, self.world) = (journal.source, world)
        follower = JournalFollower(journal.path, after: seq, in: session.environment.storage)
        follower.migration = source.migration
    }

    mutating func next() throws -> JournalFollower.Event? {
        try follower.next()
    }

    /// Says what has come.
    mutating func show(_ event: JournalFollower.Event) throws {
        switch event {
        case .item(.entry): showEntry()
        case .item(.relaunch): beginsRun = true
        case .item(.checkpoint): break
        case .item(.header): try begin(with: session.source(of: path))
        case .item(.finding(let finding)): show(finding)
        case .continued(let path): note("the journal goes on in \(path)")
        case .cut(let seq):
            warn("the journal was cut: what came after entry \(seq) is gone")
            try goBack(to: seq)
        case .replaced: warn("another journal stands at \(path) now")
        case .absent: warn("nothing stands at \(path) any more; waiting for what will")
        }
    }

    private mutating func showEntry() {
        var before = World()
        if filter.needsStates { before = world }
        if beginsRun { source.reducer.relaunch(&world) }
        let outcome = source.reducer.apply(follower.entry, to: &world)
        let step = Step(follower.entry, outcome, beginsRun: beginsRun)
        beginsRun = false
        if filter.matches(step, from: before, to: world) { session.list(step, world) }
    }

    private mutating func show(_ finding: Finding) {
        guard finding.severity == .error else { return }
        isDamaged = true
        session.screen.flush()
        session.report(session.diagnostic(finding))
    }

    private mutating func begin(with source: JournalSource) {
        (self.source, world, beginsRun) = (source, source.start, false)
        follower.migration = source.migration
    }

    private mutating func goBack(to seq: Int) throws {
        begin(with: try session.source(of: path))
        world = try Timeline(source).world(at: seq)
    }

    private func note(_ text: String) { session.note("\("note:", .faint) \(text)") }

    private func warn(_ text: String) {
        session.screen.flush()
        session.note("\("warning:", .warning) \(text)")
    }
}
