import StrictJSON
import Testing

@Suite struct JSONValueTests {
    @Test func smoke() throws {
        let text = #"{"b":[1,1.0,1e400,"x"],"a":{"é":null,"\u0065\u0301":true}}"#
        #expect(throws: JSONError(code: .numberRange, offset: 12)) { try JSONValue(parsing: text) }
        let value = try JSONValue(parsing: text.replacing("1e400", with: "-0.50"))
        #expect(value.canonicalText == #"{"a":{"é":true,"é":null},"b":[1,1,-0.5,"x"]}"#)
        #expect(value.text() == #"{"b":[1,1.0,-0.50,"x"],"a":{"é":null,"é":true}}"#)
        #expect(throws: JSONError(code: .duplicateName, offset: 7)) {
            try JSONValue(parsing: #"{"a":1,"\u0061":2}"#)
        }
    }
}
