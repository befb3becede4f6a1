import NavigationJournal
import NavigationReplay

/// Opening a journal where an earlier run has left an index of it.
extension Session {
    /// Reads a journal, from the last place of its index on if there is one, and has the index of what was read kept
    /// when nobody waits for an answer.
    func timeline(
        of source: JournalSource, path: String, watch: Watch? = nil
    ) throws -> Timeline {
        var keeper = keeper(for: source)
        let index = storedIndex(&keeper, of: path)
        let timeline: Timeline
        let size = try source.file.size()
        let summed = keeper.map { source.reading(through: $0.journal) } ?? source
        timeline = try Timeline(summed, from: index, watch: watch) { goesOn($0, of: size) }
        if environment.isInterrupted() { throw Diagnostic.interrupted }
        unkeptIndex = keeper.map { ($0, timeline.index) }
        return timeline
    }

    /// Keeps the index of the journal that was opened last, unless it is kept already: to be called behind an answer.
    ///
    /// An index that cannot be kept is made again the next time; nothing is lost but time.
    func keepIndex() {
        guard let (keeper, index) = unkeptIndex else { return }
        unkeptIndex = nil
        try? keeper.keep(index)
    }

    private func keeper(for source: JournalSource) -> IndexKeeper? {
        guard options.usesIndex, let store = environment.indexes, let meaning = source.meaning else { return nil }
        return IndexKeeper(store, for: source.file, meaning: meaning)
    }

    private func storedIndex(_ keeper: inout IndexKeeper?, of path: String) -> JournalIndex? {
        guard let (index, fault) = keeper?.load() else { return nil }
        if let fault { note("\("warning:", .warning) the index of \(path) \(fault.inWords), and is made again") }
        return index
    }
}

extension IndexFault {
    /// What is wrong with an index, in words that follow its name.
    fileprivate var inWords: String {
        switch self {
        case .foreign: "could have been written by somebody else"
        case .damaged: "is damaged"
        case .otherMeaning: "was made with another manifest or by another version of navlog"
        case .stale(let offset): "does not fit the journal from byte \(offset) on"
        case .system(let error): "cannot be read: \(error.inWords)"
        case .busy: "is being written"
        }
    }
}

extension Environment {
    /// Where what can be made again is kept: the user's cache folder.
    var cachePath: String? {
        if let cache = variables["XDG_CACHE_HOME"], cache.hasPrefix("/") { return "\(cache)/navlog" }
        #if canImport(Darwin)
            return variables["HOME"].map { "\($0)/Library/Caches/navlog" }
        #else
            return variables["HOME"].map { "\($0)/.cache/navlog" }
        #endif
    }
}
