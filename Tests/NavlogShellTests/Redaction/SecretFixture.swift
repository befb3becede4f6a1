/// An app that keeps things to itself.
enum SecretFixture {
    static let files = ["vault.manifest.json": manifest, "vault.jsonl": journal, "old.jsonl": old]

    static let manifest = #"""
        {"navlog":"manifest","format":1,"app":"com.example.vault","schema":2,"layout":{"kind":"stack"},
         "routes":{"account":{"params":{"id":"string"},"content":"id"},
                   "reset":{"params":{"code":"string"}},"home":{}},
         "presentations":{"sheet":{"params":{"id":"string"}}},
         "links":{"hosts":["vault://","https://vault.example"],
           "rules":[{"id":"account","match":{"path":"/accounts/:id","query":{"source":":source?"}},
                     "open":{"path":["account(id: {id})"]}},
                    {"id":"reset","match":{"path":"/reset/:code"},"open":{"path":["reset(code: {code})"]}}]},
         "redaction":{"query":["source"],"params":{"account":["id"],"reset":["code"]},"user":true},
         "migrations":[{"from":1,"renameRoute":{"user":"account"}}]}

        """#

    /// A journal that was written without redaction.
    static let journal = #"""
        {"navlog":1,"manifest":"vault","schema":2}
        {"seq":1,"scene":"main","intent":"sceneOpened","outcome":{"kind":"applied"},"state":"d8ff042de8d3038c"}
        {"seq":2,"scene":"main","intent":"ready"}
        {"seq":3,"intent":"catalogLoaded","content":{"account":["S3CR3T"]}}
        {"seq":4,"intent":"signedIn","user":"S3CR3T"}
        {"seq":5,"scene":"main","intent":"openURL","url":"https://me:S3CR3T@vault.example/accounts/S3CR3T?source=mail&key=S3CR3T#S3CR3T","referrer":"https://a.example/?q=S3CR3T"}
        {"seq":6,"scene":"main","intent":"openURL","url":"vault://else/S3CR3T"}
        {"seq":7,"scene":"main","intent":"push","route":{"reset":{"code":"S3CR3T"}}}
        {"seq":8,"scene":"main","intent":"openURL","url":"vault://accounts/other"}
        {"navlog":1,"snapshot":{"navlog":"snapshot","format":1,"state":{"session":{"user":"S3CR3T"}}}}
        {"navlog":1,"run":2}
        {"seq":9,"scene":"main","intent":"sceneOpened"}

        """#

    static let old = #"""
        {"navlog":1,"manifest":"vault","schema":1,"kept":true}
        {"seq":1,"scene":"main","intent":"sceneOpened","outcome":{"kind":"applied"},"state":"d8ff042de8d3038c","extra":{"a":1}}
        {"seq":2,"scene":"main","intent":"push","route":{"user":{"id":"u1"}},"crc":"7d3f842e"}
        {"navlog":1,"snapshot":{"navlog":"snapshot","format":1,"schema":1,"state":{"scenes":{"main":{"stacks":{"main":{"path":[{"user":{"id":"u1"}}]}}}}}}}
        {"seq":3,"scene":"main","intent":"openURL","url":"vault:","rejected":"noRule"}

        """#
}
