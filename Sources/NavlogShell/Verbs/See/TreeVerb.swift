import NavigationModel
import StrictJSON

/// The scene drawn as a tree, or all of them.
struct TreeVerb: Verb {
    let name = "tree"
    let summary = "the scenes drawn as trees, a screen a line"
    let details = """
        ▸ is what one sees, ▹ what is under it. In a session tree draws the current
        scene, tree --all every one.
        """
    let group = VerbGroup.see
    let signature = Signature(
        positionals: [.one("J", .journal)],
        options: [
            .init(name: "--at", value: .position, summary: "the position; in a session where one stands, else the end"),
            .init(name: "--scene", value: .scene, summary: "this scene"),
            .init(name: "--all", summary: "every scene"),
        ])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        try session.enterJournal(of: call)
        let position = try session.position(call.value("--at"), default: session.position)
        let world = try session.world(at: position)
        let current = session.isInteractive && !call.has("--all") ? session.travel.currentScene(in: world) : nil
        let id = call.value("--scene").map(Name.init) ?? current
        if let id, world.scenes[id] == nil { throw session.unknownScene(id, in: world) }
        let scene = id.flatMap { world.scenes[$0] }
        if session.options.json {
            session.screen.json(["seq": .integer(position), "state": scene?.json ?? world.json])
            return .done
        }
        let text = WorldText(manifest: session.manifest)
        let lines = id.flatMap { id in scene.map { text.tree($0, id: id, hasFocus: world.focus == id) } }
        for line in lines ?? text.tree(world) { session.screen.line(line, indent: 8) }
        return .done
    }
}
