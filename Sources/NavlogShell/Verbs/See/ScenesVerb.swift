import NavigationModel
import StrictJSON

/// The scenes, a line each.
struct ScenesVerb: Verb {
    let name = "scenes"
    let summary = "the scenes, a line each"
    let group = VerbGroup.see
    let signature = Signature(
        positionals: [.one("J", .journal)], options: [.init(name: "--at", value: .position, summary: "the position")])

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        try session.enterJournal(of: call)
        let world = try session.world(at: try session.position(call.value("--at"), default: session.position))
        let current = session.travel.currentScene(in: world)
        let layout = session.manifest.layout
        let width = world.scenes.ids.map { ScreenText.width(of: ScreenText.safe($0.text)) }.max() ?? 0
        for (id, scene) in world.scenes {
            if session.options.json {
                session.screen.json([
                    "scene": .string(id.text), "phase": .string(scene.phase.rawValue),
                    "focus": .bool(world.focus == id), "digest": .string(Digest(scene).description),
                ])
            } else {
                let mark = Styled(session.isInteractive && id == current ? "▸" : " ", .good)
                let route = scene.visibleRoute(in: layout)
                let visible = route?.routeText(session.manifest, as: scene.visibleRole) ?? "root"
                let name = Styled(id.text, .strong).padded(to: width)
                let focus = Styled(world.focus == id ? "  focus" : "", .good)
                session.screen.line("\(mark) \(name)  \(scene.phase.rawValue)  \(visible, .value)\(focus)")
            }
        }
        if world.scenes.isEmpty && !session.options.json { session.screen.line("no scene") }
        return .done
    }
}
