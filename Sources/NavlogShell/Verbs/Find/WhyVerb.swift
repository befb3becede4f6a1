import NavigationModel
import NavigationReplay
import StrictJSON

/// Which entry changed a part of the state, and what it follows from.
struct WhyVerb: Verb {
    var name = "why"
    let group = VerbGroup.find
    let details = """
        why J main.path              the last entry that changed it
        why J main.tab --at 40       the last one up to 40; in a session up to where one stands
        why J session.user --all     each one, in order
        An intent that had waited is named with the entry that let it in. As JSON a line
        a change: a line of log, then "before" and "after", absent where the place is,
        and "causes", each {"seq","relation","scene","intent"}; the relation is "waited"
        or "recorded". Exit status 1 if nothing changed it.
        """
    let signature = Signature(
        positionals: [.one("J", .journal), .one("PATH", .statePath)],
        options: [
            .init(name: "--at", value: .position, summary: "the position; in a session where one stands, else the end"),
            .init(name: "--all", summary: "every entry that changed it, not only the last"),
        ])

    var summary: String {
        name == "why"
            ? "which entry last changed a part of the state, and what led to it" : "in a session: the same as why"
    }

    var isForSessionsOnly: Bool { name != "why" }

    func run(_ call: Call, in session: Session) throws -> ExitStatus {
        var opening: LastChange?
        let text =
            try session.enterJournal(of: call) { source in
                guard let text = call.word(1)?.text, let path = try? StatePath(text), !path.needsCurrentScene
                else { return nil }
                let viewpoint = Viewpoint(scene: nil, layout: source.reducer.manifest.layout)
                opening = LastChange(of: path, from: viewpoint, in: source.start)
                return { opening?.take($0) }
            }.first?.text ?? ""
        let path = try session.statePath(text)
        let position = try session.position(call.value("--at"), default: session.position)
        let viewpoint = try session.viewpoint()
        var found = false
        var last: Transition?
        if call.has("--all") {
            try session.forEachTransition(after: session.timeline.start, to: position) {
                transition in
                guard path.changes(in: transition, from: viewpoint) else { return true }
                found = true
                try session.show(transition, changing: path, from: viewpoint)
                return !session.environment.output.isClosed
            }
        } else if let opening, opening.taken == session.timeline.count, position == session.timeline.end {
            // Whoever has watched the whole journal while it was opened need not go through it again.
            if let seq = opening.seq { last = try session.timeline.transition(at: seq) }
        } else {
            last = try session.lastChange(of: path, upTo: position, from: viewpoint)
        }
        if let last {
            found = true
            try session.show(last, changing: path, from: viewpoint)
        }
        if !found { throw Diagnostic.no("nothing up to \(position) changed \"\(text)\"") }
        return .done
    }
}

extension Session {
    fileprivate func show(
        _ transition: Transition, changing path: StatePath, from viewpoint: Viewpoint
    ) throws {
        let change = try timeline.change(of: path, by: transition, from: viewpoint)
        if options.json { return screen.json(json(change)) }
        screen.line(StepText(manifest: manifest).line(transition.step), indent: 4)
        let old = text(change.before, at: path, in: transition.before, viewpoint)
        let new = text(change.after, at: path, in: transition.after, viewpoint)
        screen.line("    \("~", .warning) \(path) \(old, .removed) → \(new, .added)", indent: 6)
        for cause in change.causes {
            let line = StepText(manifest: manifest).line(cause.step)
            let relation = cause.relation == .waited ? "which had waited:" : "caused by:"
            screen.line("    \(relation, .faint) \(line)", indent: 6)
        }
    }

    private func text(_ value: JSONValue?, at path: StatePath, in world: World, _ viewpoint: Viewpoint) -> String {
        guard let value else { return "nothing" }
        let pointer = path.pointer(in: world, scene: viewpoint.scene, layout: viewpoint.layout)
        return ChangeText(manifest: manifest).text(value, at: pointer ?? JSONPointer())
    }

    private func json(_ change: Change) -> JSONValue {
        var object = stepJSON(change.transition.step, change.transition.after).objectValue ?? JSONObject()
        object["before"] = change.before
        object["after"] = change.after
        object["causes"] = .array(
            change.causes.map { cause in
                let entry = cause.step.entry
                return [
                    "seq": .integer(entry.seq), "relation": .string(cause.relation.rawValue),
                    "scene": entry.scene.map { .string($0.text) } ?? .null, "intent": .string(entry.intent.name),
                ]
            })
        return .object(object)
    }
}
