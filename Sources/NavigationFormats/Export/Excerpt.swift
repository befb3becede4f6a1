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
    /// What the journal is called, for forms that say which one it was.
    public var journalName: String?
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
}
