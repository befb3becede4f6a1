public import NavigationJournal
public import NavigationModel
public import NavigationReplay
public import StrictJSON

/// The stretch of a history that is exported: the entries after one position up to another, and the states at both.
///
/// ```swift
/// var excerpt = Excerpt(timeline)
/// excerpt.scene = "main"
/// var text = ""
/// try CSVFormat().write(excerpt, to: &text)
/// ```
public struct Excerpt {
    /// The history.
    public let timeline: Timeline
    /// The position before the first entry.
    public var start: Int
    /// The position after the last entry, and that of a single state.
    public var end: Int
    /// The scene that is meant, nil for all of them, or for the one in focus where a form holds a single one.
    public var scene: Name?
    /// The stack that is meant, nil for that of the selected tab.
    public var stack: Name?
    /// Whether a form may leave out what it cannot say.
    public var allowsLoss = false
    /// The header of the journal.
    public var header = Header()
    /// What takes secrets out of all that formats see, nil if there are none.
    public var redactor: Redactor?
    /// The manifest as it was read, for forms that take it with them.
    public var manifestJSON: JSONValue?
    /// The name of the file that is written, for forms that name something after it.
    public var fileName: String?
    /// What a check of the journal found, for forms that show it.
    public var findings: [ExportFinding] = []
    /// Asked now and then: whether to stop.
    public var isCancelled: () -> Bool = { false }

    /// Creates the excerpt that is the whole history.
    public init(_ timeline: Timeline) {
        self.timeline = timeline
        start = timeline.start
        end = timeline.end
    }
}

extension Excerpt {
    /// The app's description.
    var manifest: Manifest? { timeline.reducer.manifest }

    /// How scenes are built.
    var layout: Layout { manifest.layout }

    /// Returns what replay needs to go on from a position, without secrets.
    func snapshot(at position: Int) throws(ExportError) -> JSONValue {
        let snapshot = Snapshot(try original(at: position), seq: position, schema: manifest?.schema).json
        return redactor?.redact(snapshot: snapshot) ?? snapshot
    }

    /// Returns the world at a position, without secrets.
    func world(at position: Int) throws(ExportError) -> World {
        guard redactor != nil else { return try original(at: position) }
        do { return try Snapshot(json: try snapshot(at: position), layout: layout).world } catch let error
            as ExportError
        {
            throw error
        } catch {
            throw .unreadableSnapshot
        }
    }

    /// Returns the world that the excerpt starts from, as it is.
    func startWorld() throws(ExportError) -> World { try original(at: start) }

    private func original(at position: Int) throws(ExportError) -> World {
        do { return try timeline.world(at: position) } catch { throw .journal(error) }
    }

    /// Returns the scene that is meant at the end: the one that is named, that in focus, or the first one.
    func shownScene() throws(ExportError) -> (id: Name, scene: Scene) {
        let world = try world(at: end)
        guard let id = scene ?? world.focus ?? world.scenes.ids.first else { throw .noScene }
        guard let scene = world.scenes[id] else { throw .unknownScene(id) }
        return (id, scene)
    }

    /// Calls a function with every entry and the world after it, as they are.
    func forEachStep(_ body: (Step, borrowing World) throws(ExportError) -> Void) throws(ExportError) {
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
    func forEachEntry(
        _ body: (ExportedEntry, borrowing World) throws(ExportError) -> Void
    ) throws(ExportError) {
        guard let redactor else {
            return try forEachStep { step, world throws(ExportError) in
                try body(ExportedEntry(step: step, members: try members(of: step)), world)
            }
        }
        var redacted = try world(at: start)
        var (digests, redactedDigests) = (SceneDigests(), SceneDigests())
        try forEachStep { step, world throws(ExportError) in
            let original = try members(of: step)
            let members = redactor.redact(entry: original)
            if step.beginsRun { timeline.reducer.relaunch(&redacted) }
            var exported = ExportedEntry(step: step, members: members)
            let isSame = JSONValue.object(members) == .object(original)
            if let entry = isSame ? step.entry : try? Entry(json: members) {
                exported.step.entry = entry
                exported.step.outcome = timeline.reducer.apply(entry, to: &redacted)
                let digest = redactedDigests.digest(of: entry.scene, in: redacted)?.description
                // A digest that was right is that of the redacted scene now; one that was wrong before goes.
                if let recorded = entry.recordedDigest, recorded != digest {
                    let wasRight = digests.digest(of: entry.scene, in: world)?.description == recorded
                    exported.step.entry.recordedDigest = wasRight ? digest : nil
                    exported.members["state"] = exported.step.entry.recordedDigest.map { .string($0) }
                }
            }
            try body(exported, redacted)
        }
    }

    private func members(of step: Step) throws(ExportError) -> JSONObject {
        do { return try timeline.members(of: step) } catch { throw .journal(error) }
    }
}

/// An entry as a format sees it.
struct ExportedEntry {
    /// The entry with what became of it.
    var step: Step
    /// All its members, also those that its intent does not know.
    var members: JSONObject
}
