// A shell that does nothing: it tells as JSON what each line was, for tests to drive through a pseudo-terminal.
//
//     line-editor-probe [--stream] [--history PATH]

import Dispatch
import LineEditor

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

func json(_ text: String) -> String {
    let escaped = text.utf16.map { unit in
        switch unit {
        case 0x22, 0x5C: "\\" + String(UnicodeScalar(UInt8(unit)))
        case 0x20..<0x7F: String(UnicodeScalar(UInt8(unit)))
        default: "\\u" + String(String(0x1_0000 + Int(unit), radix: 16).dropFirst())
        }
    }
    return "\"" + escaped.joined() + "\""
}

func report(_ member: String, _ value: String) {
    print("{\(json(member)):\(json(value))}")
    fflush(nil)
}

func candidates(for request: CompletionRequest) -> Completions? {
    let before = request.line[..<request.cursor]
    let start = before.lastIndex(of: " ").map(before.index(after:)) ?? before.startIndex
    let all: [Completions.Candidate] =
        switch before.prefix(while: { $0 != " " }) {
        case "open": ["\"front page\"", "\"front row\"", "bad\u{1B}[31mname"].map { Completions.Candidate($0) }
        case "go": [.init("main.", isWhole: false), .init("\"two words\"")]
        case "many": (1...200).map { Completions.Candidate("item\($0)") }
        default:
            [
                .init("push", description: "add a screen"), .init("present", description: "show a screen above"),
                .init("previous", description: "go back"), .init("λάμδα", description: "a letter"),
            ]
        }
    return Completions(all.filter { $0.text.hasPrefix(before[start...]) }, replacing: start..<request.cursor)
}

func styles(of line: String) -> [StyledRange] {
    let verb = line.prefix { $0 != " " }
    return [StyledRange(verb.startIndex..<verb.endIndex, verb == "push" ? .green : .red)]
}

func run(_ source: inout some LineSource, afterEach: (String) -> Void) {
    while true {
        do throws(LineSourceError) {
            switch try source.nextLine(prompt: "\u{1B}[1mprobe\u{1B}[0m> ") {
            case .line(let line):
                source.remember(line)
                report("line", line)
                afterEach(line)
            case .interrupted: report("result", "interrupted")
            case .endOfInput: return report("result", "endOfInput")
            }
        } catch {
            report("error", "\(error)")
            if case .unreadable = error { return }
        }
    }
}

let arguments = CommandLine.arguments
if arguments.contains("--stream") {
    var source = StreamLineSource(descriptor: 0)
    run(&source) { _ in }
} else {
    let path = arguments.firstIndex(of: "--history").map { arguments[$0 + 1] }
    let type = getenv("TERM").map { String(cString: $0) }
    let editor = try TerminalLineSource(capabilities: .ofTerminal(type: type), history: History(path: path))
    editor.completion = candidates
    editor.highlight = styles
    editor.needsMore = { line in line.count { $0 == "(" } > line.count { $0 == ")" } }
    editor.editElsewhere = { $0 == "keep" ? nil : "edited \($0)\nand more" }
    let messages = editor.messages
    editor.hint = { [unowned editor] in editor.history.suggestion(for: $0) }
    func tellWarning() {
        if let warning = editor.history.takeWarning() { report("warning", "\(warning)") }
    }
    tellWarning()
    var source = editor
    run(&source) { line in
        tellWarning()
        if line == "begin" { editor.initialText = "begun" }
        if line == "pause" {
            report("result", "paused")
            _ = getchar()
        }
        if line == "later" {
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(300)) { messages.post("a message") }
        }
    }
}
