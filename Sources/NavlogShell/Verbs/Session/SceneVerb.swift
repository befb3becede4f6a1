import NavigationModel

/// Chooses, opens and closes scenes.
struct SceneVerb: Verb {
    let name = "scene"
    let summary = "choose a scene, or open or close one"
    let details = """
        scene                    the current one
        scene use side           intents go to side from now on
        scene new side           open a scene
        scene close side         close it; `scene close side destroyed` takes it away
        """
    let group = VerbGroup.scenes
    let signature = Signature(positionals: [
        .optional("use|new|close", .choice(["use", "new", "close"])), .optional("ID", .scene),
        .optional("destroyed", .choice(["destroyed"])),
    ])

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        let world = try session.world()
        guard let word = call.word(0)?.text else {
            session.screen.line(Styled(session.currentScene(in: world)?.text ?? "no scene"))
            return .done
        }
        let id = call.word(1).map { Name($0.text) }
        switch word {
        case "use": try use(id ?? "", of: world, in: session)
        case "new":
            session.chosenScene = id ?? session.chosenScene ?? "main"
            try session.act(.scene(.sceneOpened), scene: session.chosenScene)
        case "close":
            let isDestroyed = call.word(2)?.text == "destroyed"
            try session.act(.scene(.sceneClosed(destroyed: isDestroyed)), scene: id ?? session.currentScene(in: world))
        default: try use(Name(word), of: world, in: session)
        }
        return .done
    }

    private func use(_ id: Name, of world: World, in session: Session) throws(Diagnostic) {
        guard world.scenes[id] != nil else { throw session.unknownScene(id, in: world) }
        session.chosenScene = id
    }
}
