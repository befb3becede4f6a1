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
    /// The manifest as it was read, for forms that take it with them.
    public var manifestJSON: JSONValue?
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
    var layout: Layout { manifest?.layout ?? .open }

    /// Returns the world at a position.
    func world(at position: Int) throws(ExportError) -> World {
        do { return try timeline.world(at: position) } catch { throw .journal(error) }
    }

    /// Returns what replay needs to go on from a position.
    func snapshot(at position: Int) throws(ExportError) -> Snapshot {
        Snapshot(try world(at: position), seq: position, schema: manifest?.schema)
    }

    /// Returns the scene that is meant at the end: the one that is named, that in focus, or the first one.
    func shownScene() throws(ExportError) -> (id: Name, scene: Scene) {
        let world = try world(at: end)
        guard let id = scene ?? world.focus ?? world.scenes.ids.first else { throw .noScene }
        guard let scene = world.scenes[id] else { throw .unknownScene(id) }
        return (id, scene)
    }

    /// Calls a function with every entry and the world after it.
    func forEachEntry(
        _ body: (Step, borrowing World) throws(ExportError) -> Void
    ) throws(ExportError) {
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
}

extension JSONValue {
    static func integer(_ value: Int) -> JSONValue { .number(JSONNumber(value)) }
}
