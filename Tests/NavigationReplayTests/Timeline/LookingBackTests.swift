import NavigationJournal
import NavigationModel
import NavigationReplay
import Testing

@Suite struct LookingBackTests {
    /// The lines are so long that other threads read ahead between two places of the index.
    @Test func `a look back misses what another one has read since`() throws {
        let memory = MemoryStorage()
        let label = String(repeating: "x", count: 600)
        let lines = (2...3000).map { seq in
            seq.isMultiple(of: 2)
                ? #"{"seq":\#(seq),"scene":"m","intent":"pushView","label":"\#(label)\#(seq)"}"#
                : #"{"seq":\#(seq),"scene":"m","intent":"pop","note":"\#(label)"}"#
        }
        memory["j"] = Array(
            "{\"navlog\":1}\n{\"seq\":1,\"scene\":\"m\",\"intent\":\"sceneOpened\"}\n\(lines.joined(separator: "\n"))\n"
                .utf8)
        let timeline = try Timeline(
            try JournalSource(
                try memory.openForReading("j"), header: Header(), tolerance: .strict, manifest: nil))
        for position in [250, 250, 255, 240, 250, 1020, 1020, 250] {
            var seqs: [Int] = []
            try timeline.forEach(after: position, to: 3000) { step, _ in
                seqs.append(step.entry.seq)
                return true
            }
            #expect(seqs == Array(position + 1...3000))
        }
    }
}
