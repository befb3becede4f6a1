import StrictJSON
import Testing

@Suite struct TextTests {
    @Test func outputEscapesControlsAndNothingElse() {
        let value: JSONValue =
            "\"\\/\u{08}\t\n\u{0C}\r\0\u{0B}\u{1B}\u{1F}\u{7F}\u{80}\u{9F}\u{A0}é\u{2028}\u{202E}\u{FEFF}😀"
        let text = #""\"\\/\b\t\n\f\r\u0000\u000b\u001b\u001f\u007f\u0080\u009f"# + "\u{A0}é\u{2028}\u{202E}\u{FEFF}😀\""
        #expect(value.text(.output).unicodeScalars.elementsEqual(text.unicodeScalars))
        #expect(value.text() == value.text(.output))
    }

    @Test func journalEscapesWhatATerminalCouldHideOrActOn() {
        let value: JSONValue = "\"\\/\t\n\u{7F}\u{85}é\u{200D}\u{202E}\u{2066}\u{FEFF}\u{E0041}😀"
        let text = #""\"\\/\u0009\u000a\u007f\u0085é\u200d\u202e\u2066\ufeff\udb40\udc41😀""#
        #expect(value.text(.journal) == text)
    }

    @Test func journalEscapesExactlyTheListedScalars() {
        let listed: [ClosedRange<UInt32>] = [
            0x00...0x1F, 0x22...0x22, 0x5C...0x5C, 0x7F...0x9F, 0x061C...0x061C, 0x200B...0x200F, 0x2028...0x202E,
            0x2060...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F,
        ]
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isEscaped = JSONValue.string(String(scalar)).text(.journal).utf8.contains(UInt8(ascii: "\\"))
            let isListed = listed.contains { $0.contains(value) }
            if isEscaped != isListed { Issue.record("U+\(String(value, radix: 16)) is escaped: \(isEscaped)") }
        }
    }

    @Test func namesAreEscapedAsStringsAre() {
        #expect(JSONValue(dictionaryLiteral: ("a\"\n\u{200B}", 1)).text(.journal) == #"{"a\"\u000a\u200b":1}"#)
    }

    @Test func textIsCompact() throws {
        let value = try JSONValue(parsing: #" { "a" : [ 1 , { } , [ ] , null , true , false ] , "b" : "c d" } "#)
        #expect(value.text() == #"{"a":[1,{},[],null,true,false],"b":"c d"}"#)
        var bytes = Array("x".utf8)
        value.write(to: &bytes, .journal)
        #expect(String(decoding: bytes, as: UTF8.self) == "x" + value.text(.journal))
    }
}

@Suite struct CanonicalTests {
    /// Section 3.2.2 of RFC 8785.
    @Test func exampleOfTheStandard() throws {
        let text = #"""
            {
              "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
              "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
              "literals": [null, true, false]
            }
            """#
        let canonical =
            #"{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"#
            + #""string":"€$\u000f\nA'B\"\\\\\"/"}"#
        #expect(try JSONValue(parsing: text).canonicalText == canonical)
    }

    /// Section 3.2.3 of RFC 8785; by code points the emoji would stand last.
    @Test func membersAreSortedByUTF16() throws {
        let text = #"""
            {"\u20ac":"Euro Sign","\r":"Carriage Return","\ufb33":"Hebrew Letter Dalet With Dagesh","1":"One",
             "\ud83d\ude00":"Emoji: Grinning Face","\u0080":"Control","\u00f6":"Latin Small Letter O With Diaeresis"}
            """#
        let canonical =
            "{\"\\r\":\"Carriage Return\",\"1\":\"One\",\"\u{80}\":\"Control\","
            + "\"ö\":\"Latin Small Letter O With Diaeresis\",\"€\":\"Euro Sign\",\"😀\":\"Emoji: Grinning Face\","
            + "\"\u{FB33}\":\"Hebrew Letter Dalet With Dagesh\"}"
        #expect(try JSONValue(parsing: text).canonicalText == canonical)
    }

    /// The test files that the standard's author publishes.
    @Test(
        arguments: [
            (#"[56, {"d": true, "10": null, "1": [ ]}]"#, #"[56,{"1":[],"10":null,"d":true}]"#),
            (
                #"{"peach":"This sorting order","péché":"is wrong according to French","pêche":"but canonicalization MUST","sin":"ignore locale"}"#,
                #"{"peach":"This sorting order","péché":"is wrong according to French","pêche":"but canonicalization MUST","sin":"ignore locale"}"#
            ),
            (
                #"{"1":{"f":{"f":"hi","F":5},"\n":56.0},"10":{},"":"empty","a":{},"111":[{"e":"yes","E":"no"}],"A":{}}"#,
                #"{"":"empty","1":{"\n":56,"f":{"F":5,"f":"hi"}},"10":{},"111":[{"E":"no","e":"yes"}],"A":{},"a":{}}"#
            ),
            (#"{"Unnormalized Unicode":"A\u030a"}"#, "{\"Unnormalized Unicode\":\"A\u{30A}\"}"),
        ]
    )
    func publishedVector(text: String, canonical: String) throws {
        let actual = try JSONValue(parsing: text).canonicalText
        #expect(actual.unicodeScalars.elementsEqual(canonical.unicodeScalars))
    }

    @Test(
        arguments: [
            ("-0", "0"), ("-0.0", "0"), ("9007199254740993", "9007199254740993"),
            ("9007199254740993.0", "9007199254740992"),
            ("100000000000000000000000", "100000000000000000000000"), ("1e23", "1e+23"), ("1.0", "1"), ("1e2", "100"),
        ]
    )
    func integerLiteralKeepsItsDigits(literal: String, canonical: String) throws {
        #expect(try JSONValue(parsing: literal).canonicalText == canonical)
    }

    @Test func canonicalTextEscapesNoMoreThanItMust() {
        let value: JSONValue = "\u{7F}\u{85}\u{2028}\u{FEFF}\u{1}\u{8}"
        var bytes: [UInt8] = []
        value.writeCanonical(to: &bytes)
        #expect(bytes == Array("\"\u{7F}\u{85}\u{2028}\u{FEFF}\\u0001\\b\"".utf8))
    }
}
