import LineEditor
import NavigationJournal

extension Session {
    /// Calls a function with every line of a file, `-` for standard input as it comes.
    ///
    /// A diagnostic that a line causes names the line.
    func forEachLine(of path: String, _ body: (String) throws(Diagnostic) -> Void) throws(Diagnostic) {
        if path == "-" { return try forEachLineOfInput(body) }
        let text = String(decoding: try environment.contents(of: path), as: UTF8.self)
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            do { try body(String(line)) } catch {
                var diagnostic = error
                diagnostic.place = diagnostic.place ?? "\(path):\(number)"
                throw diagnostic
            }
        }
    }

    private func forEachLineOfInput(_ body: (String) throws(Diagnostic) -> Void) throws(Diagnostic) {
        var source = environment.input()
        var number = 0
        while !isOver {
            number += 1
            let result: LineResult
            do { result = try source.nextLine(prompt: "") } catch {
                throw Diagnostic(status: .usage, message: error.inWords, place: "-:\(number)")
            }
            switch result {
            case .line(let line):
                do { try body(line) } catch {
                    var diagnostic = error
                    diagnostic.place = diagnostic.place ?? "-:\(number)"
                    throw diagnostic
                }
            case .interrupted: continue
            case .endOfInput: return
            }
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
