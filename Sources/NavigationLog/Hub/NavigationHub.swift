public import NavigationModel

/// What the scenes of an app have in common: the catalog, the session, the manifest and the recorder.
///
/// An app has one. Each of its scenes gets a store from it, and whatever a store is asked goes through the one reducer
/// that replay uses, then to the recorder.
@MainActor public final class NavigationHub {
    /// The app's description, nil for an open layout in which everything is known.
    public var manifest: Manifest? { reducer.manifest }
    /// The state of every scene, the catalog and the session.
    public private(set) var world: World
    /// The seq of the last entry.
    public private(set) var lastSeq = 0
    /// What writes the entries down, nil if nothing does.
    public let recorder: NavigationRecorder?

    /// What keeps the app from dying at the same screen again and again, nil if nothing does.
    public let crashGuard: CrashLoopGuard?

    let reducer: Reducer
    let clock: @Sendable () -> Int64
    var stores: [Name: HeldStore] = [:]
    /// What brings to the disk what was recorded before a scene went to the background.
    var flushing: Task<Void, Never>?

    /// Creates the hub of an app that has just been launched.
    ///
    /// - Parameters:
    ///   - manifest: The app's description.
    ///   - recorder: What writes the entries down. A recorder takes the entries of one hub.
    ///   - crashGuard: What keeps the app from dying at the same screen at every launch.
    ///   - clock: Returns the milliseconds since 1970.
    public init(
        manifest: Manifest? = nil, recorder: NavigationRecorder? = nil, crashGuard: CrashLoopGuard? = nil,
        clock: @escaping @Sendable () -> Int64 = SystemClock.milliseconds
    ) {
        reducer = Reducer(manifest)
        world = reducer.start
        self.recorder = recorder
        self.crashGuard = crashGuard
        self.clock = clock
        recorder?.launch(manifest)
    }

    /// Asks for an intent and returns what became of it.
    ///
    /// - Parameters:
    ///   - intent: What is asked for.
    ///   - scene: The scene it is asked of, nil for one about the whole app.
    ///   - origin: Who asks, nil for who usually does.
    ///   - cause: The entry that this follows from.
    @discardableResult
    public func send(_ intent: Intent, to scene: Name? = nil, origin: Origin? = nil, cause: Int? = nil) -> Outcome {
        let intent = intent.recordable
        let time = clock()
        recorder?.prepare(after: lastSeq, world, time: time)
        lastSeq += 1
        var entry = Entry(
            seq: lastSeq, time: .utc(milliseconds: time), scene: scene, intent: intent,
            origin: origin == intent.defaultOrigin ? nil : origin)
        entry.cause = cause
        let outcome = reducer.apply(entry, to: &world)
        recorder?.record(entry, outcome)
        crashGuard?.follow(entry, outcome)
        if let scene = entry.sceneConcerned {
            if let store = stores[scene] { follow(entry, outcome, store, of: scene) }
        } else {
            for (scene, store) in stores { follow(entry, outcome, store, of: scene) }
        }
        return outcome
    }

    private func follow(_ entry: Entry, _ outcome: Outcome, _ held: HeldStore, of scene: Name) {
        held.store?.follow(entry, outcome)
        held.keep(if: isOpen(scene))
    }

    /// Returns whether a scene was opened and not closed since.
    func isOpen(_ scene: Name) -> Bool {
        world.scenes.index(of: scene).map { world.scenes.values[$0].phase != .closed } ?? false
    }
}
