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
        var header = Header()
        header.app = request.manifest?.app
        header.manifest = request.manifestName
        header.schema = request.manifest?.schema
        header.unknown["importedFrom"] = .string(format.name)
        journal = ImportedJournal(header: header)
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
            seq: journal.entries.count + 1, time: time, scene: intent.isAppWide ? nil : scene ?? request.scene,
            intent: intent)
        journal.entries.append(entry)
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
        let path = world.scenes[request.scene]?.currentPath(in: request.manifest?.layout ?? .open) ?? []
        if path.last == route { return .setPath(path) }
        if let below = path.lastIndex(of: route) { return .popTo(.depth(below + 1)) }
        return .push([route])
    }

    /// Takes over the header of another journal.
    mutating func adopt(_ header: Header) {
        let origin = journal.header.unknown
        journal.header = header
        for member in origin.members { journal.header.unknown[member.name] = member.value }
    }

    /// Takes over entries with their seqs, if these follow each other; else numbers them anew.
    mutating func adopt(_ entries: [Entry], place: Int) {
        guard let first = entries.first?.seq else { return }
        let start = journal.header.seqBeforeFirst
        let isWhole = first >= 1 && entries.enumerated().allSatisfy { $1.seq - first == $0 }
        if isWhole && (first - 1 == start || journal.header.snapshot == nil) {
            if first - 1 != start { journal.header.continues = .init(seq: first - 1) }
            journal.entries = entries
            return
        }
        number(entries, from: journal.header.snapshot == nil ? 0 : min(start, .max / 2))
        remark(.renumbered, at: place)
    }

    /// Numbers entries anew. Outcomes and digests, which were of the history with all entries, are left out.
    private mutating func number(_ entries: [Entry], from start: Int) {
        journal.header.continues = nil
        var seqs: [Int: Int] = [:]
        for (index, entry) in entries.enumerated() {
            let seq = start + index + 1
            seqs[entry.seq] = seq
            var copy = entry
            copy.seq = seq
            copy.cause = entry.cause.flatMap { seqs[$0] }
            copy.recordedOutcome = nil
            copy.recordedDigest = nil
            journal.entries.append(copy)
        }
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
