import NavigationJournal
import NavigationModel
import StrictJSON

/// A journal that is being made. The reducer runs along, so that a step can depend on where the ones before it led.
struct JournalDraft {
    private(set) var journal: ImportedJournal
    let request: ImportRequest
    private let reducer: Reducer
    private(set) var world: World
    /// The scenes that were opened, or open themselves.
    private var scenes: Set<Name> = []

    init(from format: some ImportFormat, _ request: ImportRequest) {
        journal = ImportedJournal(header: request.header(for: format))
        self.request = request
        reducer = Reducer(request.manifest)
        world = reducer.start
    }

    /// Adds an intent, and a remark if the reducer does not carry it out as it was meant. Its scene is opened for it,
    /// ready for what comes, with a catalog that holds everything.
    mutating func add(_ intent: Intent, at time: EntryTime?, scene: Name? = nil, place: Int) {
        let scene = scene ?? request.scene
        let opensIt = if case .scene(.sceneOpened) = intent { true } else { false }
        if !intent.isAppWide, scenes.insert(scene).inserted, !opensIt {
            let isFirst = scenes.count == 1
            append(.scene(.sceneOpened), at: time, scene, place)
            if isFirst, request.manifest?.loadsCatalog == true {
                append(.app(.catalogLoaded(content: [])), at: time, scene, place)
            }
            append(.scene(.ready), at: time, scene, place)
        }
        append(intent, at: time, scene, place)
    }

    private mutating func append(_ intent: Intent, at time: EntryTime?, _ scene: Name, _ place: Int) {
        let entry = Entry(
            seq: journal.records.count + 1, time: time, scene: intent.isAppWide ? nil : scene, intent: intent)
        journal.records.append(entry.json)
        let outcome = reducer.apply(entry, to: &world)
        switch outcome.verdict {
        case .applied, .unchanged: break
        case .restored(let dropped): for element in dropped { remark(.dropped(element), at: place) }
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
        let destination = request.destination(of: screen, parameters)
        if destination == nil { remark(.noRoute(screen: screen), at: place) }
        return destination
    }
}
