import NavigationJournal
import NavigationModel
import TestSupport

@testable import NavigationReplay

/// A made-up history of one scene, and what a slow and simple search finds in it.
struct RandomHistory {
    let timeline: Timeline
    let start: World
    /// Every entry with the worlds around it, in order.
    let transitions: [Transition]
    static let viewpoint = Viewpoint(scene: "main", layout: .open)

    /// Makes up a history: the first half of it stands in a journal, the second half is added in memory.
    init(seed: UInt64, count: Int) throws {
        var random = SeededGenerator(seed: seed)
        var lines = [#"{"navlog":1}"#, #"{"seq":1,"scene":"main","intent":"sceneOpened"}"#]
        for seq in 2...count {
            let cause = seq % 5 == 0 ? #","cause":\#(seq - 2)"# : ""
            lines.append(#"{"seq":\#(seq),"scene":"main","intent":\#(Self.intent(using: &random))\#(cause)}"#)
            if seq % 40 == 0 { lines += [#"{"navlog":1}"#] }
            if seq % 40 == 1 { lines[lines.count - 1] = #"{"seq":\#(seq),"scene":"main","intent":"sceneOpened"}"# }
        }
        let memory = MemoryStorage()
        memory["j"] = Array(lines.map { $0 + "\n" }.joined().utf8)
        let source = try JournalSource(
            try memory.openForReading("j"), header: Header(), tolerance: .strict, manifest: nil)
        let timeline = try Timeline(source)
        self.timeline = try timeline.fork(at: count / 2)
        for seq in count / 2 + 1...count {
            if let step = try timeline.step(at: seq) { _ = try self.timeline.append(step.entry) }
        }
        start = try self.timeline.world(at: 0)
        var transitions: [Transition] = []
        var before = start
        try self.timeline.forEach(after: 0, to: count) { step, world in
            transitions.append(Transition(step: step, before: before, after: copy world))
            before = copy world
            return true
        }
        self.transitions = transitions
    }

    private static func intent(using random: inout SeededGenerator) -> String {
        let intents = [
            #""push","route":{"a":{}}"#, #""push","route":{"b":{}}"#, #""push","route":{"c":{}}"#, #""pop""#,
            #""popToRoot""#, #""selectTab","tab":"t""#, #""present","route":{"s":{}}"#, #""dismiss""#,
        ]
        return intents.randomElement(using: &random) ?? ""
    }
}
