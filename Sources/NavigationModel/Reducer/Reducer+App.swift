/// Facts about the app as a whole.
extension Reducer {
    /// Carries out an intent of the whole app.
    func carryOut(_ intent: AppIntent, in world: inout World, ending ended: inout [Resolution]) -> Verdict {
        switch intent {
        case .launched: launch(&world, ending: &ended)
        case .catalogLoaded(let content): load(content, in: &world)
        case .catalogChanged(let add, let remove): change(adding: add, removing: remove, in: &world)
        case .signedIn(let user): signIn(user, to: &world, ending: &ended)
        case .signedOut: signOut(of: &world, ending: &ended)
        }
    }

    private func launch(_ world: inout World, ending ended: inout [Resolution]) -> Verdict {
        dropEverythingThatWaits(in: &world, ending: &ended)
        let deliveries = world.deliveries
        world = start
        world.deliveries = deliveries
        return .applied
    }

    private func load(_ content: [CatalogItems], in world: inout World) -> Verdict {
        var catalog = Catalog()
        for items in content {
            catalog.listed[items.kind, default: []].formUnion(items.ids.map(ContentID.init))
        }
        return replaceCatalog(with: catalog, in: &world)
    }

    private func change(adding: [CatalogItems], removing: [CatalogItems], in world: inout World) -> Verdict {
        var catalog = world.facts.catalog
        for items in adding {
            let ids = items.ids.map(ContentID.init)
            if catalog.listed[items.kind] != nil {
                catalog.listed[items.kind]?.formUnion(ids)
            } else {
                catalog.removed[items.kind]?.subtract(ids)
            }
        }
        for items in removing {
            let ids = items.ids.map(ContentID.init)
            if catalog.listed[items.kind] != nil {
                catalog.listed[items.kind]?.subtract(ids)
            } else {
                catalog.removed[items.kind, default: []].formUnion(ids)
            }
        }
        catalog.removed = catalog.removed.filter { !$0.value.isEmpty }
        return replaceCatalog(with: catalog, in: &world)
    }

    private func replaceCatalog(with catalog: Catalog, in world: inout World) -> Verdict {
        let before = world.facts.catalog
        world.facts.catalog = catalog
        var changed = before != catalog
        if manifest?.truncatesRemoved == true {
            func isGone(_ content: Content?) -> Bool {
                content.map { before.contains($0) && !catalog.contains($0) } ?? false
            }
            for index in world.scenes.values.indices {
                let isCut = cut(
                    &world.scenes.values[index],
                    whereRoute: { isGone(rules.content(of: $0)) },
                    wherePresented: { isGone(rules.presentedContent(of: $0)) })
                changed = changed || isCut
            }
        }
        return changed ? .applied : .unchanged
    }

    private func signIn(_ user: Name, to world: inout World, ending ended: inout [Resolution]) -> Verdict {
        guard world.facts.user != user else { return .unchanged }
        _ = signOut(of: &world, ending: &ended)
        world.facts.user = user
        return .applied
    }

    private func signOut(of world: inout World, ending ended: inout [Resolution]) -> Verdict {
        guard world.facts.user != nil else { return .unchanged }
        world.facts.user = nil
        dropEverythingThatWaits(in: &world, ending: &ended)
        for index in world.scenes.values.indices {
            cut(
                &world.scenes.values[index],
                whereRoute: rules.requiresSignIn,
                wherePresented: rules.presentationRequiresSignIn)
        }
        return .applied
    }

    private func dropEverythingThatWaits(in world: inout World, ending ended: inout [Resolution]) {
        for index in world.scenes.values.indices {
            world.scenes.values[index].drop(.rejected(.dropped), ending: &ended)
        }
    }

    /// Takes away what may no longer be shown: paths end before the first such route, a selection goes with what
    /// follows it, presentations go from the first such one upwards. Returns whether anything went.
    @discardableResult
    private func cut(
        _ scene: inout Scene, whereRoute isGone: (Route) -> Bool, wherePresented isPresentationGone: (Route) -> Bool
    ) -> Bool {
        var changed = false
        let column = scene.columnOrder(in: layout).first { (scene.selection[$0] ?? nil).map(isGone) ?? false }
        if let column { changed = scene.select([.init(column: column, route: nil)], layout) }
        if let first = scene.presentations.firstIndex(where: { isPresentationGone($0.route) }) {
            scene.presentations.removeSubrange(first...)
            changed = true
        }
        for index in scene.stacks.values.indices where scene.stacks.values[index].cut(where: isGone) { changed = true }
        for index in scene.presentations.indices where scene.presentations[index].stack.cut(where: isGone) {
            changed = true
        }
        return changed
    }
}

extension Stack {
    /// Cuts the path before its first route for which the condition holds; returns whether there was one.
    fileprivate mutating func cut(where isGone: (Route) -> Bool) -> Bool {
        guard let first = path.firstIndex(where: isGone) else { return false }
        keep(first)
        return true
    }
}
