public import NavigationModel

/// The stores of the scenes. Asking for one again gives the same, so a view can do it in its initializer. When a scene
/// is closed the hub lets go of its store.
extension NavigationHub {
    /// Returns the store of a scene, which is opened first if it is not open.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - type: The routes of the app. All calls for one scene name the same type.
    public func store<Route>(scene: Name = "main", of type: Route.Type = Route.self) -> NavigationStore<Route> {
        store(scene, RouteCoder())
    }

    /// Returns the store of a scene with routes of several types.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - types: The types of its routes, in the order in which they are asked for what a journal or a link names.
    public func store(
        scene: Name = "main", of types: [any (Hashable & Codable & Sendable).Type]
    ) -> NavigationStore<AnyRoute> {
        var coder = RouteCoder<AnyRoute>()
        if let key = AnyRoute.types { coder.userInfo[key] = types }
        return store(scene, coder)
    }

    private func store<Route>(_ scene: Name, _ coder: RouteCoder<Route>) -> NavigationStore<Route> {
        let known = stores[scene]?.store
        guard let store = (known ?? NavigationStore(scene: scene, hub: self, coder)) as? NavigationStore<Route> else {
            preconditionFailure("scene \(scene) has a store of other routes than \(Route.self)")
        }
        if known == nil {
            stores = stores.filter { $0.value.store != nil }
            stores[scene] = HeldStore(store)
        }
        store.openIfClosed()
        if known == nil { store.follow() }
        return store
    }
}
