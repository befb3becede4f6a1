/// What happens while an app starts, in any order.
enum LaunchEvent: String, CaseIterable {
    case restore, link, ready, catalog, signIn, active, push, usual

    /// The entry: every way in leads to a tab of its own.
    var line: String {
        switch self {
        case .restore: #"restore {"snapshot":{"tab":"saved","stacks":{"saved":{"path":[{"b":{}},{"c":{}}]}}}}"#
        case .link: #"openTarget {"target":{"tab":"linked","path":[{"art":{"id":"1"}},{"me":{}}]}}"#
        case .ready: "ready"
        case .catalog: "catalogLoaded"
        case .signIn: #"signedIn {"user":"ann"}"#
        case .active: #"phase {"to":"active"}"#
        case .push: #"push {"route":{"a":{}}}"#
        case .usual: #"selectTab {"tab":"usual","origin":"default"}"#
        }
    }

    /// The app that starts: nothing is known yet, and it shows the tab `home`.
    static let manifest = #"""
        {"navlog":"manifest","format":1,"catalog":"loads",
         "layout":{"kind":"tabs","tabs":["home","saved","linked","usual"]},
         "routes":{"a":{},"b":{},"c":{},"art":{"params":{"id":"string"},"content":"id"},"me":{"requires":"signIn"}}}
        """#
}
