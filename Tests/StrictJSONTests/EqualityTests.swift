import StrictJSON
import Testing

@Suite struct EqualityTests {
    @Test(
        arguments: [
            ("1", "1.0"), ("1", "1e0"), ("100", "1E+2"), ("0", "-0"), ("0", "-0.0"), ("0", "1e-400"), ("0.1", "1e-1"),
            ("9007199254740992", "9007199254740993.0"), (#"{"a":1,"b":2}"#, #"{"b":2.0,"a":1}"#), ("[]", "[ ]"),
            (#""\u00e9""#, #""é""#), (#"[{"a":{"c":1,"b":2}}]"#, #"[{"a":{"b":2,"c":1}}]"#),
        ]
    )
    func sameValueInAnotherSpellingIsEqual(left: String, right: String) throws {
        let (left, right) = (try JSONValue(parsing: left), try JSONValue(parsing: right))
        #expect(left == right)
        #expect(left.hashValue == right.hashValue)
        #expect(left.canonicalText == right.canonicalText)
    }

    @Test(
        arguments: [
            ("9007199254740992", "9007199254740993"), ("1", "1.0000001"), ("1", #""1""#), ("0", "false"), ("0", "null"),
            ("[]", "{}"), (#""\u00e9""#, #""e\u0301""#), (#"{"\u00e9":1}"#, #"{"e\u0301":1}"#), ("[1,2]", "[2,1]"),
            (#"{"a":1}"#, #"{"a":1,"b":1}"#), (#"{"a":1,"b":2}"#, #"{"a":2,"b":1}"#), (#""""#, "null"), ("1", "-1"),
            (#""\u212b""#, #""\u00c5""#), ("[[1],2]", "[[1,2]]"), ("100000000000000000000000", "1e23"),
        ]
    )
    func otherValueIsNotEqual(left: String, right: String) throws {
        let (left, right) = (try JSONValue(parsing: left), try JSONValue(parsing: right))
        #expect(left != right)
        #expect(Array(left.canonicalText.utf8) != Array(right.canonicalText.utf8))
    }

    /// Comparing a value twice at each level would take longer than anybody lives.
    @Test(.timeLimit(.minutes(30))) func deepObjectsInAnotherOrderAreComparedOnce() {
        func nested(_ depth: Int, _ order: [String], _ end: JSONValue) -> JSONValue {
            (0..<depth).reduce(end) { inner, _ in
                .object(JSONObject([.init(name: "a", value: inner)] + order.map { .init(name: $0, value: 0) }))
            }
        }
        let one = nested(60, ["b", "c"], "end")
        #expect(one == nested(60, ["c", "b"], "end"))
        #expect(one != nested(60, ["c", "b"], "another"))
    }

    @Test func lookAlikeStringsStayTwoKeysOfADictionary() {
        #expect(Set<JSONValue>(["\u{E9}", "e\u{301}"]).count == 2)
        #expect(Set<JSONValue>([1, 1.0, true, "1", [1], ["a": 1]]).count == 5)
    }
}

@Suite struct ObjectTests {
    @Test func settingAMemberKeepsItsPlace() {
        var object: JSONObject = ["a": 1, "b": 2, "c": 3]
        object["b"] = "new"
        object["d"] = nil
        object["e"] = 5
        object["a"] = nil
        #expect(JSONValue.object(object).text() == #"{"b":"new","c":3,"e":5}"#)
        #expect(object.count == 3)
        #expect(!object.isEmpty)
        #expect(JSONObject().isEmpty)
    }

    @Test func settingANullIsNotRemoving() {
        var object: JSONObject = ["a": 1]
        object["a"] = .some(.null)
        #expect(JSONValue.object(object).text() == #"{"a":null}"#)
    }

    @Test(arguments: [4, 40])
    func lastOfTwoMembersOfTheSameNameCounts(count: Int) {
        let members = (0..<count).map {
            JSONObject.Member(name: String($0 % (count - 1)), value: .integer($0))
        }
        let object = JSONObject(members)
        #expect(object.names == (0..<count - 1).map(String.init))
        #expect(object["0"] == .integer(count - 1))
    }

    @Test func accessorsAnswerForTheirOwnKindOnly() {
        let values: [JSONValue] = [nil, true, 1, "s", [2], ["a": 3]]
        #expect(values.map(\.boolValue) == [nil, true, nil, nil, nil, nil])
        #expect(values.map(\.numberValue?.literal) == [nil, nil, "1", nil, nil, nil])
        #expect(values.map(\.stringValue) == [nil, nil, nil, "s", nil, nil])
        #expect(values.map(\.arrayValue) == [nil, nil, nil, nil, [2], nil])
        #expect(values.map(\.objectValue) == [nil, nil, nil, nil, nil, ["a": 3]])
        #expect(values.map { $0["a"] } == [nil, nil, nil, nil, nil, 3])
    }
}
