import NavigationJournal
import NavigationModel
import NavigationReplay

/// A replay that goes on for as long as somebody appends to the journal, or until nobody reads it any more.
struct FollowedReplay {
    private let session: Session
    private let path: String
    private let filter: LogFilter
    private var watch: JournalWatch
    private var source: JournalSource
    private var world: World
    private var isDamaged = false

    /// Begins behind an entry of the session's journal.
    init(after seq: Int, _ filter: LogFilter, in session: Session) throws {
        guard let journal = session.journal, !session.travel.isOnFork else {
            throw Diagnostic.usage("only a journal can be followed; a fork is in memory")
        }
        guard journal.path != "-", session.options.with.isEmpty else {
            throw Diagnostic.usage("only a single file can be followed, with its segments", hint: "navlog log -")
        }
        (self.session, self.path, self.filter) = (session, journal.path, filter)
        (source, world) = (journal.source, try session.world(at: seq))
        watch = JournalWatch(journal, after: seq, in: session.environment.storage)
    }

    /// Shows the entries that are appended, until Ctrl-C.
    mutating func run() throws -> ExitStatus {
        if session.isJournalDamaged && !session.options.lenient { return .damaged }
        let environment = session.environment
        while !environment.isInterrupted() {
            if let news = try watch.next() {
                try show(news)
            } else {
                session.screen.flush()
                session.errors.flush()
                environment.output.lookForReader()
                if !environment.output.isClosed { environment.pause(100) }
            }
            if environment.output.isClosed { return .done }
            if isDamaged && !session.options.lenient { return .damaged }
        }
        return isDamaged ? .damaged : .interrupted
    }

    private mutating func show(_ news: JournalWatch.News) throws {
        switch news {
        case .entry(let entry, let beginsRun): show(entry, beginsRun: beginsRun)
        case .header: begin(with: try session.source(of: path))
        case .damage(let finding):
            isDamaged = true
            session.screen.flush()
            session.report(session.diagnostic(finding))
        case .cut(let seq):
            say("\("warning:", .warning) the journal was cut: what came after entry \(seq) is gone")
            begin(with: try session.source(of: path))
            world = try Timeline(source).world(at: seq)
        case .replaced: say("\("warning:", .warning) another journal stands at \(path) now")
        case .moved(let text): say(text)
        }
    }

    private mutating func show(_ entry: Entry, beginsRun: Bool) {
        var before = World()
        if filter.needsStates { before = world }
        if beginsRun { source.reducer.relaunch(&world) }
        let outcome = source.reducer.apply(entry, to: &world)
        let step = Step(entry, outcome, beginsRun: beginsRun)
        if filter.matches(step, from: before, to: world) { session.list(step, world) }
    }

    private mutating func begin(with source: JournalSource) {
        (self.source, world) = (source, source.start)
        watch.adopt(source)
    }

    private func say(_ text: Styled) {
        session.screen.flush()
        session.note(text)
    }
}
