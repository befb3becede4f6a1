import LineEditor
import NavigationJournal

extension Session {
    /// Calls a function with every line of a file, `-` for standard input as it comes.
    ///
    /// A diagnostic that a line causes names the line.
    func forEachLine(of path: String, _ body: (String) throws -> Void) throws {
        if path == "-" { return try forEachLineOfInput(body) }
        var bytes = try environment.contents(of: path)[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        for (number, line) in zip(1..., bytes.split(separator: 0x0A, omittingEmptySubsequences: false)) {
            try run(body, String(decoding: line, as: UTF8.self), at: "\(path):\(number)")
        }
    }

    private func forEachLineOfInput(_ body: (String) throws -> Void) throws {
        var source = environment.input()
        var number = 0
        while !isOver {
            number += 1
            let result: LineResult
            do { result = try source.nextLine(prompt: "") } catch {
                throw Diagnostic(status: .usage, message: error.inWords, place: "-:\(number)")
            }
            switch result {
            case .line(let line): try run(body, line, at: "-:\(number)")
            case .interrupted: if environment.isInterrupted() { throw Diagnostic.interrupted }
            case .endOfInput: return
            }
        }
    }

    /// Runs a line; what goes wrong without a place of its own is at the line.
    private func run(
        _ body: (String) throws -> Void, _ line: String, at place: String
    ) throws {
        if environment.isInterrupted() { throw Diagnostic.interrupted }
        do { try body(line) } catch {
            var diagnostic = Diagnostic(error)
            diagnostic.place = diagnostic.place ?? place
            throw diagnostic
        }
    }
}

extension LineSourceError {
    /// What is wrong, in words.
    var inWords: String {
        switch self {
        case .unreadable(let code): "the input cannot be read: \(SystemError(.read, path: "-", code: code).inWords)"
        case .lineTooLong(let limit): "the line has more than \(limit) bytes"
        case .noTerminal: "this is no terminal"
        }
    }
}
