import StrictJSON

/// What comes into an app from outside.
extension Reducer {
    /// Returns the routes that a link or a saved state would bring to a scene, so that an app can say which of them it
    /// has nothing to show for; none for any other intent, and for one that leads nowhere.
    public func arrivals(of intent: SceneIntent, in scene: Name) -> [Route] {
        if case .restore(let snapshot, _) = intent {
            return (try? sceneState(in: snapshot, for: scene)).map(routes(inState:)) ?? []
        }
        guard case .target(let target) = destination(of: intent) else { return [] }
        let presented = target.presentation.map { [$0.route] + $0.path } ?? []
        return target.selection.compactMap(\.route) + (target.path ?? []) + presented
    }

    private func routes(inState state: JSONObject) -> [Route] {
        let selected = state["selection"]?.objectValue?.members.map(\.value) ?? []
        let presented = state["presentations"]?.arrayValue ?? []
        let stacks = (state["stacks"]?.objectValue?.members.map(\.value) ?? []) + presented
        let paths = stacks.flatMap { $0["path"]?.arrayValue ?? [] }
        return (selected + presented.compactMap { $0["route"] } + paths).compactMap(Route.init(json:))
    }
}
