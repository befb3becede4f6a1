import NavigationModel
import StrictJSON

extension Redactor {
    /// A redactor with the same key every time.
    init(_ manifest: Manifest?) {
        self.init(manifest, key: RedactionKey(1, 2))
    }
}

extension Manifest {
    /// An app with hidden parameters of every type, some of them ids of content, and with links, types and migrations
    /// that lead to them.
    static func withSecrets(layout: String) throws -> Manifest {
        let json = #"""
            {"navlog":"manifest","format":1,"schema":3,"layout":\#(layout),"catalog":"loads","onRemoved":"truncate",
            "routes":{"user":{"params":{"id":"int","tag":"string?"},"content":"id"},
              "fan":{"params":{"id":"string"},"content":"id","kind":"user"},
              "note":{"params":{"id":"string","key":"uuid?","blob":"json?"},"content":"id"},
              "secret":{"params":{"pin":"string"},"requires":"signIn"},"home":{}},
            "presentations":{"user":{"params":{"id":"string"},"content":"id","kind":"card"},
              "lock":{"params":{"pin":"int?"},"linkDismissible":false,"restore":true},
              "sheet":{"params":{"id":"string"},"restore":true}},
            "links":{"hosts":["app://","https://app.example"],"rules":[
              {"id":"user","match":{"path":"/users/:id","query":{"tag":":tag?"}},
               "open":{"path":["user(id: {id}, tag: {tag})"]}},
              {"id":"note","match":{"path":"/notes/:id"},"open":{"path":["home","note(id: {id})"]},"missing":"reject"},
              {"id":"pin","match":{"path":"/pin/:a/:b"},"open":{"path":["secret(pin: \"{a}-{b}\")"]}},
              {"id":"lock","match":{"path":"/lock"},"open":{"path":[],"presentation":{"route":"lock"}}},
              {"id":"web","match":{"path":"/web","query":{"to":":to"}},"open":{"path":["note(id: {to})"]},"mode":"push"},
              {"id":"no","match":{"path":"/no/*"},"exclude":true}]},
            "redaction":{"query":["tag","plain"],"user":true,
              "params":{"user":["id"],"note":["key","blob"],"secret":["pin"],"lock":["pin"]}},
            "pathTypes":{"App.User":"user","App.Any":"*"},
            "migrations":[{"from":1,"renameRoute":{"person":"user"},"renameParam":{"user":{"nr":"id"}}},
              {"from":2,"splitRoute":{"old":["home","secret(pin: {code})"]}}]}
            """#
        return try Manifest(json: JSONValue(parsing: json))
    }
}
