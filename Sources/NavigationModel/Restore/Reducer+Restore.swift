import StrictJSON

/// Restoring what an app saved: read, migrate, validate, commit in one step.
extension Reducer {
    func restore(
        _ snapshot: JSONValue, missing: [Route], as id: Name, in scene: inout Scene, _ facts: Facts
    ) -> Verdict {
        guard scene.memory.isReady else { return .deferred(.ready) }
        let state: JSONObject
        do throws(Reason) { state = try sceneState(in: snapshot, for: id) } catch { return .rejected(error) }
        if facts.catalog.isLoading && namesContent(state) { return .deferred(.catalog) }

        let check = RouteCheck(rules: rules, facts: facts, missing: Set(missing))
        var restoration = Restoration(of: scene, layout, check)
        restoration.restore(state)
        let isChanged = !restoration.scene.showsSame(as: scene)
        scene = restoration.scene
        if !restoration.dropped.isEmpty { return .restored(dropping: restoration.dropped) }
        return isChanged ? .applied : .unchanged
    }

    /// Returns whether anything in the state shows content, so that it cannot be validated before the catalog is there.
    private func namesContent(_ state: JSONObject) -> Bool {
        let stacks = state["stacks"]?.objectValue?.members.map(\.value) ?? []
        let selection = state["selection"]?.objectValue?.members.map(\.value) ?? []
        let presented = (state["presentations"]?.arrayValue ?? []).filter { presented in
            presented["route"].flatMap(Route.init(json:)).map(rules.restoresPresentation(of:)) ?? false
        }
        let routes = selection + (stacks + presented).flatMap { $0["path"]?.arrayValue ?? [] }
        return routes.contains { Route(json: $0).flatMap(rules.content(of:)) != nil }
            || presented.contains {
                $0["route"].flatMap(Route.init(json:)).flatMap(rules.presentedContent(of:)) != nil
            }
    }
}
