import StrictJSON
import Testing

@Suite struct PointerTests {
    /// Section 5 of RFC 6901.
    @Test(
        arguments: [
            ("", nil), ("/foo", ["bar", "baz"]), ("/foo/0", "bar"), ("/", 0), ("/a~1b", 1), ("/c%d", 2), ("/e^f", 3),
            ("/g|h", 4), ("/i\\j", 5), ("/k\"l", 6), ("/ ", 7), ("/m~0n", 8),
        ] as [(String, JSONValue?)]
    )
    func exampleOfTheStandard(text: String, expected: JSONValue?) throws {
        let document = try JSONValue(
            parsing: #"""
                {"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, "k\"l": 6, " ": 7, "m~n": 8}
                """#)
        let pointer = try #require(JSONPointer(text))
        #expect(document.value(at: pointer) == expected ?? document)
        #expect(pointer.description == text)
    }

    @Test(arguments: ["a", "a/b", "#/a", " /a", "/~", "/a~", "/~2", "/a~/b", "/~~0"])
    func textThatIsNoPointerIsRefused(text: String) {
        #expect(JSONPointer(text) == nil)
    }

    @Test(
        arguments: [
            ("", []), ("/", [""]), ("//", ["", ""]), ("/a/", ["a", ""]), ("/~01", ["~1"]), ("/~10", ["/0"]),
            ("/\u{301}/a\u{301}", ["\u{301}", "a\u{301}"]), ("/~0\u{301}/~1\u{301}", ["~\u{301}", "/\u{301}"]),
        ] as [(String, [String])]
    )
    func textAndTokensAreTheSamePointer(text: String, tokens: [String]) throws {
        let pointer = try #require(JSONPointer(text))
        #expect(pointer == JSONPointer(tokens))
        #expect(pointer.description.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    /// Section 4 and 7: an index has no leading zero, and `-` is the element after the last, which is not there.
    @Test(arguments: [
        "/00", "/01", "/-", "/2", "/-1", "/+1", "/1.0", "/1e0", "/", "/a", "/٠", "/0/0", "/99999999999999999999",
    ])
    func tokenThatNamesNoElementFindsNothing(text: String) throws {
        let document: JSONValue = ["x", "y"]
        #expect(document.value(at: try #require(JSONPointer(text))) == nil)
        #expect(document.value(at: JSONPointer(["1"])) == "y")
    }

    @Test func namesThatLookLikeIndicesAreNames() {
        let document: JSONValue = ["01": [10, 11], "-": true, "é": 1]
        #expect(document.value(at: JSONPointer().appending("01").appending(1)) == 11)
        #expect(document.value(at: JSONPointer(["-"])) == true)
        #expect(document.value(at: JSONPointer(["e\u{301}"])) == nil)
        #expect(JSONPointer(["é"]) != JSONPointer(["e\u{301}"]))
        #expect(Set([JSONPointer(["é"]), JSONPointer(["e\u{301}"]), JSONPointer(["é"])]).count == 2)
    }
}
