import Foundation
import LineEditor
import NavigationJournal
import Testing

@testable import NavlogShell

/// Runs the commands of a transcript in memory and expects exactly what stands there.
///
/// `$` begins a command line, `<` a line of its standard input, `!` a line of standard error, `?` an exit status other
/// than 0; every other line is standard output. Files that a command writes are there for the next one.
func transcript(
    _ expected: String, files: [String: String] = Fixture.files, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let desk = Desk(files)
    var actual: [String] = []
    for command in Transcript(expected).commands {
        actual.append("$ \(command.line)")
        actual += command.input.map { $0.isEmpty ? "<" : "< \($0)" }
        let arguments = try LineSplitter.split(command.line).dropFirst().map(\.text)
        let run = desk.run(Array(arguments), input: command.input)
        actual += Transcript.lines(run.output)
        actual += Transcript.lines(run.errors).map { $0.isEmpty ? "!" : "! \($0)" }
        if run.status != .done { actual.append("? \(run.status.rawValue)") }
    }
    #expect(actual.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
}

/// The commands of a transcript, each with its input.
struct Transcript {
    private(set) var commands: [(line: String, input: [String])] = []

    init(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("$ ") { commands.append((String(line.dropFirst(2)), [])) }
            if line == "<" || line.hasPrefix("< ") {
                commands[commands.count - 1].input.append(String(line.dropFirst(2)))
            }
        }
    }

    /// The lines of an output; one that does not end in a line end shows it.
    static func lines(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.removeLast() != "" { lines.append("(no line end)") }
        return lines
    }
}

/// Files in memory, and what it takes to run navlog on them.
final class Desk {
    let storage = MemoryStorage()

    init(_ files: [String: String] = Fixture.files) {
        for (path, text) in files { storage[path] = Array(text.utf8) }
        signal(SIGPIPE, SIG_IGN)  // As the program does; a command need not read what it is given.
    }

    /// What came of a run.
    struct Run {
        var output: String
        var errors: String
        var status: NavlogShell.ExitStatus
    }

    func run(_ arguments: [String], input: [String] = [], terminal: Bool = false, processors: Int = 4) -> Run {
        let (output, errors) = (MemoryStream(), MemoryStream())
        let environment = Environment(
            arguments: arguments, variables: ["TERM": "xterm"], output: output, errors: errors,
            outputIsTerminal: terminal, errorsAreTerminal: terminal, input: { ScriptedLines(input) }, storage: storage,
            now: { 1_796_032_800_000 }, random: { 0x5eed }, processors: processors,
            runCommand: { $0.run($1, isInterrupted: { false }) })
        let status = Shell.run(in: environment)
        return Run(output: output.text, errors: errors.text, status: status)
    }

    /// The text of a file, nil if it is not there.
    subscript(path: String) -> String? { storage[path].map { String(decoding: $0, as: UTF8.self) } }
}

/// Lines that stand ready.
struct ScriptedLines: LineSource {
    private var lines: ArraySlice<String>

    init(_ lines: [String]) {
        self.lines = lines[...]
    }

    mutating func nextLine(prompt: String) throws(LineSourceError) -> LineResult {
        lines.popFirst().map(LineResult.line) ?? .endOfInput
    }
}

extension Desk {
    /// A session on a journal, as it is when a person is asked for the first command.
    func session(_ path: String) throws -> Session {
        let (output, errors) = (MemoryStream(), MemoryStream())
        let session = Session(
            Environment(
                arguments: [], output: output, errors: errors, input: { ScriptedLines([]) }, storage: storage,
                now: { 1_796_032_800_000 }))
        try session.open(path)
        session.isInteractive = true
        return session
    }
}
