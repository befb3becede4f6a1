import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// What formats look at, one entry after the other.
extension Excerpt {
    /// Calls a function with every entry and the world after it, as they are.
    func forEachStep(_ body: (Step, borrowing World) throws(ExportError) -> Void) throws(ExportError) {
        let isCancelled = isCancelled
        do {
            try timeline.forEach(after: start, to: end) { step, world throws(ExportError) in
                if isCancelled() { throw .cancelled }
                try body(step, world)
                return true
            }
        } catch let error as ExportError {
            throw error
        } catch let error as JournalError {
            throw .journal(error)
        } catch {
            throw .cancelled
        }
    }

    /// Calls a function with every entry and the world after it, without secrets.
    ///
    /// A redacted journal replays to the same outcomes, so the redacted entries are replayed beside the original ones.
    ///
    /// - Parameters:
    ///   - say: Makes what a format has to say about an entry wherever it stands in the history, from the entry and
    ///     all members of its line. It is called once for lines that differ in `seq`, `time` and `state` alone.
    ///   - body: Gets that, too.
    func forEachEntry<Saying>(
        _ say: (Entry, JSONObject) -> Saying,
        _ body: (Step, Saying, borrowing World) throws(ExportError) -> Void
    ) throws(ExportError) {
        var said = Said<Saying>(self)
        guard redactor != nil else {
            return try forEachStep { step, world throws(ExportError) in
                try body(step, try said.words(of: step, say).saying, world)
            }
        }
        let reducer = timeline.reducer
        var redacted = try world(at: start)
        var (digests, redactedDigests) = (SceneDigests(), SceneDigests())
        try forEachStep { step, world throws(ExportError) in
            let words = try said.words(of: step, say)
            var exported = step
            exported.entry = step.entry.saying(words.statement)
            if step.beginsRun { reducer.relaunch(&redacted) }
            exported.outcome = reducer.apply(exported.entry, to: &redacted)
            if let recorded = step.entry.recordedDigest {
                let digest = redactedDigests.digest(of: step.entry.scene, in: redacted)?.description
                if recorded != digest {
                    // A digest that was right is that of the redacted scene now; one that was wrong before goes.
                    let wasRight = digests.digest(of: step.entry.scene, in: world)?.description == recorded
                    exported.entry.recordedDigest = wasRight ? digest : nil
                }
            }
            try body(exported, words.saying, redacted)
        }
    }
}

/// What lines say, without secrets.
private struct Said<Saying> {
    typealias Words = (statement: Statement, saying: Saying)

    private let timeline: Timeline
    private let redactor: Redactor?
    private let sharedEnd: Int
    private var known = PerStatement<Words>()

    init(_ excerpt: Excerpt) {
        timeline = excerpt.timeline
        redactor = excerpt.redactor
        sharedEnd = timeline.sharedEnd
    }

    mutating func words(of step: Step, _ say: (Entry, JSONObject) -> Saying) throws(ExportError) -> Words {
        let original = step.entry.statement
        // What somebody has added, or the app has not seen happen, need not be as it stands in the file.
        let isOfJournal = step.location != nil && step.entry.seq <= sharedEnd
        if isOfJournal, let words = known[original] { return words }
        let line: JSONObject
        do { line = try timeline.members(of: step) } catch { throw .journal(error) }
        let redacted = redactor?.redact(entry: line) ?? line
        let isSame = JSONValue.object(redacted) == .object(line)
        let statement = isSame ? original : (try? Entry(json: redacted))?.statement ?? original
        let words = (statement, say(step.entry.saying(statement), redacted))
        if isOfJournal { known[original] = words }
        return words
    }
}
