import NavigationModel
import NavigationReplay
import StrictJSON

/// Showing entries, steps and states.
extension Session {
    /// Shows an entry, what became of it, and what it changed.
    func show(_ step: Step, from before: World, to after: World) throws(Diagnostic) {
        if options.json {
            screen.json(stepJSON(step, after))
            return
        }
        screen.line(stepLine(step))
        guard showsChanges else { return }
        for line in ChangeText(manifest: manifest).lines(from: before, to: after) { screen.line("    \(line)") }
    }

    /// An entry and what became of it, as a line of `log`.
    func stepLine(_ step: Step) -> Styled {
        let entry = step.entry
        let seq = Styled(String(entry.seq), .strong)
        let scene = entry.scene.map { Styled($0.text, .faint) } ?? Styled("app", .faint)
        let origin = entry.origin == .user || entry.origin == .repl ? Styled() : " \("by \(entry.origin.rawValue)", .faint)"
        let intent = IntentText(manifest: manifest).styled(entry.intent)
        return "\(seq.padded(to: 5)) \(scene.padded(to: 8)) \(intent)\(origin)  \(Styled(step.outcome))"
    }

    /// An entry and what became of it, as a line of `log --json`.
    func stepJSON(_ step: Step, _ after: World) -> JSONValue {
        let entry = step.entry
        let digest = entry.sceneConcerned.flatMap { after.scenes[$0] }.map { Digest($0).description }
        return [
            "seq": .number(JSONNumber(entry.seq)),
            "time": entry.time?.json ?? .null,
            "scene": entry.scene.map { .string($0.text) } ?? .null,
            "intent": .string(entry.intent.name),
            "outcome": step.outcome.json,
            "digest": digest.map(JSONValue.string) ?? .null,
        ]
    }
}

extension Entry {
    /// The scene whose state the entry may have changed; an intent of the whole app has none.
    var sceneConcerned: Name? {
        intent.isAppWide ? nil : scene
    }
}
