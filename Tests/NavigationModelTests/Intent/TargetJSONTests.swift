import NavigationModel
import StrictJSON
import Testing

@Suite struct TargetJSONTests {
    @Test(arguments: [
        "{}",
        #"{"tab":"library"}"#,
        #"{"selection":{"z":{"a":{}},"b":null}}"#,
        #"{"path":[]}"#,
        #"{"path":[{"a":{"id":1.0}},{"b":{}}],"mode":"push"}"#,
        #"{"presentation":{"route":{"s":{}}}}"#,
        #"{"presentation":{"route":{"s":{}},"style":"popover","path":[{"b":{}}]}}"#,
        #"{"tab":"t","selection":{"c":null},"path":[{"a":{}}],"presentation":{"route":{"s":{}}},"#
            + #""mode":"push","scene":"new","missing":"reject"}"#,
    ])
    func aTargetLosesNothingOnItsWayThroughJSON(text: String) throws {
        let target = try #require(Target(json: JSONValue(parsing: text)))
        #expect(target.json.text() == text)
    }

    @Test(arguments: [
        (#"{"rule":"item","tab":"t","x":[1]}"#, #"{"tab":"t"}"#),
        (#"{"presentation":{"route":{"s":{}},"path":[],"note":1}}"#, #"{"presentation":{"route":{"s":{}}}}"#),
        (#"{"missing":"reject","selection":{},"tab":"t"}"#, #"{"tab":"t","missing":"reject"}"#),
    ])
    func membersThatSayNothingAreDropped(text: String, kept: String) throws {
        let target = try #require(Target(json: JSONValue(parsing: text)))
        #expect(target.json.text() == kept)
    }

    @Test(arguments: [
        "[]", "null", #""a""#, #"{"tab":null}"#, #"{"tab":1}"#, #"{"selection":[]}"#, #"{"selection":{"c":"a"}}"#,
        #"{"selection":{"c":{"a":{},"b":{}}}}"#, #"{"path":null}"#, #"{"path":{"a":{}}}"#, #"{"path":["a"]}"#,
        #"{"path":[{"a":1}]}"#, #"{"presentation":null}"#, #"{"presentation":{"sheet":{}}}"#,
        #"{"presentation":{"route":{"s":{}},"style":"drawer"}}"#, #"{"presentation":{"route":{"s":{}},"path":{}}}"#,
        #"{"presentation":{"route":{"s":{}},"style":null}}"#, #"{"mode":"replace"}"#, #"{"mode":null}"#,
        #"{"scene":"s1"}"#, #"{"missing":"keep"}"#, #"{"missing":false}"#,
    ])
    func anotherShapeIsNoTarget(text: String) throws {
        #expect(try Target(json: JSONValue(parsing: text)) == nil)
    }
}
