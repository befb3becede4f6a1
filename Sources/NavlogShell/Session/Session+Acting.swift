import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// Asking for intents.
extension Session {
    /// What an intent verb may look at.
    func intentContext() throws -> IntentContext {
        IntentContext(
            manifest: manifest,
            readFile: { [environment] path in try environment.contents(of: path) },
            lastSnapshot: { try self.lastSnapshot() })
    }

    /// Asks for an intent where one stands, and shows what became of it.
    ///
    /// At the end of a journal that is open for recording the entry is appended, durably. Anywhere else it goes into
    /// a fork in memory, which no slip of the pen begins.
    func act(_ request: IntentRequest) throws {
        let before = try world()
        let intent = request.intent
        let origin = request.origin ?? (intent.defaultOrigin == .user ? .repl : nil)
        let now = EntryTime.utc(milliseconds: environment.now())
        var entry = Entry(seq: try nextSeq(after: position), time: now, intent: intent, origin: origin)
        if !intent.isAppWide { entry.scene = request.scene ?? travel.currentScene(in: before) ?? "main" }
        if needsFork {
            if showSlip(entry, in: before) { return }
            try fork(at: position)
        }
        let step = try append(entry, after: before)
        position = timeline.end
        travel.branches.current.isUnsaved = journal?.writer == nil || travel.isOnFork
        show(step, from: before, to: try world())
        noteHint(about: step, in: before)
    }

    /// Returns the seq of an entry after a position; the last one there is has none after it.
    func nextSeq(after position: Int) throws -> Int {
        guard position < .max else { throw JournalError.seqOverflow }
        return position + 1
    }

    /// Shows what became of an intent if it is a slip of the pen, which changes nothing.
    private func showSlip(_ entry: Entry, in world: World) -> Bool {
        var after = world
        let step = Step(entry, timeline.reducer.apply(entry, to: &after))
        guard isSlip(step) else { return false }
        show(step, from: world, to: world)
        noteHint(about: step, in: world)
        note("\("not forked:", .strong) what is refused changes nothing")
        return true
    }

    private func append(_ entry: Entry, after before: World) throws -> Step {
        var world = before
        guard !travel.isOnFork, let writer = journal?.writer else {
            return timeline.append(entry.withOracle(timeline.reducer, in: &world))
        }
        // What a journal does not hold should not be seen in this session either: it is redacted first.
        let recorded = redactor.redact(entry).withOracle(timeline.reducer, in: &world)
        try writer.append(recorded)
        return timeline.append(recorded)
    }

    /// Whether what follows may not be added where one stands.
    private var needsFork: Bool {
        position != timeline.end || !(travel.isOnFork || journal == nil || journal?.writer != nil)
    }
}

extension Entry {
    /// Returns the entry with its own oracle: its outcome in a world, which goes on, and the digest of its scene then.
    func withOracle(_ reducer: Reducer, in world: inout World) -> Entry {
        var entry = self
        entry.recordedOutcome = reducer.apply(entry, to: &world).json
        entry.recordedDigest = entry.sceneConcerned.flatMap { world.scenes[$0] }.map { Digest($0).description }
        return entry
    }
}
