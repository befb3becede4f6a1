import NavigationModel
import StrictJSON
import Testing

/// The tests that a manifest carries, run against its own rules.
@Suite struct ManifestLinkTests {
    private static let manifest = #"""
        {"navlog":"manifest","format":1,"layout":{"kind":"tabs","tabs":["home","search"]},
         "routes":{"item":{"params":{"id":"int","source":"string?"}},"note":{"params":{"text":"string"}}},
         "presentations":{"share":{"params":{"id":"int"}}},
         "links":{"hosts":["shop://","https://*.🧭.example"],
           "rules":[{"id":"add","match":{"path":"/add/:id"},"mode":"push","open":{"path":["item({id})"]}},
                    {"id":"note","match":{"path":"/note/:words+"},"open":{"tab":"home","path":["note(\"{{{words}\")"]}},
                    {"id":"share","match":{"path":"/share/:id"},"scene":"new","missing":"reject",
                     "open":{"presentation":{"route":"share({id})",
                                             "path":[{"item":{"id":"{id}","source":"s-{id}"}}]}}}],
           "tests":[{"url":"shop://add/007","opens":{"path":["item(7)"]}},
                    {"url":"shop://add/7","opens":{"path":[{"item":{"id":7.0}}],"mode":"push"}},
                    {"url":"https://a.🧭.example/note/a%2Fb/c","opens":{"path":["note(\"{a/b/c\")"],"tab":"home"}},
                    {"url":"https://A.xn--3v9h.Example/share/7",
                     "opens":{"presentation":{"route":"share(7)","path":["item(7, s-7)"]}}},
                    {"url":"shop://add/seven","rejected":"badParameter"},

                    {"url":"shop://add/7","opens":{"path":["item(8)"]}},
                    {"url":"shop://note/7","opens":{"path":["note(\"{7\")"],"tab":"home","mode":"push"}},
                    {"url":"shop://share/7","opens":{"presentation":"share(7)"}},
                    {"url":"shop://nowhere","opens":{}},
                    {"url":"shop://add/7","rejected":"noRule"}]}}
        """#

    @Test func `a test wants what the rule opens, its policies only where it says so`() throws {
        let manifest = try Manifest(json: JSONValue(parsing: Self.manifest))
        let passes = LinkMatcher(manifest).run(manifest.links.tests).map(\.passes)
        #expect(passes == [true, true, true, true, true, false, false, false, false, false])
    }
}
