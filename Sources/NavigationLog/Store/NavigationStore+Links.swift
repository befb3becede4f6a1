public import NavigationModel
public import StrictJSON

/// What comes from outside: links, saved states, and the life of the scene.
extension NavigationStore {
    /// Opens a URL.
    ///
    /// - Parameters:
    ///   - url: The URL as it came.
    ///   - delivery: A token of this delivery, by which a second one is known as a repeat.
    @discardableResult
    public func open(_ url: String, delivery: Name? = nil) -> Outcome {
        let intent = SceneIntent.openURL(url, Link(delivery: delivery))
        return send(.openURL(url, Link(delivery: delivery, missing: missing(from: intent))))
    }

    /// Opens a target, as of a widget or a notification.
    @discardableResult
    public func open(_ target: Target, delivery: Name? = nil) -> Outcome {
        let intent = SceneIntent.openTarget(target, Link(delivery: delivery))
        return send(.openTarget(target, Link(delivery: delivery, missing: missing(from: intent))))
    }

    /// Brings a saved state back.
    @discardableResult
    public func restore(_ snapshot: JSONValue) -> Outcome {
        send(.restore(snapshot, missing: missing(from: .restore(snapshot))))
    }

    /// Says that the app's handlers are attached; what waited for them is carried out.
    @discardableResult
    public func ready() -> Outcome { send(.ready, origin: .system) }

    /// Says that the scene became active or went to the background.
    @discardableResult
    public func enter(_ phase: Scene.Phase) -> Outcome {
        send(.phase(phase), origin: .system)
    }

    private func missing(from intent: SceneIntent) -> [NavigationModel.Route] { [] }
}
