import Foundation
import NavigationFormats
import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON
import TestSupport
import Testing

/// The graph of screens, drawn whatever they are called.
@Suite struct GraphTests {
    private static let journal = """
        {"navlog":1}
        {"seq":1,"scene":"m","intent":"sceneOpened"}
        {"seq":2,"scene":"m","intent":"push","route":{"a":{"id":1}}}
        {"seq":3,"scene":"m","intent":"push","route":{"a":{"id":2}}}
        {"seq":4,"scene":"m","intent":"push","route":{"b":{}}}
        {"seq":5,"scene":"m","intent":"pop"}
        {"seq":6,"scene":"m","intent":"present","route":{"s":{}}}
        {"seq":7,"scene":"n","intent":"sceneOpened"}
        {"seq":8,"intent":"launched"}
        {"seq":9,"scene":"m","intent":"sceneOpened"}

        """

    @Test func screensAreCountedWhenTheyComeToBeSeen() throws {
        let specimen = try Specimen(lines: Self.journal)
        #expect(
            try specimen.text(MermaidFormat()) == """
                flowchart LR
                    s0(["main (root) ×3"])
                    s1["a ×3"]
                    s2["b ×1"]
                    s3["s ×1"]
                    s0 -->|1| s1
                    s1 -->|1| s1
                    s1 -->|1| s2
                    s2 -->|1| s1
                    s1 -->|1| s3

                """)
        #expect(
            try specimen.text(DotFormat()) { $0.scene = "n" } == """
                digraph navigation {
                    rankdir=LR;
                    node [shape=box];
                    s0 [label="main (root)\\n1", shape=ellipse];
                }

                """)
    }

    /// What the whole app is asked for changes every scene, also where a scene is recorded with it.
    @Test func signingOutOfOneSceneIsSeenInAll() throws {
        let specimen = try Specimen(
            lines: """
                {"navlog":1}
                {"seq":1,"intent":"signedIn","user":"ann"}
                {"seq":2,"scene":"m","intent":"sceneOpened"}
                {"seq":3,"scene":"n","intent":"sceneOpened"}
                {"seq":4,"scene":"n","intent":"push","route":{"p":{}}}
                {"seq":5,"scene":"m","intent":"signedOut"}

                """,
            manifest: #"{"navlog":"manifest","format":1,"routes":{"p":{"requires":"signIn"}}}"#)
        #expect(
            try specimen.text(MermaidFormat()) == """
                flowchart LR
                    s0(["main (root) ×3"])
                    s1["p ×1"]
                    s0 -->|1| s1
                    s1 -->|1| s0

                """)
    }

    @Test func statisticsAndGraphsCountTheSameVisits() throws {
        var (compared, visits) = (0, 0)
        for name in Specimen.names {
            // Some of them are there to be refused.
            guard let specimen = try? Specimen(name, tolerance: .lenient) else { continue }
            let timeline = specimen.timeline
            var statistics = Statistics(
                timeline.reducer.manifest.layout, from: try timeline.world(at: timeline.start))
            try timeline.forEach(after: timeline.start, to: timeline.end) { step, world in
                statistics.count(step, world)
                return true
            }
            let drawn = try specimen.text(MermaidFormat()).matches(of: #/s\d+\["\w+ ×(\d+)"\]/#).compactMap {
                Int($0.1)
            }
            #expect(drawn.reduce(0, +) == statistics.visits.routes.total, "\(name)")
            compared += 1
            visits += statistics.visits.routes.total
        }
        #expect(compared > 50 && visits > 500)
    }

    private static let names = [
        "\"]; click s0", "a\\\"b\\", "</script>&amp;#35;", "\u{1b}[31m\n\u{202e}", "]]--> x", "é\u{301} 鳥",
    ]

    private func hostile() throws -> Specimen {
        let pushes = Self.names.enumerated().map { index, name in
            #"{"seq":\#(index + 2),"scene":"m","intent":"push","route":{\#(JSONValue.string(name).text(.journal)):{}}}"#
                + "\n"
        }
        return try Specimen(
            lines: "{\"navlog\":1}\n{\"seq\":1,\"scene\":\"m\",\"intent\":\"sceneOpened\"}\n" + pushes.joined())
    }

    @Test func namesThatLookLikeSyntaxStayNames() throws {
        let lines = try hostile().text(MermaidFormat()).split(separator: "\n").map(String.init)
        #expect(lines.count == 1 + Self.names.count + 1 + Self.names.count)
        for line in lines.dropFirst() {
            let isNode =
                line.wholeMatch(of: #/    s\d+(?:\[|\(\[)"(?:[\p{L}\p{M}\p{N} _.,()×-]|#\d+;)*"(?:\]|\]\))/#) != nil
            #expect(isNode || line.wholeMatch(of: #/    s\d+ -->\|\d+\| s\d+/#) != nil, "\(line)")
        }
        let dot = try hostile().text(DotFormat()).split(separator: "\n").map(String.init).dropFirst(3).dropLast()
        for line in dot {
            let isNode = line.wholeMatch(of: #/    s\d+ \[label="(?:[^"\\]|\\.)*"(?:, shape=ellipse)?\];/#) != nil
            #expect(isNode || line.wholeMatch(of: #/    s\d+ -> s\d+ \[label="\d+"\];/#) != nil, "\(line)")
        }
    }

    @Test(.enabled(if: (try? Tool.run(["dot", "-V"]).status) == 0, "Graphviz is not installed"))
    func graphvizDrawsEveryName() throws {
        let drawn = try Tool.run(["dot", "-Tplain"], input: try hostile().text(DotFormat()))
        #expect(drawn.status == 0)
        #expect(drawn.output.split(separator: "\n").count { $0.hasPrefix("node ") } == Self.names.count + 1)
    }
}
