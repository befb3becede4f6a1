import NavigationModel
import Testing

@Suite struct NearestTests {
    @Test(arguments: [
        ("serach", ["library", "search"], "search"),
        ("linkDismissable", ["linkDismissible", "restore"], "linkDismissible"),
        ("ID", ["id", "in"], "id"),
        ("id", ["ad", "ID"], "ID"),
        ("x", ["X", "y"], "X"),
        ("b", ["a", "ab"], nil),
        ("settings", ["article", "topic"], nil),
        ("", ["a"], nil),
        ("a", [], nil),
        (String(repeating: "a", count: 65), [String(repeating: "a", count: 65)], nil),
    ])
    func `a slip finds its word, and nothing else does`(word: String, candidates: [String], nearest: String?) {
        #expect(candidates.nearest(to: word) == nearest)
    }

    @Test func `of equally near names the first in order counts`() {
        #expect(Set<Name>(["tab3", "tab1", "tab2"]).nearest(to: "tab") == "tab1")
    }
}
