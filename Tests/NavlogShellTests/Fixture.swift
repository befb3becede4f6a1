/// The files of the transcripts: a library app with tabs, its journal, and a journal of another app without a manifest.
enum Fixture {
    static let files = [
        "library.jsonl": journal, "library.manifest.json": manifest, "notes.jsonl": notes, "mail.jsonl": mail,
        "mail.manifest.json": mailManifest, "damaged.jsonl": damaged, "torn.jsonl": torn,
    ]

    static let journal = #"""
        {"navlog":1,"app":"com.example.library","manifest":"library"}
        {"seq":1,"time":"2026-11-30T09:00:00.000Z","scene":"main","intent":"sceneOpened"}
        {"seq":2,"time":"2026-11-30T09:00:01.000Z","scene":"main","intent":"phase","to":"active"}
        {"seq":3,"time":"2026-11-30T09:00:02.000Z","scene":"main","intent":"push","routes":[{"topic":{"id":"swiftui"}},{"article":{"id":"a1","source":"front page"}}]}
        {"seq":4,"time":"2026-11-30T09:00:03.000Z","scene":"main","intent":"selectTab","tab":"search"}
        {"seq":5,"time":"2026-11-30T09:01:00.000Z","scene":"main","intent":"openURL","url":"websun://topics/uikit/articles/a2?source=a-newsletter-with-a-very-long-name"}
        {"seq":6,"time":"2026-11-30T09:01:01.000Z","scene":"main","intent":"pop","count":5}
        {"seq":7,"time":"2026-11-30T09:01:02.000Z","intent":"catalogLoaded","content":{"article":["a1","a2"]}}
        {"seq":8,"time":"2026-11-30T09:01:03.000Z","scene":"side","intent":"sceneOpened"}
        {"seq":9,"time":"2026-11-30T09:01:04.000Z","scene":"side","intent":"push","routes":[{"settings":{}}],"origin":"default"}
        {"seq":10,"time":"2026-11-30T09:02:00.000Z","scene":"main","intent":"present","route":{"share":{"id":"a2"}}}

        """#

    static let manifest = #"""
        {"navlog":"manifest","format":1,"app":"com.example.library","schema":1,
         "layout":{"kind":"tabs","tabs":["library","search","profile"],"selected":"library"},
         "routes":{"topic":{"params":{"id":"string"},"content":"id"},
                   "article":{"params":{"id":"string","source":"string?"},"content":"id"},
                   "profile":{"params":{"userId":"string"},"requires":"signIn"},"settings":{}},
         "presentations":{"share":{"params":{"id":"string"}},
                          "compose":{"style":"fullScreenCover","linkDismissible":false,"restore":true}},
         "links":{"hosts":["websun://"],
           "rules":[{"id":"article","match":{"path":"/topics/:topic/articles/:article"},
                     "open":{"tab":"library","path":["topic(id: {topic})","article(id: {article})"]}}]}}

        """#

    static let notes = #"""
        {"navlog":1}
        {"seq":1,"scene":"main","intent":"sceneOpened"}
        {"seq":2,"scene":"main","intent":"push","routes":[{"note":{"_0":7}}]}
        {"seq":3,"scene":"main","intent":"teleport"}

        """#

    static let mail = #"""
        {"navlog":1,"manifest":"mail"}
        {"seq":1,"time":"2026-11-30T09:00:00.000Z","scene":"w","intent":"sceneOpened"}
        {"seq":2,"time":"2026-11-30T09:00:01.000Z","scene":"w","intent":"select","column":"folders","route":{"folder":{"name":"inbox"}}}
        {"seq":3,"time":"2026-11-30T09:00:02.000Z","scene":"w","intent":"push","route":{"message":{"id":1}}}

        """#

    static let mailManifest = #"""
        {"navlog":"manifest","format":1,"layout":{"kind":"split","columns":["folders","messages"]},
         "routes":{"folder":{"params":{"name":"string"}},"message":{"params":{"id":"int"}}}}

        """#

    static let damaged = #"""
        {"navlog":1}
        {"seq":1,"scene":"main","intent":"sceneOpened"}
        {"seq":2,"scene":"main","intent":"push","routes":[{"a":{}},]}
        {"seq":3,"scene":"main","intent":"push","route":{"b":{}}}

        """#

    static let torn = #"""
        {"navlog":1}
        {"seq":1,"scene":"main","intent":"sceneOpened"}
        {"seq":2,"scene":"ma
        """#
}
