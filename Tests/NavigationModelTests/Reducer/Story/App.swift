import NavigationModel
import StrictJSON
import Testing

/// The app of the stories, in one of four layouts.
///
/// Routes: `a`, `b`, `c`; `num` with an integer; `art`, which shows content; `me` for signed-in users. Presentations:
/// `sheet`; `pic`, which shows the content of `art`; `vip` for signed-in users; `draft`, which is restored; `lock`,
/// which is restored and which links may not dismiss. Links: see the manifest.
struct App: Sendable, CustomTestStringConvertible {
    enum Layout: String, Sendable, CaseIterable {
        case stack, tabs, split, open
    }

    var layout: Layout
    /// Further members of the manifest, such as `"catalog":"loads"`.
    var policies: [String] = []
    /// What selecting the selected tab does.
    var reselect = "popToRoot"

    static let stack = App(layout: .stack)
    static let tabs = App(layout: .tabs)
    static let split = App(layout: .split)
    static let open = App(layout: .open)

    /// The same app with a policy.
    func with(_ policies: String...) -> App { App(layout: layout, policies: self.policies + policies) }

    /// The manifest; nil for the open layout.
    var manifest: Manifest? {
        get throws {
            guard let layout = layoutJSON else { return nil }
            let members = [#""navlog":"manifest","format":1,"layout":\#(layout)"#, Self.routes, Self.links] + policies
            return try Manifest(json: JSONValue(parsing: "{\(members.joined(separator: ","))}"))
        }
    }

    var testDescription: String { ([layout.rawValue] + policies).joined(separator: " ") }

    private var layoutJSON: String? {
        switch layout {
        case .stack: #"{"kind":"stack"}"#
        case .tabs: #"{"kind":"tabs","tabs":["x","y","z"],"selected":"y","reselect":"\#(reselect)"}"#
        case .split: #"{"kind":"split","columns":["side","mid"]}"#
        case .open: nil
        }
    }

    private static let routes = #"""
        "routes":{"a":{},"b":{},"c":{},"num":{"params":{"n":"int"}},"me":{"requires":"signIn"},
         "art":{"params":{"id":"string"},"content":"id"}},
        "presentations":{"sheet":{},"pic":{"params":{"id":"string"},"content":"id","kind":"art"},
         "vip":{"requires":"signIn"},"draft":{"restore":true},
         "lock":{"style":"fullScreenCover","linkDismissible":false,"restore":true}}
        """#

    private static let links = #"""
        "links":{"hosts":["app://"],"rules":[
         {"id":"root","match":{"path":"/"},"open":{"path":[]}},
         {"id":"a","match":{"path":"/a"},"open":{"path":["a"]}},
         {"id":"me","match":{"path":"/me"},"open":{"path":["a","me"]}},
         {"id":"art","match":{"path":"/art/:id"},"open":{"path":["a","art({id})"]}},
         {"id":"strict","match":{"path":"/strict/:id"},"open":{"path":["art({id})"]},"missing":"reject"},
         {"id":"add","match":{"path":"/add/:id"},"open":{"path":["b","art({id})"]},"mode":"push"},
         {"id":"sheet","match":{"path":"/sheet"},"open":{"presentation":"sheet"}},
         {"id":"lock","match":{"path":"/lock"},"open":{"presentation":"lock"}},
         {"id":"pic","match":{"path":"/pic/:id"},
          "open":{"path":["a"],"presentation":{"route":"pic({id})","path":["b","art({id})"]}}},
         {"id":"new","match":{"path":"/new"},"open":{"path":["b"]},"scene":"new"},
         {"id":"num","match":{"path":"/num/:n"},"open":{"path":["num({n})"]},"params":{"n":"int"}},
         {"id":"admin","match":{"path":"/admin/*"},"exclude":true}]}
        """#
}
