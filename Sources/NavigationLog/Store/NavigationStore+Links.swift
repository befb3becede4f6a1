public import NavigationModel

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What comes from outside: links, and the life of the scene.
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

    /// Opens a URL.
    ///
    /// - Parameters:
    ///   - url: The URL as it came.
    ///   - delivery: A token of this delivery, by which a second one is known as a repeat.
    @discardableResult
    public func open(_ url: URL, delivery: Name? = nil) -> Outcome { open(url.absoluteString, delivery: delivery) }

    /// Opens a target, as of a widget or a notification.
    @discardableResult
    public func open(_ target: Target, delivery: Name? = nil) -> Outcome {
        let intent = SceneIntent.openTarget(target, Link(delivery: delivery))
        return send(.openTarget(target, Link(delivery: delivery, missing: missing(from: intent))))
    }

    /// Says that the app's handlers are attached; what waited for them is carried out.
    @discardableResult
    public func ready() -> Outcome { send(.ready, origin: .system) }

    /// Says that the scene became active or went to the background, where what was recorded gets to the disk.
    @discardableResult
    public func enter(_ phase: Scene.Phase) -> Outcome {
        let outcome = send(.phase(phase), origin: .system)
        if phase == .background { hub.flush() }
        return outcome
    }

    /// Says that the scene was closed, upon which the hub lets go of this store.
    ///
    /// `navigationScene` says so when the window is closed, by a person or by the system. That a window will not come
    /// back is known to the app alone, where it is told of scene sessions that were discarded.
    ///
    /// - Parameter destroyed: Whether the scene will not come back.
    @discardableResult
    public func close(destroyed: Bool = false) -> Outcome {
        send(.sceneClosed(destroyed: destroyed), origin: .system)
    }

    /// Opens the scene, unless it is open.
    func openIfClosed() { if !hub.isOpen(scene) { send(.sceneOpened, origin: .system) } }

    /// Returns the routes of a link or a snapshot that the app does not know, or has nothing to show for.
    ///
    /// They are recorded with the intent, so the reducer leaves them out here and in every replay, and says so in its
    /// outcome. While the catalog is loading the app knows nothing yet: then it is the catalog that decides later.
    func missing(from intent: SceneIntent) -> [NavigationModel.Route] {
        let isLoading = hub.world.facts.catalog.isLoading
        var missing: [NavigationModel.Route] = []
        for route in hub.reducer.arrivals(of: intent, in: scene) where !missing.contains(route) {
            guard let decoded = coder.decode(route), isLoading || canShow(decoded) else {
                missing.append(route)
                continue
            }
        }
        return missing
    }
}
