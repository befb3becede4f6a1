import NavigationModel
import StrictJSON

/// A link, opened in a copy of a state.
struct LinkTrial {
    let position: Int
    let scene: Name
    let outcome: Outcome
    let before: World
    let after: World

    /// Opens a link as the entry with a seq.
    init(_ url: String, in scene: Name, of world: World, as seq: Int, _ manifest: Manifest) {
        position = seq - 1
        self.scene = scene
        before = world
        var world = world
        let entry = Entry(seq: seq, scene: scene, intent: .scene(.openURL(url)), origin: .link)
        outcome = Reducer(manifest).apply(entry, to: &world)
        after = world
    }

    /// What became of the link, what changed, and what the scene shows then.
    func lines(_ manifest: Manifest) -> [Styled] {
        let changes = ChangeText(manifest: manifest).lines(from: before, to: after)
        let state = after.scenes[scene].map {
            WorldText(manifest: manifest).lines($0, id: scene, hasFocus: after.focus == scene)
        }
        return ["after \(position, .strong) in \(scene, .strong): \(Styled(outcome))"]
            + changes.map { "  \($0)" } + (changes.isEmpty ? [] : state ?? []).map { "  \($0)" }
    }

    var json: JSONValue {
        [
            "seq": .integer(position), "scene": .string(scene.text), "outcome": outcome.json,
            "patch": JSONPatch.difference(from: before.json, to: after.json).json,
            "state": after.scenes[scene]?.json ?? .null,
        ]
    }
}
