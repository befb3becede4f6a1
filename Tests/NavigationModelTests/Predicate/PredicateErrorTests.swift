import NavigationModel
import Testing

/// The first mistake of a predicate, with a caret under it.
@Suite struct PredicateErrorTests {
    @Test(arguments: [
        ("""
        main.pth contains a
             ^ expected path, phase, tab, hiddenTabs, selection, columns, width, stacks, presentations, pending, found "pth"
        """),
        ("""
        sessions.user
                 ^ expected path, phase, tab, hiddenTabs, selection, columns, width, stacks, presentations, pending, found "user"
        """),
        ("""

        ^ expected a path into the state, outcome, reason, resolved, intent, origin, scene, changed(PATH) or not, found the end
        """),
        ("""
        main.tab == x and
                         ^ expected a path into the state, outcome, reason, resolved, intent, origin, scene, changed(PATH) or not, found the end
        """),
        ("""
        main.tab = x
                 ^ expected ==, !=, contains, matches, found "="
        """),
        ("""
        main.path > 3
                  ^ expected ==, !=, contains, found ">"
        """),
        ("""
        main.path.count == many
                           ^ expected a number, found "many"
        """),
        ("""
        main.path.count contains 3
                        ^ expected ==, !=, <, <=, >, >=, found "contains"
        """),
        ("""
        main.path == a
                     ^ expected a list as JSON, found "a"
        """),
        ("""
        main.path contains 7
                           ^ expected a route, found "7"
        """),
        ("""
        main.path contains art(1
                                ^ expected "," or ")", found the end
        """),
        ("""
        main.tab == {"a":}
                         ^ damaged JSON, "syntax", at "}"
        """),
        ("""
        main.tab ==
                   ^ expected a word or a text in quotes, found the end
        """),
        ("""
        outcome == rejcted
                   ^ expected applied, unchanged, truncated, deferred, superseded, repeated, rejected, found "rejcted"
        """),
        ("""
        origin == me or true
                  ^ expected user, link, system, restore, default, auto, repl, found "me"
        """),
        ("""
        (main.tab == x
                      ^ expected ")", "and" or "or", found the end
        """),
        ("""
        main.tab == x)
                     ^ expected "and", "or" or the end, found ")"
        """),
        ("""
        main.tab == x y
                      ^ expected "and", "or" or the end, found "y"
        """),
        ("""
        main.tab matches x*
                         ^ expected a pattern in quotes, found "x*"
        """),
        ("""
        main.path matches "*"
                  ^ expected ==, !=, contains, found "matches"
        """),
        ("""
        changed main.tab
                ^ expected "(", found "main.tab"
        """),
        ("""
        changed(main.tab == x)
                         ^ expected ")", "and" or "or", found "=="
        """),
        ("""
        main.path[x] == a
                  ^ expected a path into the state, outcome, reason, resolved, intent, origin, scene, changed(PATH) or not, found "x]"
        """),
    ])
    func `a mistake is said elsewhere than where it is`(picture: String) throws {
        let lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
        let error = #expect(throws: PredicateError.self) {
            try Predicate(String(lines[0]), manifest: App.tabs.manifest)
        }
        let shown = error.map { String(repeating: " ", count: $0.offset) + "^ " + $0.message }
        #expect(shown == String(lines[1]))
    }

    @Test func `a scene that is called like a member of the state cannot be asked about`() throws {
        for text in ["tab.path contains a", "catalog.tab == x", "path.path.count == 0", "scenes.scenes.tab == x"] {
            #expect(throws: Never.self) { try Predicate(text, manifest: nil) }
        }
    }

    @Test func `parentheses that overflow the stack`() {
        let deep = String(repeating: "(", count: 200_000)
        let error = #expect(throws: PredicateError.self) { try Predicate(deep, manifest: nil) }
        #expect(error?.offset == 64)
        #expect(error?.message == "expected at most 64 levels of parentheses and not, found \"(\"")
        let many = String(repeating: "tab == x and ", count: 20_000) + "tab == x"
        #expect(throws: Never.self) { try Predicate(many, manifest: nil) }
    }
}
