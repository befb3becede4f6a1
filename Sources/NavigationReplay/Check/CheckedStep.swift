import NavigationJournal
import NavigationModel
import StrictJSON

/// An entry as a lint sees it: what was asked for, what became of it, and the worlds on both sides.
struct CheckedStep {
    let entry: Entry
    let outcome: Outcome
    /// The world before the entry; where a header began a new run of the app, the world before that.
    let before: World
    let after: World
    /// The scene of the entry before it; nil where there was none.
    let sceneBefore: Scene?
    /// The scene of the entry after it; nil where there is none.
    let sceneAfter: Scene?
    let place: CheckPlace
    let reducer: Reducer
    /// Whether the entry begins a new run of the app, or a header just before it does.
    let startsRun: Bool
    /// The members of the line, of links and restores only: some of them inform and have no effect.
    let members: JSONObject

    init(_ replay: borrowing Replay, _ before: World, _ reducer: Reducer) {
        let step = replay.step
        entry = step.entry
        outcome = step.outcome
        self.before = before
        let after = replay.world
        self.after = after
        // Every lint asks for them.
        sceneBefore = step.entry.scene.flatMap { before.scenes[$0] }
        sceneAfter = step.entry.scene.flatMap { after.scenes[$0] }
        self.reducer = reducer
        place = CheckPlace(
            seq: entry.seq, line: replay.location.line, offset: replay.location.offset, time: entry.time?.milliseconds)
        startsRun = step.startsRun
        let isInformed = entry.sceneIntent.map { $0.link != nil || $0.isRestore } ?? false
        members = isInformed ? (try? JSONValue(parsing: replay.line))?.objectValue ?? JSONObject() : JSONObject()
    }
}

/// Where an entry stands, for a finding that is made later.
struct CheckPlace {
    var seq: Int
    var line: Int
    var offset: Int
    /// When the writer's clock said it was, nil where it said nothing.
    var time: Int64?

    /// A time in which the system answers what was done, and nobody can have done anything new.
    static let echo: Int64 = 200
    /// A time in which nobody can have seen the next screen, let alone have chosen something there.
    static let transition: Int64 = 500
    /// A time in which one and the same action of a person may still be going on.
    static let action: Int64 = 1000

    /// Returns whether it is known that so many milliseconds passed from here to another place, at most.
    func isWithin(_ milliseconds: Int64, of later: CheckPlace) -> Bool {
        guard let time, let other = later.time else { return false }
        return (0...milliseconds).contains(other - time)
    }

    /// Returns whether it is known that more milliseconds than that passed from here to another place.
    func isMore(than milliseconds: Int64, before later: CheckPlace) -> Bool {
        guard let time, let other = later.time else { return false }
        return other - time > milliseconds
    }
}

extension CheckedStep {
    /// The intent, if it is one of a scene.
    var intent: SceneIntent? { entry.sceneIntent }

    /// The verdict on the entry's own intent.
    var verdict: Verdict { outcome.verdict }

    /// Whether a navigation was carried out or will be.
    var isAcceptedNavigation: Bool { (intent?.isNavigation ?? false) && verdict.isAccepted }

    /// Whether a person's own navigation was carried out.
    var isOwnMove: Bool {
        entry.origin.isPerson && isAcceptedNavigation && intent?.link == nil && verdict.deferral == nil
    }
}

extension EntryTime {
    fileprivate var milliseconds: Int64? {
        if case .utc(let milliseconds) = self { milliseconds } else { nil }
    }
}
