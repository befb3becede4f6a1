import NavigationJournal
import NavigationModel
import NavigationReplay

/// Running commands one after another.
extension Session {
    /// Begins a session without a journal: everything stays in memory.
    func begin(with manifest: Manifest?) {
        branches = [Branch(name: "main", timeline: Timeline(Reducer(manifest)))]
        position = timeline.start
    }

    /// Splits a line into a verb and its words.
    func command(_ line: String) throws(Diagnostic) -> (verb: any Verb, words: [Word]) {
        let words: [Word]
        do { words = try LineSplitter.split(line) } catch { throw Diagnostic(error, in: line) }
        guard let first = words.first else { throw .usage("a verb is missing") }
        return (try VerbTable.verb(first.text, inSession: true), Array(words.dropFirst()))
    }

    /// Runs one command; an empty one repeats the last travel command, a comment does nothing.
    func run(_ line: String) throws(Diagnostic) -> ExitStatus {
        let text = line.drop { $0 == " " || $0 == "\t" }
        if text.hasPrefix("#") { return .done }
        if text.isEmpty {
            guard let repeatable else { return .done }
            return try run(repeatable)
        }
        let (verb, words) = try command(line)
        let call = try Call(verb, words, impliesJournal: true)
        let before = options
        if call.has("--json") { options.json = true }
        if call.has("--no-color") { options.color = false }
        adoptOptions()
        defer {
            options = before
            adoptOptions()
        }
        let status = try verb.run(call, in: self)
        screen.flush()
        return status
    }

    /// Runs the lines of a file, `-` for standard input. The first error ends it.
    func runScript(_ path: String) throws(Diagnostic) -> ExitStatus {
        guard scriptDepth < Self.deepestScript else { throw .usage("scripts call each other more than \(Self.deepestScript) deep") }
        scriptDepth += 1
        defer { scriptDepth -= 1 }
        var status = ExitStatus.done
        try forEachLine(of: path) { line throws(Diagnostic) in
            guard status == .done, !isOver, !line.isEmpty else { return }
            status = try run(line)
        }
        return status
    }

    private static let deepestScript = 16
}
