import NavigationModel
import Testing

@Suite struct NearestTests {
    private static let slips: [(word: String, candidates: [String], nearest: String?)] = [
        ("serach", ["library", "search"], "search"),
        ("linkDismissable", ["linkDismissible", "restore"], "linkDismissible"),
        ("ID", ["id", "in"], "id"),
        ("id", ["ad", "ID"], "ID"),
        ("x", ["X", "y"], "X"),
        ("b", ["a", "ab"], nil),
        ("ab", ["abcd"], nil),
        ("open", ["openTarget", "openURL", "push"], "openURL"),
        ("tab", ["setTabHidden", "selectTab", "tap"], "tap"),
        ("root", ["popToRoot", "pop"], "popToRoot"),
        ("settings", ["article", "topic"], nil),
        ("", ["a"], nil),
        ("a", [], nil),
        (String(repeating: "a", count: 65), [String(repeating: "a", count: 65)], nil),
    ]

    @Test(arguments: slips)
    func `a slip finds its word, and nothing else does`(word: String, candidates: [String], nearest: String?) {
        #expect(candidates.nearest(to: word) == nearest)
    }

    @Test func `of equally near names the first in order counts`() {
        #expect(Set<Name>(["tab3", "tab1", "tab2"]).nearest(to: "tab") == "tab1")
    }
}
