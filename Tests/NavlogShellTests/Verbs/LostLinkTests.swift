import Testing

/// A link that had waited is lost at an entry of another kind, whose own outcome says nothing of it.
@Suite struct LostLinkTests {
    private static let files = [
        "lost.jsonl": #"""
        {"navlog":1}
        {"seq":1,"scene":"main","intent":"sceneOpened"}
        {"seq":2,"scene":"main","intent":"openTarget","target":{"path":[{"item":{"id":7}}]}}
        {"seq":3,"scene":"main","intent":"dropPending"}
        {"seq":4,"scene":"main","intent":"openTarget","target":{"path":[{"item":{"id":8}}]}}
        {"seq":5,"scene":"main","intent":"openTarget","target":{"path":[{"item":{"id":9}}]}}
        {"seq":6,"scene":"main","intent":"ready"}
        {"seq":7,"scene":"main","intent":"pop","count":3}

        """#
    ]

    @Test func `a log of what was dropped is empty, or one of what was refused shows what dropped something`() throws {
        try transcript(
            #"""
            $ navlog log lost.jsonl --outcome dropped
            3     main     forget                                     applied; 2 resolved: rejected dropped
            $ navlog log lost.jsonl --outcome rejected
            7     main     pop 3                                      rejected depthExceeded
            $ navlog log lost.jsonl --resolved rejected
            3     main     forget                                     applied; 2 resolved: rejected dropped
            $ navlog log lost.jsonl --resolved superseded
            5     main     open target {"path":[{"item":{"id":9}}]}   deferred until ready; 4 resolved: superseded by 5
            $ navlog log lost.jsonl --resolved ready
            ! no entry
            $ navlog log lost.jsonl --outcome ready
            2     main     open target {"path":[{"item":{"id":7}}]}   deferred until ready
            4     main     open target {"path":[{"item":{"id":8}}]}   deferred until ready
            5     main     open target {"path":[{"item":{"id":9}}]}   deferred until ready; 4 resolved: superseded by 5
            $ navlog log lost.jsonl --resolved droped
            ! warning: no outcome or reason is called droped; did you mean dropped?
            ! no entry
            """#, files: Self.files)
    }

    @Test func `a predicate does not find the entry that lost a link`() throws {
        try transcript(
            #"""
            $ navlog bisect lost.jsonl reason == dropped
            3  main  forget  applied; 2 resolved: rejected dropped
                ~ main.pending openTarget of 2 until ready → null
            it holds after 1 of 7 entries
            $ navlog bisect lost.jsonl 'resolved == applied'
            6  main  ready  applied; 5 resolved: applied
                + main.stacks.main.path[0] item(id: 9)
                ~ main.pending openTarget of 5 until ready → null
            it holds after 1 of 7 entries
            $ navlog bisect lost.jsonl 'outcome == applied and reason == dropped'
            3  main  forget  applied; 2 resolved: rejected dropped
                ~ main.pending openTarget of 2 until ready → null
            it holds after 1 of 7 entries
            $ navlog repl lost.jsonl -c 'break resolved matches "s*"' -c reverse
            stop 1 break resolved matches "s*"
            stop 1 break resolved matches "s*"
            5  main  open target {"path":[{"item":{"id":9}}]}  deferred until ready; 4 resolved: superseded by 5
                ~ main.pending openTarget of 4 until ready → openTarget of 5 until ready
            """#, files: Self.files)
    }
}
