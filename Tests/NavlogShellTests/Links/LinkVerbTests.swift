import Testing

@testable import NavlogShell

struct LinkVerbTests {
    private static let files = [
        "app.manifest.json": #"""
        {"navlog":"manifest","format":1,"layout":{"kind":"tabs","tabs":["library","profile"]},"catalog":"loads",
         "routes":{"article":{"params":{"id":"int"},"content":"id"},
                   "profile":{"params":{"userId":"string"},"requires":"signIn"},"old":{"params":{"n":"int"}}},
         "presentations":{"share":{"params":{"id":"string"}}},
         "links":{"hosts":["app://","https://app.example"],"locales":["en"],
           "rules":[{"id":"article","match":{"path":"/articles/:id"},
                     "open":{"tab":"library","path":["article(id: {id})"]}},
                    {"id":"admin","match":{"path":"/admin/*"},"exclude":true},
                    {"id":"user","match":{"path":"/users/:id","query":{"tab":"all"},"fragment":":at?"},
                     "open":{"tab":"profile","path":["profile(userId: {id})"],"presentation":"share(id: {id})"}}],
           "tests":[{"url":"app://articles/7","opens":{"tab":"library","path":["article(7)"]}},
                    {"url":"app://articles/8","opens":{"path":["article(7)"]}},
                    {"url":"app://admin/x","rejected":"noRule"}]}}
        """#,
        "j.jsonl": #"""
        {"navlog":1}
        {"seq":1,"scene":"main","intent":"sceneOpened"}
        {"seq":2,"scene":"main","intent":"ready"}
        {"seq":3,"intent":"catalogLoaded","content":{"article":[1]}}

        """#,
        "apple.json": #"""
        {"applinks":{"details":[{"appIDs":["T.com.example"],"components":[
          {"/":"/articles/*"},{"/":"/articles/9","exclude":true},{"/":"/help/*"}]}]}}
        """#,
        "fine.json": #"""
        {"applinks":{"details":[{"appIDs":["T.com.example"],"components":[
          {"/":"/admin/*","exclude":true},{"/":"/users/?","?":{"tab":"all"}},{"/":"/articles/?"}]}]}}
        """#,
    ]

    @Test func aLinkIsAnsweredInOneShape() throws {
        try transcript(
            #"""
            $ navlog link app://articles/007 --json --manifest app.manifest.json
            {"url":"app://articles/007","rule":"article","target":{"tab":"library","path":[{"article":{"id":7}}]},"reason":null}
            $ navlog link app://admin/a --json --manifest app.manifest.json
            {"url":"app://admin/a","rule":"admin","target":null,"reason":"excluded"}
            ? 1
            $ navlog link app://articles/x --json --manifest app.manifest.json
            {"url":"app://articles/x","rule":"article","target":null,"reason":"badParameter"}
            ? 1
            $ navlog link articles --json --manifest app.manifest.json
            {"url":"articles","rule":null,"target":null,"reason":"badURL"}
            ? 1
            $ navlog link app://articles/7 --manifest app.manifest.json
            app://articles/7
              rule     article
              tab      library
              path     article(7)
            $ navlog link app://else --manifest app.manifest.json
            app://else
              rejected noRule
            ? 1
            """#, files: Self.files)
    }

    @Test func anExplanationNamesEveryRuleAndWhyItWasNotTheOne() throws {
        try transcript(
            #"""
            $ navlog link 'https://app.example/en/users/u%201?tab=all#top' --explain --manifest app.manifest.json
            https://app.example/en/users/u%201?tab=all#top
              scheme https, host app.example, path en / users / "u 1", query tab=all, fragment top
              ✗ article  without locale en: segment 2 is users, not articles
              ✗ admin    without locale en: segment 2 is users, not admin
              ✓ user     without locale en: id = "u 1", at = "top"
              rule     user
              tab      profile
              path     profile("u 1")
              present  share("u 1")
              waits    until sign-in, if nobody is signed in
            $ navlog link app://users/u/more --explain --manifest app.manifest.json
            app://users/u/more
              scheme app, path users / u / more
              ✗ article  segment 1 is users, not articles
              ✗ admin    segment 1 is users, not admin
              ✗ user     the path should end before segment 3, more
              rejected noRule
            ? 1
            $ navlog link app://articles/x --explain --manifest app.manifest.json
            app://articles/x
              scheme app, path articles / x
              ✓ article  id = "x"; id = x is no int
              rejected badParameter by rule article
            ? 1
            $ navlog link app://articles --explain --json --manifest app.manifest.json
            {"url":"app://articles","rule":null,"target":null,"reason":"noRule","tried":[{"rule":"article","matches":false,"why":"segment 2, :id, is missing"},{"rule":"admin","matches":false,"why":"segment 1 is articles, not admin"},{"rule":"user","matches":false,"why":"segment 1 is articles, not users"}],"waits":[]}
            ? 1
            $ navlog link https:///x%zz --explain --manifest app.manifest.json
            https:///x%zz
              no URL: http and https need a host
              rejected badURL
            ? 1
            """#, files: Self.files)
    }

    @Test func aLinkIsTriedInAStateAndTheStateStaysAsItIs() throws {
        try transcript(
            #"""
            $ navlog link app://articles/2 --journal j.jsonl --manifest app.manifest.json
            app://articles/2
              rule     article
              tab      library
              path     article(2)
            after 3 in main: truncated kept 0 of 1
              ~ focus null → "main"
              main  launching  focus  claimed by 4
                ▸ library  root
                  profile  root
            $ navlog repl j.jsonl --manifest app.manifest.json -c 'link app://articles/1 --at 2' -c 'link app://articles/1' -c 'state main.stacks.library.path'
            app://articles/1
              rule     article
              tab      library
              path     article(1)
            after 2 in main: deferred until the catalog is loaded
              ~ focus null → "main"
              ~ main.pending null → openURL of 3 until the catalog is loaded
              main  launching  focus  claimed by 3
                ▸ library  root
                  profile  root
                  waits    open app://articles/1 until the catalog is loaded, since 3
            app://articles/1
              rule     article
              tab      library
              path     article(1)
            []
            """#, files: Self.files)
    }

    @Test func testsOfAManifestFailWithWhatWasFound() throws {
        try transcript(
            #"""
            $ navlog link test app.manifest.json
            ✓ app://articles/7
            ✗ app://articles/8
                expected path article(7)
                found    tab library, path article(8)  by rule article
            ✗ app://admin/x
                expected rejected noRule
                found    rejected excluded  by rule admin
            3 tests, 2 failed
            ? 1
            $ navlog link test app.manifest.json --json
            {"url":"app://articles/7","rule":"article","target":{"tab":"library","path":[{"article":{"id":7}}]},"reason":null,"passes":true,"expected":{"opens":{"tab":"library","path":[{"article":{"id":7}}]}}}
            {"url":"app://articles/8","rule":"article","target":{"tab":"library","path":[{"article":{"id":8}}]},"reason":null,"passes":false,"expected":{"opens":{"path":[{"article":{"id":7}}]}}}
            {"url":"app://admin/x","rule":"admin","target":null,"reason":"excluded","passes":false,"expected":{"rejected":"noRule"}}
            ? 1
            """#, files: Self.files)
    }

    @Test func anAssociationFileIsComparedBothWays() throws {
        try transcript(
            #"""
            $ navlog link aasa fine.json app.manifest.json
            3 components, file and manifest agree
            $ navlog link aasa j.jsonl app.manifest.json
            ! error: j.jsonl:2: this is not JSON: something else is expected here
            !   {"seq":1,"scene":"main","intent":"sceneOpened"}
            !   ^
            ? 2
            $ navlog link aasa app.manifest.json app.manifest.json
            ! error: "app.manifest.json" has no "applinks" with "details"
            ! hint: links are in applinks.details
            ? 2
            """#, files: Self.files)
        let run = Desk(Self.files).run(["link", "aasa", "apple.json", "app.manifest.json", "--json"])
        let codes = run.output.matches(of: #/"code":"(\w+)","severity":"(\w+)"/#).map {
            "\($0.output.1) \($0.output.2)"
        }
        #expect(codes == ["excludedTooLate error", "partlyRouted note", "unrouted error", "undelivered warning"])
        #expect(run.status == .no)
    }

    @Test func aLinkNeedsAManifestAndOneURL() throws {
        try transcript(
            #"""
            $ navlog link app://x
            ! error: links are in a manifest, and none is named
            ! hint: --manifest FILE
            ? 2
            $ navlog link a b --manifest app.manifest.json
            ! error: link takes one URL
            ! hint: quote it: the shell splits at spaces and runs what follows &
            ? 2
            $ navlog link app://x --at 3 --manifest app.manifest.json
            ! error: a position needs a journal
            ! hint: link URL --journal J --at POS
            ? 2
            """#, files: Self.files)
    }
}
