import StrictJSON
import Testing

/// A document, a patch, and what comes of it, all as text; nil if the patch must fail.
struct PatchCase: Sendable, CustomTestStringConvertible {
    let name: String
    let document: String
    let patch: String
    let result: String?

    init(_ name: String, _ document: String, _ patch: String, _ result: String?) {
        (self.name, self.document, self.patch, self.result) = (name, document, patch, result)
    }

    var testDescription: String { name }
}

@Suite struct PatchTests {
    @Test(
        arguments: [
            PatchCase(
                "A.1 add a member", #"{"foo":"bar"}"#, #"[{"op":"add","path":"/baz","value":"qux"}]"#,
                #"{"baz":"qux","foo":"bar"}"#),
            PatchCase(
                "A.2 add an element", #"{"foo":["bar","baz"]}"#, #"[{"op":"add","path":"/foo/1","value":"qux"}]"#,
                #"{"foo":["bar","qux","baz"]}"#),
            PatchCase(
                "A.3 remove a member", #"{"baz":"qux","foo":"bar"}"#, #"[{"op":"remove","path":"/baz"}]"#,
                #"{"foo":"bar"}"#),
            PatchCase(
                "A.4 remove an element", #"{"foo":["bar","qux","baz"]}"#, #"[{"op":"remove","path":"/foo/1"}]"#,
                #"{"foo":["bar","baz"]}"#),
            PatchCase(
                "A.5 replace a value", #"{"baz":"qux","foo":"bar"}"#,
                #"[{"op":"replace","path":"/baz","value":"boo"}]"#, #"{"baz":"boo","foo":"bar"}"#),
            PatchCase(
                "A.6 move a value", #"{"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}}"#,
                #"[{"op":"move","from":"/foo/waldo","path":"/qux/thud"}]"#,
                #"{"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}}"#),
            PatchCase(
                "A.7 move an element", #"{"foo":["all","grass","cows","eat"]}"#,
                #"[{"op":"move","from":"/foo/1","path":"/foo/3"}]"#, #"{"foo":["all","cows","eat","grass"]}"#),
            PatchCase(
                "A.8 test succeeds", #"{"baz":"qux","foo":["a",2,"c"]}"#,
                #"[{"op":"test","path":"/baz","value":"qux"},{"op":"test","path":"/foo/1","value":2}]"#,
                #"{"baz":"qux","foo":["a",2,"c"]}"#),
            PatchCase("A.9 test fails", #"{"baz":"qux"}"#, #"[{"op":"test","path":"/baz","value":"bar"}]"#, nil),
            PatchCase(
                "A.10 add a nested object", #"{"foo":"bar"}"#,
                #"[{"op":"add","path":"/child","value":{"grandchild":{}}}]"#,
                #"{"foo":"bar","child":{"grandchild":{}}}"#),
            PatchCase(
                "A.11 ignore unknown members", #"{"foo":"bar"}"#,
                #"[{"op":"add","path":"/baz","value":"qux","xyz":123}]"#, #"{"foo":"bar","baz":"qux"}"#),
            PatchCase(
                "A.12 add to what is not there", #"{"foo":"bar"}"#,
                #"[{"op":"add","path":"/baz/bat","value":"qux"}]"#, nil),
            PatchCase(
                "A.14 escaped names", #"{"/":9,"~1":10}"#, #"[{"op":"test","path":"/~01","value":10}]"#,
                #"{"/":9,"~1":10}"#),
            PatchCase(
                "A.15 a string is no number", #"{"/":9,"~1":10}"#, #"[{"op":"test","path":"/~01","value":"10"}]"#, nil),
            PatchCase(
                "A.16 add an array", #"{"foo":["bar"]}"#, #"[{"op":"add","path":"/foo/-","value":["abc","def"]}]"#,
                #"{"foo":["bar",["abc","def"]]}"#),
            PatchCase(
                "add replaces a member in its place", #"{"a":1,"b":2}"#, #"[{"op":"add","path":"/a","value":[3]}]"#,
                #"{"a":[3],"b":2}"#),
            PatchCase("add a whole value", "[1]", #"[{"op":"add","path":"","value":{"a":1}}]"#, #"{"a":1}"#),
            PatchCase("add at the end by number", "[1]", #"[{"op":"add","path":"/1","value":2}]"#, "[1,2]"),
            PatchCase("add past the end", "[1]", #"[{"op":"add","path":"/2","value":2}]"#, nil),
            PatchCase("add at no index", "[1]", #"[{"op":"add","path":"/01","value":2}]"#, nil),
            PatchCase("add into a string", #"{"a":"b"}"#, #"[{"op":"add","path":"/a/0","value":2}]"#, nil),
            PatchCase("add a null", "{}", #"[{"op":"add","path":"/a","value":null}]"#, #"{"a":null}"#),
            PatchCase("remove what is not there", #"{"a":1}"#, #"[{"op":"remove","path":"/b"}]"#, nil),
            PatchCase("remove past the end", "[1]", #"[{"op":"remove","path":"/1"}]"#, nil),
            PatchCase("remove after the end", "[1]", #"[{"op":"remove","path":"/-"}]"#, nil),
            PatchCase("remove the whole", "[1]", #"[{"op":"remove","path":""}]"#, nil),
            PatchCase("replace the whole", "[1]", #"[{"op":"replace","path":"","value":2}]"#, "2"),
            PatchCase("replace what is not there", #"{"a":1}"#, #"[{"op":"replace","path":"/b","value":1}]"#, nil),
            PatchCase("replace after the end", "[1]", #"[{"op":"replace","path":"/-","value":1}]"#, nil),
            PatchCase("move into itself", #"{"a":{"b":1}}"#, #"[{"op":"move","from":"/a","path":"/a/b"}]"#, nil),
            PatchCase("move to a longer name", #"{"a":1}"#, #"[{"op":"move","from":"/a","path":"/ab"}]"#, #"{"ab":1}"#),
            PatchCase("move to its own place", "[1,2]", #"[{"op":"move","from":"/0","path":"/0"}]"#, "[1,2]"),
            PatchCase("move what is not there", "[1]", #"[{"op":"move","from":"/7","path":"/7"}]"#, nil),
            PatchCase(
                "move into its parent", #"{"a":{"b":1}}"#, #"[{"op":"move","from":"/a/b","path":"/a"}]"#, #"{"a":1}"#),
            PatchCase("copy", #"{"a":[1]}"#, #"[{"op":"copy","from":"/a","path":"/b"}]"#, #"{"a":[1],"b":[1]}"#),
            PatchCase("copy into itself", "[1]", #"[{"op":"copy","from":"","path":"/0"}]"#, "[[1],1]"),
            PatchCase("copy what is not there", "[1]", #"[{"op":"copy","from":"/a","path":"/0"}]"#, nil),
            PatchCase("test numbers by value", "[1,100]", #"[{"op":"test","path":"","value":[1.0,1e2]}]"#, "[1,100]"),
            PatchCase(
                "test by scalars", #"{"\u00e9":1}"#, #"[{"op":"test","path":"/e\u0301","value":1}]"#, nil),
            PatchCase(
                "all or nothing", "{}", #"[{"op":"add","path":"/a","value":1},{"op":"remove","path":"/b"}]"#, nil),
            PatchCase("no operations", "[1]", "[]", "[1]"),
        ]
    )
    func patchGives(_ example: PatchCase) throws {
        let document = try JSONValue(parsing: example.document)
        let json = try JSONValue(parsing: example.patch)
        let patch = try JSONPatch(json: json)
        let expected = try example.result.map { try JSONValue(parsing: $0) }
        #expect((try? patch.apply(to: document)) == expected)
        #expect(try JSONPatch(json: patch.json) == patch)
    }

    @Test(
        arguments: [
            ("{}", .notAnArray), ("[1]", .malformed(operation: 0, member: "op")),
            (#"[{"op":"spam","path":""}]"#, .malformed(operation: 0, member: "op")),
            (#"[{"op":"remove"}]"#, .malformed(operation: 0, member: "path")),
            (#"[{"op":"remove","path":1}]"#, .malformed(operation: 0, member: "path")),
            (#"[{"op":"remove","path":"a"}]"#, .malformed(operation: 0, member: "path")),
            (#"[{"op":"remove","path":""},{"op":"add","path":""}]"#, .malformed(operation: 1, member: "value")),
            (#"[{"op":"move","path":"/a"}]"#, .malformed(operation: 0, member: "from")),
            (#"[{"op":"copy","path":"/a","from":"~"}]"#, .malformed(operation: 0, member: "from")),
        ] as [(String, JSONPatchError)]
    )
    func badPatchIsRefused(text: String, error: JSONPatchError) throws {
        let json = try JSONValue(parsing: text)
        #expect(throws: error) { try JSONPatch(json: json) }
    }

    @Test func errorSaysWhichOperationAndWhere() {
        let (a, b) = (JSONPointer(["a"]), JSONPointer(["a", "b"]))
        for (operation, error) in [
            (.remove(b), .notFound(operation: 1, path: b)), (.test(a, 2), .testFailed(operation: 1, path: a)),
            (.move(from: a, to: b), .intoItself(operation: 1, path: b)), (.add(b, 1), .notFound(operation: 1, path: b)),
            (.copy(from: b, to: a), .notFound(operation: 1, path: b)),
        ] as [(JSONPatch.Operation, JSONPatchError)] {
            #expect(throws: error) { try JSONPatch([.test(a, 1), operation]).apply(to: ["a": 1]) }
        }
    }

    @Test func patchCannotBuildWhatNoRecursionCouldWalk() {
        let copies = JSONPatch.Operation.copy(from: JSONPointer(), to: JSONPointer(["a"]))
        let patch = JSONPatch(Array(repeating: copies, count: 100_000))
        #expect(throws: JSONPatchError.tooDeep(operation: 63, path: JSONPointer(["a"]))) {
            try patch.apply(to: ["a": 1])
        }
    }

    @Test func jsonFormHasTheMembersInTheirUsualOrder() {
        let (a, b) = (JSONPointer(["a"]), JSONPointer(["b/~"]))
        let patch = JSONPatch([
            .add(a, 1), .remove(b), .replace(a, [2]), .move(from: a, to: b), .copy(from: a, to: b), .test(a, nil),
        ])
        let text = #"""
            [{"op":"add","path":"/a","value":1},{"op":"remove","path":"/b~1~0"},{"op":"replace","path":"/a","value":[2]},\#
            {"op":"move","from":"/a","path":"/b~1~0"},{"op":"copy","from":"/a","path":"/b~1~0"},\#
            {"op":"test","path":"/a","value":null}]
            """#
        #expect(patch.json.text() == text)
    }
}

@Suite struct DifferenceTests {
    @Test(
        arguments: [
            ("1", "1.0", ""), ("1", "2", #"replace "" 2"#), (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#, ""),
            (#"{"a":1,"b":2,"c":3}"#, #"{"c":4,"d":5,"b":2}"#, "remove /a; replace /c 4; add /d 5"),
            (#"{"a":{"b":{"c":[1,2,3]}}}"#, #"{"a":{"b":{"c":[1,9,3]}}}"#, "replace /a/b/c/1 9"),
            ("[1,2,3]", "[1,3]", "remove /1"), ("[1,3]", "[1,2,3]", "add /1 2"), ("[]", "[1,2]", "add /0 1; add /1 2"),
            ("[1,2,3,4]", "[1,4]", "remove /1; remove /1"),
            ("[1,2,3,4,5]", "[2,9,4,6]", "remove /0; replace /1 9; replace /3 6"),
            (#"[{"id":1,"n":0},{"id":2}]"#, #"[{"id":1,"n":5},{"id":2}]"#, "replace /0/n 5"),
            (#"[{"article":{"id":"a"}}]"#, #"[{"settings":{}}]"#, #"replace /0 {"settings":{}}"#),
            (#"{"a":{}}"#, #"{"a":{"b":1}}"#, "add /a/b 1"), (#"{"a":{"b":1}}"#, #"{"a":{}}"#, "remove /a/b"),
            (#"{"a":[1]}"#, #"{"a":{"0":1}}"#, #"replace /a {"0":1}"#), (#"{"a":null}"#, "{}", "remove /a"),
            ("[[1,2],[3]]", "[[1],[3]]", "remove /0/1"), ("[1]", "[[1]]", "replace /0 [1]"),
        ]
    )
    func differenceIsWhatAReaderWouldWrite(old: String, new: String, edits: String) throws {
        let patch = JSONPatch.difference(from: try JSONValue(parsing: old), to: try JSONValue(parsing: new))
        let described = patch.operations.map { operation in
            switch operation {
            case .add(let path, let value): "add \(path) \(value.text())"
            case .remove(let path): "remove \(path)"
            case .replace(let path, let value):
                "replace \(path.tokens.isEmpty ? #""""# : path.description) \(value.text())"
            case .move, .copy, .test: "\(operation)"
            }
        }
        #expect(described.joined(separator: "; ") == edits)
    }

    @Test func longArraysShareTheirBeginningAndEnd() throws {
        let old = JSONValue.array((0..<5000).map { .integer($0) })
        var elements = try #require(old.arrayValue)
        elements.insert("new", at: 2500)
        elements.remove(at: 100)
        elements[4000] = "other"
        let patch = JSONPatch.difference(from: old, to: .array(elements))
        #expect(try patch.apply(to: old) == .array(elements))
        #expect(patch.operations.count < 2600)
        elements = Array(repeating: "different", count: 3000)
        #expect(try JSONPatch.difference(from: old, to: .array(elements)).apply(to: old) == .array(elements))
    }
}
