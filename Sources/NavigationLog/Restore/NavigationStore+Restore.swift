public import NavigationModel
public import StrictJSON

/// Saving what a scene shows, and bringing it back.
extension NavigationStore {
    /// What the scene shows, as a text that ``restore(_:maximumAge:)`` takes, for `SceneStorage`; nil while it should
    /// not be saved.
    ///
    /// It is nil while something waits, while a gesture is under way, and until the scene is ready: what would be saved
    /// then is not what the person will see, and saving it would replace what is to be restored.
    ///
    /// The text has a version and a time. It has 16 KiB at most: of long paths only the lower parts are saved, and of
    /// what is too much even so the presentations and selections are not. There is no parameter in it that the manifest
    /// hides: paths end before the first route that has one.
    public var snapshot: String? {
        guard let shown = hub.world.scenes[scene], shown.pending == nil, shown.memory.isReady, !isGesturing,
            shown.phase != .closed
        else { return nil }
        return SceneSnapshot(of: shown, hub.manifest, at: hub.clock()).text
    }

    /// Brings back what ``snapshot`` has saved, however old its schema.
    ///
    /// The outcome says element by element what was left out. A text that is too old is refused with `expired`, and one
    /// with `crashLoop` that the app showed when it died the last two times; neither is looked into any further, and
    /// the journal has an entry `restoreRefused` in its place.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - maximumAge: For how long it may be restored; forever if it is nil, or if the text does not say when it was
    ///     saved.
    @discardableResult
    public func restore(_ text: String, maximumAge: Duration? = nil) -> Outcome {
        guard let snapshot = try? JSONValue(parsing: text) else { return restore(.string(text)) }
        if let maximumAge, let created = SceneSnapshot.time(of: snapshot),
            .milliseconds(hub.clock() - created) > maximumAge
        {
            return refuse(.expired)
        }
        guard hub.crashGuard?.admits(snapshot["state"] ?? snapshot, in: scene) ?? true else {
            return refuse(.crashLoop)
        }
        return restore(snapshot)
    }

    /// Brings a state back: navlog's own snapshot, the state of a world or a scene, or a path.
    @discardableResult
    public func restore(_ snapshot: JSONValue) -> Outcome {
        send(.restore(snapshot, missing: missing(from: .restore(snapshot))))
    }

    /// Leaves a trace of what the reducer never sees.
    private func refuse(_ reason: Reason) -> Outcome {
        hub.send(
            .unknown(name: "restoreRefused", members: ["reason": .string(reason.text)]), to: scene, origin: .restore)
        return Outcome(.rejected(reason))
    }
}

/// Why a store refuses what was saved, before the reducer sees it.
extension Reason {
    /// The text is older than may be restored.
    public static let expired = Reason("expired")
    /// The app showed what the text brings back when it died the last two times.
    public static let crashLoop = Reason("crashLoop")
}
