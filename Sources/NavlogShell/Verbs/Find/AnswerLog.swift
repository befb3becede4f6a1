import NavigationJournal
import NavigationReplay
import StrictJSON

/// The answers of a command on disk, so that a search that was stopped goes on where it was.
///
/// JSON Lines: what was searched, then an answer a line, `{"seq":512,"answer":1}`. Of several answers about one seq the
/// last one counts, so an answer that was wrong is put right by adding a line.
final class AnswerLog {
    private var known: [Int: Bisection.Answer] = [:]
    private let path: String
    private let file: any WritableFile

    /// Opens a log, creating it if it is not there.
    ///
    /// - Throws: a refusal if the log there is of another search.
    init(_ path: String, of question: CommandQuestion, _ journal: String, in environment: Environment)
        throws
    {
        let title: JSONValue = [
            "navlog": "bisect", "journal": .string(journal), "run": .string(question.line),
        ]
        self.path = path
        let isNew = !environment.exists(path)
        file = try isNew ? environment.storage.create(path) : environment.storage.openForAppending(path)
        if isNew { try append(title) } else { try read(title, in: environment) }
    }

    private func read(_ title: JSONValue, in environment: Environment) throws {
        let lines = try environment.contents(of: path).split(separator: 0x0A, omittingEmptySubsequences: false)
        // A line that an end of the program has torn stays on its own: what follows is not to be part of it.
        if lines.last?.isEmpty == false { try append("\n") }
        for (index, line) in lines.enumerated() {
            guard let value = try? JSONValue(parsing: Array(line)) else { continue }
            if index == 0, value != title {
                throw Diagnostic.refused(
                    "\"\(path)\" is the log of another search", hint: "name another file with --log")
            }
            guard let seq = value["seq"]?.numberValue?.intValue, let number = value["answer"]?.numberValue?.intValue,
                let answer = Bisection.Answer(rawValue: number)
            else { continue }
            known[seq] = answer
        }
    }

    /// The answer that stands there about a seq, else the one that is given now, which is written down.
    func answer(
        about seq: Int, else ask: () throws -> Bisection.Answer
    ) throws -> Bisection.Answer {
        if let answer = known[seq] { return answer }
        let answer = try ask()
        known[seq] = answer
        try append(["seq": .integer(seq), "answer": .integer(answer.rawValue)])
        return answer
    }

    private func append(_ line: JSONValue) throws { try append("\(line.text())\n") }

    private func append(_ text: String) throws {
        try file.append(whole: Array(text.utf8), path)
    }
}
