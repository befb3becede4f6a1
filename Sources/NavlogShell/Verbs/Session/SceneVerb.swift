import NavigationModel
import StrictJSON

/// Chooses, opens and closes scenes.
struct SceneVerb: Verb {
    let name = "scene"
    let summary = "choose a scene, or open or close one"
    let details = """
        scene                        the current one
        scene use side               what you do goes to side from now on; scene side is short for it
        scene new side               open a scene
        scene close side             close it
        scene close side destroyed   take it away
        """
    let group = VerbGroup.scenes
    let signature = Signature(positionals: [
        .optional("use|new|close", .either([.choice(["use", "new", "close"]), .scene])), .optional("ID", .scene),
        .optional("destroyed", .choice(["destroyed"])),
    ])

    func kind(after words: [Word]) -> Signature.Kind? {
        switch (words.first?.text, words.count) {
        case (nil, _), ("use", 1), ("close", 1), ("close", 2): nil
        case ("new", 1): .text
        default: .choice([])
        }
    }

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        let world = try session.world()
        let current = session.travel.currentScene(in: world)
        let id = call.word(1).map { Name($0.text) }
        if call.word(2) != nil && call.text(0) != "close" { throw Diagnostic.usage("only scene close takes destroyed") }
        switch (call.word(0)?.text, id) {
        case (nil, _): show(current, in: session)
        case ("use", let id?): try use(id, of: world, in: session)
        case ("use", nil): throw Diagnostic.usage("scene use needs a scene", hint: known(world))
        case ("new", _):
            guard let id = id ?? (world.scenes.isEmpty ? "main" : nil) else {
                throw Diagnostic.usage("scene new needs a name")
            }
            try session.act(.scene(.sceneOpened, in: id))
            session.travel.chosenScene = id
        case ("close", _):
            try session.act(.scene(.sceneClosed(destroyed: call.word(2) != nil), in: id ?? current))
        case (let word?, nil): try use(Name(word), of: world, in: session)
        case (let word?, _): throw Diagnostic.unknown("word", word, of: name, known: ["use", "new", "close"])
        }
        return .done
    }

    private func show(_ current: Name?, in session: Session) {
        if session.options.json {
            session.screen.json(["scene": current.map { .string($0.text) } ?? .null])
        } else {
            session.screen.line(Styled(current?.text ?? "no scene"))
        }
    }

    private func use(_ id: Name, of world: World, in session: Session) throws {
        guard world.scenes[id] != nil else { throw session.unknownScene(id, in: world) }
        session.travel.chosenScene = id
    }

    private func known(_ world: World) -> String {
        world.scenes.isEmpty
            ? "scene new main opens one" : "open: \(world.scenes.ids.map(\.text).joined(separator: ", "))"
    }
}
