import LineEditor
import Testing

@testable import NavlogShell

struct PagedStreamTests {
    private final class Desk {
        let terminal = MemoryStream()
        let pager = MemoryStream()
        var finished = 0
        private(set) lazy var stream = PagedStream(terminal) { [unowned self] _ in (self.pager, { self.finished += 1 })
        }

        func answer(_ texts: String..., rows: Int, columns: Int = 10) {
            stream.beginAnswer(pager: "pager", size: TerminalSize(rows: rows, columns: columns))
            for text in texts { stream.write(Array(text.utf8)) }
        }
    }

    @Test(arguments: [
        ("a\nb\n", false), ("a\nb\nc\n", true), ("12345678901234567890\n", false), ("123456789012345678901\n", true),
        ("\u{1B}[1m1234567890\u{1B}[0m\n\u{1B}[1ma\u{1B}[0m\n", false), ("éééééééééé\néééééééééé\n", false),
        ("", false),
    ])
    func anAnswerIsPagedWhenItsBeginningWouldLeaveTheTerminal(text: String, isPaged: Bool) {
        let desk = Desk()
        desk.answer(text, rows: 4)
        #expect(desk.terminal.text == "" && desk.pager.text == (isPaged ? text : ""))
        desk.stream.endAnswer()
        #expect(desk.terminal.text == (isPaged ? "" : text) && desk.finished == (isPaged ? 1 : 0))
        desk.stream.write(Array("next".utf8))
        #expect(desk.terminal.text.hasSuffix("next"))
    }

    @Test func anAnswerThatIsFlushedIsSeenAsItGrows() {
        let desk = Desk()
        desk.answer("a\n", rows: 3)
        desk.stream.flush()
        #expect(desk.terminal.text == "a\n")
        desk.stream.write(Array("b\nc\nd\n".utf8))
        desk.stream.endAnswer()
        #expect(desk.terminal.text == "a\nb\nc\nd\n" && desk.pager.text == "")
    }

    @Test func withoutAPagerNothingIsLost() {
        let terminal = MemoryStream()
        let stream = PagedStream(terminal) { _ in nil }
        stream.beginAnswer(pager: "pager", size: TerminalSize(rows: 2, columns: 10))
        stream.write(Array("a\nb\n".utf8))
        stream.write(Array("c\n".utf8))
        stream.endAnswer()
        #expect(terminal.text == "a\nb\nc\n")
    }
}
