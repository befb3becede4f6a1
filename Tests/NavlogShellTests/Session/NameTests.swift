import Testing

@testable import NavlogShell

/// A misspelt name must not have an empty answer.
@Suite struct NameTests {
    @Test func aPathThatNothingHasIsAnsweredWithoutAWord() throws {
        try transcript(
            """
            $ navlog why library.jsonl mian.path
            ! warning: no scene is called mian; did you mean main?
            ! error: nothing up to 10 changed "mian.path"
            ? 1
            $ navlog why library.jsonl main.stacks.libary.path --json
            ! warning: no stack is called libary; did you mean library?
            ! error: nothing up to 10 changed "main.stacks.libary.path"
            ? 1
            $ navlog why library.jsonl main.pth
            ! error: this is no path into the state
            !   main.pth
            !        ^
            ! hint: did you mean path?
            ? 2
            $ navlog state library.jsonl main.tabs
            ! error: this is no path into the state
            !   main.tabs
            !        ^
            ! hint: did you mean tab?
            ? 2
            $ navlog repl library.jsonl -c 'watch mian.tab'
            stop 1 watch mian.tab
            ! warning: no scene is called mian; did you mean main?
            """)
    }

    @Test func aPredicateAboutNothingIsAnsweredWithoutAWord() throws {
        try transcript(
            """
            $ navlog bisect library.jsonl --when 'main.tab == serch'
            ! warning: no tab is called serch; did you mean search?
            ! error: it holds after none of 10 entries: main.tab == serch
            ? 1
            $ navlog repl library.jsonl -c 'break main.tab != serch' -c 'break scene == side'
            stop 1 break main.tab != serch
            stop 2 break scene == side
            ! warning: no tab is called serch; did you mean search?
            """)
    }

    @Test func whatTheLogIsAskedForIsNowhereAndNobodySaysSo() throws {
        try transcript(
            """
            $ navlog log library.jsonl --scene mian
            ! warning: no scene is called mian; did you mean main?
            ! no entry
            $ navlog log library.jsonl --intent psuh --outcome rejcted --json
            ! warning: no intent is called psuh; did you mean push?
            ! warning: no outcome or reason is called rejcted; did you mean rejected?
            $ navlog log library.jsonl --intent restore --outcome noRule
            ! no entry
            $ navlog log notes.jsonl --intent teleport
            3     main     teleport                                   rejected unknownIntent
            $ navlog log library.jsonl notes.jsonl --scene other
            ! no entry in 2 journals
            """)
    }
}
