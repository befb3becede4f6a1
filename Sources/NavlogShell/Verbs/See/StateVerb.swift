import NavigationModel
import NavigationReplay
import StrictJSON

/// The world, a scene or a part of it, after an entry.
struct StateVerb: Verb {
    let name = "state"
    let summary = "the world, a scene or a part of it at a position"
    let group = VerbGroup.see
    let signature = Signature(
        positionals: [.one("J", .journal), .optional("PATH", .statePath)],
        options: [
            .init(name: "--at", value: .position, summary: "the position; in a session where one stands, else the end"),
            .init(name: "--scene", value: .scene, summary: "only this scene"),
        ])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        let words = try session.enterJournal(of: call)
        let position = try session.position(call.value("--at"), default: session.position)
        let world = try session.world(at: position)
        let id = call.value("--scene").map(Name.init)
        if let id, world.scenes[id] == nil { throw session.unknownScene(id, in: world) }
        if let path = words.first?.text {
            return try show(path, of: world, scene: id ?? session.travel.currentScene(in: world), in: session)
        }
        guard let id, let scene = world.scenes[id] else {
            answer(world.json, WorldText(manifest: session.manifest).lines(world), position, session)
            return .done
        }
        let lines = WorldText(manifest: session.manifest).lines(scene, id: id, hasFocus: world.focus == id)
        answer(scene.json, lines, position, session)
        return .done
    }

    private func answer(_ json: JSONValue, _ lines: [Styled], _ position: Int, _ session: Session) {
        if session.options.json {
            session.screen.json(["seq": .integer(position), "state": json])
        } else {
            for line in lines { session.screen.line(line, indent: 6) }
        }
    }

    private func show(
        _ text: String, of world: World, scene: Name?, in session: Session
    ) throws -> ExitStatus {
        let path = try session.statePath(text)
        guard let pointer = path.pointer(in: world, scene: scene, layout: session.manifest.layout),
            let value = world.inspected.value(at: pointer)
        else { throw Diagnostic.no("the state has no \"\(text)\" here") }
        if session.options.json {
            session.screen.json(value)
        } else {
            session.screen.line(Styled(ChangeText(manifest: session.manifest).text(value, at: pointer)))
        }
        return .done
    }
}

extension Session {
    func unknownScene(_ id: Name, in world: World) -> Diagnostic {
        let hint = Diagnostic.hint(for: id.text, among: world.scenes.ids.map(\.text))
        return .no("no scene \"\(id.text)\" here", hint: hint ?? "no scene is open here")
    }
}
