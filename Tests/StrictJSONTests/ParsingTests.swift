import StrictJSON
import Testing

@Suite struct ParsingTests {
    @Test(
        arguments: [
            (" \t\r\n1 \n", 1), ("null", nil), ("[true,false]", [true, false]), ("[]", []), ("{ }", [:]), (#""""#, ""),
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{08}\u{0C}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
            (#""\ud83D\uDe00""#, "😀"), (#""\u0000""#, "\0"),
            ("\"\u{7F}\u{85}\u{2028}\u{FEFF}\"", "\u{7F}\u{85}\u{2028}\u{FEFF}"),
            ("\"\u{10FFFF}\"", "\u{10FFFF}"),
            (#"{"a":{"a":1},"b":[{"a":2},{"a":3}]}"#, ["a": ["a": 1], "b": [["a": 2], ["a": 3]]]),
            ("[0,-0,1.5,-1E3,1e-2]", [0, 0, 1.5, -1000, 0.01]), ("1e-400", 0), ("0e99999999999999999999", 0),
        ] as [(String, JSONValue)]
    )
    func valueIsRead(text: String, value: JSONValue) throws {
        #expect(try JSONValue(parsing: text) == value)
        #expect(skippingError(Array(text.utf8)) == nil)
    }

    @Test func membersAndLiteralsKeepTheirOrderAndSpelling() throws {
        let text = #"{"z":1.0,"a":-0,"m":[1E+2,100000000000000000000000000000001],"":0.10}"#
        let value = try JSONValue(parsing: text)
        #expect(value.text() == text)
        #expect(value.objectValue?.names == ["z", "a", "m", ""])
    }

    @Test func namesThatOnlyLookAlikeAreDifferentMembers() throws {
        let value = try JSONValue(parsing: #"{"\u00e9":1,"e\u0301":2,"\u212b":3,"\u00c5":4}"#)
        #expect(value.objectValue?.count == 4)
        #expect(value["\u{E9}"] == 1)
        #expect(value["e\u{301}"] == 2)
        #expect(value["\u{212B}"] == 3)
        #expect(value["\u{C5}"] == 4)
        #expect(value["A\u{30A}"] == nil)
    }

    @Test(arguments: [2, 15, 16, 17, 18, 40])
    func duplicateIsFoundWhereverItStandsAmongManyNames(count: Int) {
        for first in 0..<count {
            for second in first + 1...count {
                var names = (0..<count).map { "\"name \($0)\"" }
                names.insert("\"\\u006eame \(first)\"", at: second)
                let text = "{" + names.map { $0 + ":0" }.joined(separator: ",") + "}"
                let offset = 1 + names.prefix(second).reduce(0) { $0 + $1.utf8.count + 3 }
                let error = JSONError(code: .duplicateName, offset: offset)
                #expect(throws: error) { try JSONValue(parsing: text) }
                #expect(skippingError(Array(text.utf8)) == error)
            }
        }
    }

    @Test func namesWithTheSameEndsAndMiddleAreToldApart() throws {
        let names = (0..<10).map { "\"a\($0)b0c\"" }
        let members = names.map { $0 + ":0" }.joined(separator: ",")
        #expect(try JSONValue(parsing: "{\(members)}").objectValue?.count == 10)
        for name in names {
            let error = JSONError(code: .duplicateName, offset: members.utf8.count + 2)
            #expect(throws: error) { try JSONValue(parsing: "{\(members),\(name):1}") }
        }
    }

    @Test func noncharactersAreText() throws {
        for value in [0xFFFF, 0xFDD0, 0x1FFFE] as [UInt32] {
            let scalar = try #require(Unicode.Scalar(value))
            #expect(try JSONValue(parsing: "\"\(scalar)\"") == .string(String(scalar)))
        }
        #expect(try JSONValue(parsing: #""\uffff""#).text() == "\"\u{FFFF}\"")
    }

    @Test func hundredThousandMembersAreNoTrap() throws {
        let members = (0..<100_000).map { #""\#($0)":0"# }.joined(separator: ",")
        #expect(try JSONValue(parsing: "{\(members)}").objectValue?.count == 100_000)
        let error = JSONError(code: .duplicateName, offset: members.utf8.count + 2)
        #expect(throws: error) { try JSONValue(parsing: "{\(members),\"77777\":1}") }
    }

    @Test func longIntegersAndLongFractionsAreFine() throws {
        let digits = String(repeating: "9", count: 100_000)
        #expect(try JSONValue(parsing: digits).canonicalText == digits)
        #expect(try JSONValue(parsing: "0." + digits) == 1.0)
        #expect(try JSONValue(parsing: "0." + digits + "e-5") == 0.00001)
    }
}
