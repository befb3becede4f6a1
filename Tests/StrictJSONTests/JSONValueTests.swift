import StrictJSON
import Testing

@Suite struct JSONValueTests {
    @Test func aNullIsANull() {
        guard case .null = JSONValue.null else { Issue.record("null lost its meaning"); return }
    }
}
