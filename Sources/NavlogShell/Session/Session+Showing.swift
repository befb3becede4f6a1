import NavigationModel
import NavigationReplay
import StrictJSON

/// Showing entries, steps and states.
extension Session {
    /// Shows an entry, what became of it, and what it changed.
    func show(_ step: Step, from before: World, to after: World) {
        show(Transition(step: step, before: before, after: after))
    }

    /// Shows an entry, what became of it, and what it changed; before that the stops that it meets.
    func show(_ transition: Transition, stops met: [Stops.Stop] = []) {
        if options.json {
            var object = stepJSON(transition.step, transition.after).objectValue ?? JSONObject()
            if !met.isEmpty { object["stops"] = .array(met.map { .integer($0.number) }) }
            return screen.json(.object(object))
        }
        for stop in met { screen.line(line(for: stop), indent: 4) }
        if !options.showsChanges { return list(transition.step, transition.after) }
        screen.line(StepText(manifest: manifest).line(transition.step), indent: 4)
        showChanges(from: transition.before, to: transition.after)
    }

    /// Shows an entry that one goes back over, and what that takes back.
    func showUndone(_ transition: Transition) {
        if options.json {
            var object = stepJSON(transition.step, transition.before).objectValue ?? JSONObject()
            object["undone"] = true
            return screen.json(.object(object))
        }
        screen.line("\("undone", .warning) \(StepText(manifest: manifest).line(transition.step))", indent: 4)
        showChanges(from: transition.after, to: transition.before)
    }

    /// Shows an entry that does not count any more, and what is otherwise where one stands.
    func showSkipped(_ step: Step, from before: World, to after: World) {
        if options.json {
            var object = stepJSON(step, after).objectValue ?? JSONObject()
            object["skipped"] = true
            return screen.json(.object(object))
        }
        screen.line("\("without", .warning) \(StepText(manifest: manifest).line(step))", indent: 4)
        showChanges(from: before, to: after)
        if before.inspected == after.inspected { screen.line(Styled("    no difference at \(position)", .faint)) }
    }

    /// Lists an entry with what became of it, as `log` does.
    func list(_ step: Step, _ after: borrowing World) {
        if options.json {
            screen.json(stepJSON(step, after))
        } else {
            screen.list(step, manifest)
        }
    }

    /// Shows what is different, a line a place.
    func showChanges(from before: World, to after: World, indent: Int = 4) {
        for line in ChangeText(manifest: manifest).lines(from: before, to: after) {
            screen.line(Styled(String(repeating: " ", count: indent)) + line, indent: indent + 2)
        }
    }

    /// An entry and what became of it, as a line of `log --json`.
    func stepJSON(_ step: Step, _ after: borrowing World) -> JSONValue {
        let entry = step.entry
        let digest = digests.digest(of: entry.sceneConcerned, in: after)?.description
        return [
            "seq": .integer(entry.seq),
            "time": entry.time?.json ?? .null,
            "scene": entry.scene.map { .string($0.text) } ?? .null,
            "intent": .string(entry.intent.name),
            "outcome": step.outcome.json,
            "digest": digest.map(JSONValue.string) ?? .null,
        ]
    }
}

extension Screen {
    /// Lists an entry with what became of it, in as many rows as it takes.
    func list(_ step: Step, _ manifest: Manifest?) {
        let row = StepText(manifest: manifest, columns: columns).row(step)
        line(row.text, indent: row.outcomeColumn)
    }
}
