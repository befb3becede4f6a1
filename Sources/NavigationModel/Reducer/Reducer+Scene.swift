extension Reducer {
    /// Carries out an intent in a scene. Every intent has its line here, and no other place decides what it does.
    ///
    /// - Parameter place: The stack that was current when a waiting push was asked for.
    func carryOut(
        _ intent: SceneIntent, of entry: Entry, at place: StackPlace?, in world: inout World, _ index: Int,
        ending ended: inout [Resolution]
    ) -> Verdict {
        switch intent {
        case .sceneOpened: return .unchanged
        case .sceneClosed(let destroyed): return close(index, destroyed, in: &world, ending: &ended)
        case .phase(let phase): return enter(phase, at: index, in: &world)
        case .ready: return attach(&world.scenes.values[index])
        case .setWidth(let width): return set(\.width, to: width, in: &world.scenes.values[index])
        case .setColumns(let columns): return set(\.columns, to: columns, in: &world.scenes.values[index])
        case .setTabHidden(let tab, let hidden): return setHidden(hidden, tab, in: &world.scenes.values[index])
        case .dropPending: return dropPending(in: &world.scenes.values[index], ending: &ended)
        case .push(let routes, let stack):
            return push(routes, to: stack, or: place, in: &world.scenes.values[index], world.facts)
        case .pushView(let label, let stack): return pushView(label, to: stack, in: &world.scenes.values[index])
        case .pop(let count, let stack): return pop(count, from: stack, in: &world.scenes.values[index])
        case .popTo(let destination, let stack):
            return pop(to: destination, in: stack, of: &world.scenes.values[index])
        case .popToRoot(let stack): return popToRoot(of: stack, in: &world.scenes.values[index])
        case .setPath(let routes, let stack):
            return setPath(routes, of: stack, or: place, in: &world.scenes.values[index], world.facts)
        case .pathChanged(let change, let stack):
            return follow(change, of: stack, in: &world.scenes.values[index])
        case .gesture(let gesture, let stack): return follow(gesture, in: stack, of: &world.scenes.values[index])
        case .present(let route, let style, let path):
            return present(route, style, path, in: &world.scenes.values[index], world.facts)
        case .dismiss(let dismissal): return dismiss(dismissal, in: &world.scenes.values[index])
        case .selectTab(let tab): return select(tab, in: &world.scenes.values[index])
        case .select(let column, let route):
            return select(route, in: column, of: &world.scenes.values[index], world.facts)
        case .openURL, .openTarget: return open(intent, in: &world.scenes.values[index], world.facts)
        case .restore(let snapshot, let missing):
            return restore(
                snapshot, missing: missing, as: world.scenes.ids[index], in: &world.scenes.values[index], world.facts)
        }
    }
}

/// The life of a scene and its surroundings.
extension Reducer {
    private func close(
        _ index: Int, _ destroyed: Bool, in world: inout World, ending ended: inout [Resolution]
    ) -> Verdict {
        let id = world.scenes.ids[index]
        world.scenes.values[index].drop(.rejected(.dropped), ending: &ended)
        if world.focus == id { world.focus = nil }
        if destroyed {
            world.scenes[id] = nil
        } else {
            world.scenes.values[index].phase = .closed
            world.scenes.values[index].memory = SceneMemory(columns: world.scenes.values[index].memory.columns)
        }
        return .applied
    }

    private func enter(_ phase: Scene.Phase, at index: Int, in world: inout World) -> Verdict {
        if phase == .active {
            world.focus = world.scenes.ids[index]
            if !readyIsExplicit { world.scenes.values[index].memory.isReady = true }
        } else if world.scenes.values[index].phase != .background {
            world.scenes.values[index].memory.claim = nil
        }
        return set(\.phase, to: phase, in: &world.scenes.values[index])
    }

    private func attach(_ scene: inout Scene) -> Verdict {
        guard !scene.memory.isReady else { return .unchanged }
        scene.memory.isReady = true
        return .applied
    }

    private func dropPending(in scene: inout Scene, ending ended: inout [Resolution]) -> Verdict {
        guard scene.pending != nil else { return .unchanged }
        scene.drop(.rejected(.dropped), ending: &ended)
        return .applied
    }

    private func set<Value: Equatable>(
        _ member: WritableKeyPath<Scene, Value>, to value: Value, in scene: inout Scene
    ) -> Verdict {
        guard scene[keyPath: member] != value else { return .unchanged }
        scene[keyPath: member] = value
        return .applied
    }
}
