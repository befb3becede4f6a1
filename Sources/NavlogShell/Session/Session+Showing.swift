import NavigationModel
import NavigationReplay
import StrictJSON

/// Showing entries, steps and states.
extension Session {
    /// Shows an entry, what became of it, and what it changed.
    func show(_ step: Step, from before: World, to after: World) {
        if options.json || !showsChanges { return list(step, after) }
        screen.line(StepText(manifest: manifest).line(step))
        showChanges(from: before, to: after)
    }

    /// Shows an entry that one goes back over, and what that takes back.
    func showUndone(_ step: Step, from after: World, to before: World) {
        if options.json {
            var object = stepJSON(step, before).objectValue ?? JSONObject()
            object["undone"] = true
            return screen.json(.object(object))
        }
        screen.line("\("undone", .warning) \(StepText(manifest: manifest).line(step))")
        showChanges(from: after, to: before)
    }

    /// Lists an entry with what became of it, as `log` does.
    func list(_ step: Step, _ after: borrowing World) {
        if options.json {
            screen.json(stepJSON(step, after))
        } else {
            screen.line(StepText(manifest: manifest).row(step))
        }
    }

    private func showChanges(from before: World, to after: World) {
        for line in ChangeText(manifest: manifest).lines(from: before, to: after) { screen.line("    \(line)") }
    }

    /// An entry and what became of it, as a line of `log --json`.
    func stepJSON(_ step: Step, _ after: borrowing World) -> JSONValue {
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
