import Testing

/// What is said about a predicate that means something else than it seems to, or nothing.
@Suite struct PredicateHintTests {
    @Test func `a predicate is in another language, and nobody says how it is written`() throws {
        try transcript(
            #"""
            $ navlog bisect library.jsonl 'outcome = rejected'
            ! error: expected ==, !=, matches, found "="
            !   outcome = rejected
            !           ^
            ! hint: write ==
            ? 2
            $ navlog bisect library.jsonl '!changed(main.path) && main.tab == x'
            ! error: expected a path into the state, outcome, reason, resolved, intent, origin, scene, changed(PATH) or not, found "!changed"
            !   !changed(main.path) && main.tab == x
            !   ^
            ! hint: write not
            ? 2
            $ navlog bisect library.jsonl 'main.tab == x || main.tab == y'
            ! error: expected "and", "or" or the end, found "||"
            !   main.tab == x || main.tab == y
            !                 ^
            ! hint: write or
            ? 2
            $ navlog bisect library.jsonl 'main.tab == x AND main.tab != y'
            ! error: expected "and", "or" or the end, found "AND"
            !   main.tab == x AND main.tab != y
            !                 ^
            ! hint: write and
            ? 2
            $ navlog bisect library.jsonl "main.tab == 'search'"
            ! error: expected a word, a text in quotes, a number, a route or JSON, found "'search'"
            !   main.tab == 'search'
            !               ^
            ! hint: write " instead of '
            ? 2
            $ navlog bisect library.jsonl 'outcome == dropped'
            ! error: expected applied, unchanged, truncated, deferred, superseded, repeated, rejected, found "dropped"
            !   outcome == dropped
            !              ^
            ! hint: this is a reason: write reason == dropped
            ? 2
            $ navlog bisect library.jsonl 'not outcom == rejected'
            ! error: expected an object as JSON, found "rejected"
            !   not outcom == rejected
            !                 ^
            ! hint: did you mean outcome?
            ? 2
            $ navlog bisect library.jsonl 'chnaged(main.path)'
            ! error: expected ==, !=, contains, found "("
            !   chnaged(main.path)
            !          ^
            ! hint: did you mean changed?
            ? 2
            $ navlog bisect library.jsonl main.path.count
            ! error: expected ==, !=, <, <=, >, >=, found the end
            !   main.path.count
            !                  ^
            ! hint: a shell takes > and < for itself: put quotes around it all
            ? 2
            $ navlog bisect library.jsonl main.tab
            ! error: expected ==, !=, contains, matches, found the end
            !   main.tab
            !           ^
            ? 2
            """#)
    }

    @Test func `a route without a parameter is nowhere, and nobody says that it is there with one`() throws {
        try transcript(
            #"""
            $ navlog bisect library.jsonl 'main.path contains article(a1)'
            ! error: it holds after none of 10 entries: main.path contains article(a1)
            ! hint: article(a1) is the one without source; article alone is any of that name
            ? 1
            $ navlog shrink library.jsonl 'main.path[-1] == article(a1)' -o small.jsonl
            ! error: none of 10 entries shows it: main.path[-1] == article(a1)
            ! hint: article(a1) is the one without source; article alone is any of that name
            ? 1
            $ navlog repl library.jsonl -c start -c 'until path contains article(a1)'
            0 before the first entry
            ! error: after no entry from here to 10 does this hold: path contains article(a1)
            ! hint: article(a1) is the one without source; article alone is any of that name
            ? 1
            $ navlog repl library.jsonl -c 'break path contains article(a1)' -c 'break path contains topic(x)' -c reverse
            stop 1 break path contains article(a1)
            stop 2 break path contains topic(x)
            0 before the first entry
            ! no stop back to the start
            ! hint: article(a1) is the one without source; article alone is any of that name
            $ navlog bisect library.jsonl 'main.presentations contains share(id: a2, size: 1)'
            ! error: it holds after none of 10 entries: main.presentations contains share(id: a2, size: 1)
            ? 1
            """#)
    }
}
