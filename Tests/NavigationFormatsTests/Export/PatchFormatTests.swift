import NavigationFormats
import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON
import TestSupport
import Testing

/// The edits between two states lead from one to the other, whoever makes them.
@Suite struct PatchFormatTests {
    @Test(arguments: ["library", "reader", "crafted"])
    func aPatchLeadsFromOneStateToTheOther(_ journal: String) throws {
        let specimen = try Specimen(journal)
        var generator = SeededGenerator(seed: 5)
        let positions = specimen.timeline.start...specimen.timeline.end
        var work: [(before: JSONValue, patch: JSONValue, after: JSONValue)] = []
        for _ in 0..<40 {
            let (from, to) = (
                Int.random(in: positions, using: &generator), Int.random(in: positions, using: &generator)
            )
            let text = try specimen.text(JSONPatchFormat()) { excerpt in
                excerpt.start = from
                excerpt.end = to
            }
            let before = try specimen.timeline.world(at: from).json
            let after = try specimen.timeline.world(at: to).json
            let patch = try JSONValue(parsing: text)
            #expect(try JSONPatch(json: patch).apply(to: before) == after)
            work.append((before, patch, after))
        }
        #expect(work.contains { $0.patch != [] })
        let input = work.map { JSONValue.array([$0.before, $0.patch, $0.after]).text() + "\n" }.joined()
        #expect(try Tool.run(["python3", "-c", Self.patcher], input: input).output == "\(work.count) right\n")
        // The other program can say no.
        let wrong = #"[{"a":1},[{"op":"replace","path":"/a","value":2}],{"a":3}]"#
        #expect(try Tool.run(["python3", "-c", Self.patcher], input: wrong).output == "0 right\n")
    }

    @Test func aPatchOfOneSceneIsAboutThatScene() throws {
        let specimen = try Specimen(
            lines: """
                {"navlog":1}
                {"seq":1,"scene":"main","intent":"sceneOpened"}
                {"seq":2,"scene":"main","intent":"push","route":{"a":{}}}

                """)
        let text = try specimen.text(JSONPatchFormat()) { excerpt in
            excerpt.scene = "main"
            excerpt.start = 1
        }
        #expect(text == #"[{"op":"add","path":"/stacks/main/path/0","value":{"a":{}}}]"# + "\n")
        #expect(throws: ExportError.self) { try specimen.text(JSONPatchFormat()) { $0.scene = "main" } }
    }

    /// RFC 6902 anew, in another language.
    private static let patcher = """
        import copy, json, sys

        def walk(value, tokens):
            for token in tokens:
                value = value[int(token) if isinstance(value, list) else token]
            return value

        def tokens(path):
            return [t.replace("~1", "/").replace("~0", "~") for t in path.split("/")[1:]]

        def add(doc, path, value):
            if not path: return value
            parent = walk(doc, path[:-1])
            if isinstance(parent, list): parent.insert(len(parent) if path[-1] == "-" else int(path[-1]), value)
            else: parent[path[-1]] = value
            return doc

        def remove(doc, path):
            parent = walk(doc, path[:-1])
            return parent.pop(int(path[-1]) if isinstance(parent, list) else path[-1])

        right = 0
        for line in sys.stdin:
            doc, patch, expected = json.loads(line)
            for op in patch:
                path = tokens(op["path"])
                if op["op"] in ("replace", "remove") and path: remove(doc, path)
                if op["op"] == "move": doc = add(doc, path, remove(doc, tokens(op["from"])))
                if op["op"] == "copy": doc = add(doc, path, copy.deepcopy(walk(doc, tokens(op["from"]))))
                if op["op"] in ("add", "replace"): doc = add(doc, path, op["value"])
            right += doc == expected
        print(right, "right")
        """
}
