import TestSupport
import Testing

@testable import NavlogShell

struct MutationTests {
    /// Command lines that are nearly right, and some that are.
    @Test func badCommandLinesEndWithADocumentedStatus() throws {
        var generator = SeededGenerator(seed: 2026)
        var seen: Set<NavlogShell.ExitStatus> = []
        for number in 0..<2000 {
            let line = mutated(Self.lines.randomElement(using: &generator) ?? "", &generator)
            let inSession = number.isMultiple(of: 2)
            let words = line.split(separator: " ").map(String.init)
            let run = Desk().run(inSession ? ["repl", "library.jsonl", "-c", line] : words)
            seen.insert(run.status)
            #expect(run.status != .internalError && run.status != .interrupted, "\(line)")
            if run.status != .done {
                #expect(run.errors.contains("error: ") || run.status == .no || run.status == .damaged, "\(line)")
            }
        }
        #expect(seen.isSuperset(of: [.done, .no, .usage, .damaged]))
    }

    private static let lines = [
        "state library.jsonl --at 3 --scene main", "state main.path[-1] --json", "log library.jsonl --from -3 --to end",
        "log --changed main.path --origin user", "diff library.jsonl 2 5", "diff 1 9", "step 3", "back 2", "goto 50%",
        "goto @2026-11-30T09:00:02", "mark here", "push topic(swiftui) article(id: a1, source: \"front page\")",
        "push {\"settings\":{}} --stack search", "pop 2", "pop to topic", "set topic(a)", "present sheet share(a1)",
        "dismiss all", "tab search", "select folders none", "columns all", "width compact", "open websun://topics/a",
        "restore [{\"settings\":{}}]", "catalog load article a1 7", "signin u1", "scene new side", "scene close side",
        "intent {\"intent\":\"phase\",\"to\":\"active\"}", "verify library.jsonl damaged.jsonl", "scenes library.jsonl",
        "export library.jsonl --format snapshot --at 4", "export library.jsonl --format csv --from 2",
        "import library.jsonl --from oslog", "stats library.jsonl", "log damaged.jsonl --lenient",
        "verify damaged.jsonl", "help push", "version --json", "repl library.jsonl -c state", "swipe completed",
    ]

    private func mutated(_ line: String, _ generator: inout SeededGenerator) -> String {
        var scalars = Array(line.unicodeScalars)
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            let place = Int.random(in: 0...scalars.count, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: scalars.insert(Self.strange.randomElement(using: &generator) ?? "x", at: place)
            case 1 where place < scalars.count: scalars.remove(at: place)
            case 2 where place < scalars.count: scalars[place] = Self.strange.randomElement(using: &generator) ?? "x"
            case 3: scalars.replaceSubrange(place..<scalars.count, with: [])
            default: scalars.insert(contentsOf: scalars[..<place], at: place)
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }

    private static let strange = Array(
        "\"'(){}[]#-=@%,:;\\|/.*$ \t\r9né\u{301}\u{1F9ED}\u{0}\u{7f}\u{202e}".unicodeScalars)
}
