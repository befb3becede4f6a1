import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// Writes the shortest journal that still shows something.
struct ShrinkVerb: Verb {
    let name = "shrink"
    let summary = "write the smallest journal after which a predicate still holds"
    let details =
        PredicateHelp.text + """

                shrink J --when 'main.path contains article(a1)' -o small.jsonl
                No single entry can be left out of the result without losing what it shows; an
            entry takes with it those that name it as their cause. Entries are numbered anew
            and lose the outcome and the digest that the app had recorded. As JSON
            {"kept":[{"seq","was"},…],"of":all}. Exit status 1 if the predicate never holds.
            """
    let group = VerbGroup.find
    let signature = Signature(
        positionals: [.one("J", .journal)],
        options: [
            .init(name: "--when", value: .predicate, summary: "what the journal shall show"),
            .init(name: "-o", value: .file, summary: "the file to create"),
        ])

    func run(_ call: Call, in session: Session) throws(Diagnostic) -> ExitStatus {
        guard let text = call.value("--when"), let path = call.value("-o") else {
            throw .usage("shrink needs --when and -o", hint: "navlog shrink J --when 'main.path.count > 3' -o OUT")
        }
        try session.enterJournal(of: call)
        try session.expectOneSchema()
        let kept = try smallest(try session.predicate(text), text, in: session)
        try session.write(kept.map(\.step), to: path)
        if session.options.json {
            let list: [JSONValue] = kept.map {
                ["seq": .number(JSONNumber($0.step.entry.seq)), "was": .number(JSONNumber($0.seq))]
            }
            session.screen.json(["kept": .array(list), "of": .number(JSONNumber(session.timeline.count))])
        } else {
            for kept in kept { session.screen.line(StepText(manifest: session.manifest).row(kept.step)) }
        }
        let all = session.timeline.count.counted("entry", "entries")
        session.note("wrote \(kept.count) of \(all) to \(path)")
        return .done
    }

    private func smallest(_ predicate: Predicate, _ text: String, in session: Session) throws(Diagnostic) -> [Shrink
        .Kept]
    {
        let timeline = session.timeline
        let viewpoint = try session.viewpoint()
        let start = try session.world(at: timeline.start)
        if predicate.holds(in: start, from: viewpoint) {
            throw .no("it holds before the first entry already: \(text)")
        }
        var steps: [Step] = []
        try session.forEach(after: timeline.start, to: timeline.end) { step, _ throws(Diagnostic) in
            steps.append(step)
            return true
        }
        let shrink = Shrink(
            steps, from: start, at: timeline.start, timeline.reducer, until: predicate, from: viewpoint)
        let smallest = try shrink.smallest { _ throws(Diagnostic) in
            if session.environment.isInterrupted() { throw .interrupted }
        }
        guard let smallest else {
            throw .no("it holds after none of \(steps.count.counted("entry", "entries")): \(text)")
        }
        return smallest
    }
}

extension Session {
    /// Refuses where old lines and new entries would stand in one file.
    fileprivate func expectOneSchema() throws(Diagnostic) {
        guard let schema = journal?.source.header.schema, let manifest, schema != manifest.schema else { return }
        throw .refused(
            "the journal has schema \(schema) and the manifest \(manifest.schema)",
            hint: "navlog migrate the journal first, and shrink the result")
    }

    /// Writes some entries of the history as a journal of their own, which are numbered from the start.
    fileprivate func write(_ steps: [Step], to path: String) throws(Diagnostic) {
        var header = journal?.source.header ?? Header()
        header.session = String(environment.random(), radix: 16)
        header.created = .utc(milliseconds: environment.now())
        var writing = JournalWriter.Options()
        writing.durability = .none
        do throws(JournalError) {
            let writer = try JournalWriter.create(path, header, in: environment.storage, writing)
            for step in steps {
                var members = try members(of: step)
                members["outcome"] = nil
                members["state"] = nil
                members["cause"] = step.entry.cause.map { .number(JSONNumber($0)) }
                if step.beginsRun { try writer.beginRun() }
                _ = try writer.write(members: members)
            }
            try writer.sync()
        } catch { throw Diagnostic(error) }
    }

    /// The members of an entry as they stand in the journal, also those that nobody knows.
    private func members(of step: Step) throws(JournalError) -> JSONObject {
        guard let file = journal?.source.file, let location = step.location else {
            return redactor.redact(step.entry).json
        }
        var bytes = [UInt8](repeating: 0, count: location.length)
        let count = try file.read(at: location.offset, into: &bytes, in: bytes.indices)
        return (try? JSONValue(parsing: Array(bytes[..<count])))?.objectValue ?? step.entry.json
    }
}
