import NavigationJournal
import NavigationModel
import StrictJSON

/// A journal that is being made. The reducer runs along, so that a step can depend on where the ones before it led.
struct JournalDraft {
    private(set) var journal: ImportedJournal
    private let request: ImportRequest
    private let reducer: Reducer
    private var world: World

    init(from format: some ImportFormat, _ request: ImportRequest) {
        journal = ImportedJournal(header: request.header(for: format))
        self.request = request
        reducer = Reducer(request.manifest)
        world = reducer.start
    }

    /// Opens the scene, ready for what comes, with a catalog that holds everything.
    mutating func openScene(at time: EntryTime? = nil) {
        add(.scene(.sceneOpened), at: time, place: 0)
        if request.manifest?.loadsCatalog == true { add(.app(.catalogLoaded(content: [])), at: time, place: 0) }
        add(.scene(.ready), at: time, place: 0)
    }

    /// Adds an intent, and a remark if the reducer does not carry it out as it was meant.
    mutating func add(_ intent: Intent, at time: EntryTime?, scene: Name? = nil, place: Int) {
        let entry = Entry(
            seq: journal.records.count + 1, time: time, scene: intent.isAppWide ? nil : scene ?? request.scene,
            intent: intent)
        journal.records.append(entry.json)
        let outcome = reducer.apply(entry, to: &world)
        switch outcome.verdict {
        case .applied, .unchanged: break
        default: remark(.outcome(outcome, intent: intent.name), at: place)
        }
    }

    /// Goes to a screen as a person would: back to it if it is below, else on to it.
    mutating func go(to destination: ScreenMap.Destination, at time: EntryTime?, place: Int) {
        add(.scene(step(to: destination)), at: time, place: place)
    }

    private func step(to destination: ScreenMap.Destination) -> SceneIntent {
        guard case .route(let route) = destination else { return .popToRoot() }
        let path = world.scenes[request.scene]?.currentPath(in: request.manifest.layout) ?? []
        if path.last == route { return .setPath(path) }
        if let below = path.lastIndex(of: route) { return .popTo(.depth(below + 1)) }
        return .push([route])
    }

    mutating func remark(_ matter: ImportRemark.Matter, at place: Int) {
        journal.remarks.append(ImportRemark(place: place, matter: matter))
    }

    /// Returns the destination of a screen; a remark and nil if there is none.
    mutating func destination(
        of screen: String, _ parameters: JSONObject = [:], place: Int
    ) -> ScreenMap.Destination? {
        let destination = request.screens.destination(of: screen, parameters, request.manifest)
        if destination == nil { remark(.noRoute(screen: screen), at: place) }
        return destination
    }
}
