import Foundation
import Testing

/// Everything that the documents show of a terminal is typed again.
///
/// With `NAVLOG_UPDATE_TRANSCRIPTS=1` the documents are brought up to date instead, and the run fails.
@Suite struct TranscriptTests {
    @Test(arguments: [
        "README.md", "Logs/README.md", "Logs/FORMAT.md",
        "Sources/NavigationLog/NavigationLog.docc/FromAComplaintToATest.md",
    ])
    func everyTranscriptReadsAsItIsPrinted(_ path: String) throws {
        var document = try Document(path)
        let blocks = document.blocks(in: "console")
        #expect(!blocks.isEmpty)
        for block in blocks.reversed() {
            let now = try Transcript(expected: block.text).rerun(in: Workplace())
            if isUpdate {
                document.lines.replaceSubrange((block.line - 1)..<(block.line - 1 + block.text.count), with: now)
            } else if now != block.text {
                let same = zip(now, block.text).prefix { $0 == $1 }.count
                let line = same < now.count ? "\"\(now[same])\"" : "nothing more"
                Issue.record("\(path):\(block.line + same): printed now is \(line)")
            }
        }
        if isUpdate {
            let text = document.lines.joined(separator: "\n")
            try text.write(to: Root.url.appending(path: path), atomically: true, encoding: .utf8)
            Issue.record("\(path) was brought up to date; look at what has changed")
        }
    }

    private var isUpdate: Bool { ProcessInfo.processInfo.environment["NAVLOG_UPDATE_TRANSCRIPTS"] == "1" }

    @Test func aTranscriptThatIsWrongIsNoticed() throws {
        let transcript = Transcript(expected: ["$ echo one; false", "two", "$ echo $?", "0"])
        #expect(try transcript.rerun(in: Workplace()) == ["$ echo one; false", "one", "$ echo $?", "1"])
    }
}
