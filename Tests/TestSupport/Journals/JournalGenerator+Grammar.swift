extension JournalGenerator {
    static let grammar = [
        "line": [
            "<life>", "<life>", "<stack>", "<stack>", "<stack>", "<cover>", "<tab>", "<column>", "<link>", "<link>",
            "<restore>", "<facts>", "<facts>", "<odd>",
        ],
        "life": [
            "sceneOpened {<in>}", "sceneOpened {<in>}", "sceneOpened {<in>}", "sceneClosed {<in>}",
            #"sceneClosed {<in>,"destroyed":<bool>}"#, "ready {<in>}", "ready {<in>}",
            #"phase {<in>,"to":"active"}"#, #"phase {<in>,"to":"active"}"#, #"phase {<in>,"to":"background"}"#,
            "dropPending {<in>}", #"setWidth {<in>,"to":"<width>"}"#, #"setColumns {<by>,"visibility":"<columns>"}"#,
        ],
        "stack": [
            #"push {<by>,"route":<route><on>}"#, #"push {<by>,"routes":[<routes>]<on>}"#,
            #"push {<by>,"route":<route>}"#, #"pushView {<by>,"label":"v"<on>}"#, "pop {<by><on>}", "pop {<by>}",
            #"pop {<by>,"count":<digit><on>}"#, #"popTo {<by>,"route":<route>}"#, #"popTo {<by>,"name":"a"<on>}"#,
            #"popTo {<by>,"depth":<digit>}"#, "popToRoot {<by><on>}", #"setPath {<by>,"routes":[<routes>]<on>}"#,
            #"pathChanged {<by>,"routes":[<routes>]<on>}"#, #"pathChanged {<by>,"depth":<digit>,"opaque":true}"#,
            #"gesture {<by>,"kind":"back","to":"<stage>"}"#,
        ],
        "cover": [
            #"present {<by>,"route":<presented>}"#, #"present {<by>,"route":<presented>,"path":[<routes>]}"#,
            #"present {<by>,"route":<presented>,"style":"popover"}"#, "dismiss {<by>}", "dismiss {<by>}",
            #"dismiss {<by>,"all":<bool>}"#, #"dismiss {<by>,"route":<presented>}"#,
        ],
        "tab": [
            #"selectTab {<by>,"tab":"<tabID>"}"#, #"selectTab {<by>,"tab":"<tabID>"}"#,
            #"setTabHidden {<in>,"tab":"<tabID>","hidden":<bool>}"#,
        ],
        "column": [
            #"select {<by>,"column":"<columnID>","route":<route>}"#, #"select {<by>,"column":"mid","route":null}"#,
        ],
        "link": [
            #"openURL {<by>,"url":"app://<url>"}"#, #"openURL {<by>,"url":"app://<url>","delivery":"<digit><digit>"}"#,
            #"openURL {<by>,"url":"app://<url>","missing":[<routes>]}"#, #"openTarget {<by>,"target":{<target>}}"#,
            #"openTarget {<by>,"target":{<target>},"delivery":"<digit><digit>"}"#,
            #"openTarget {<by>,"target":{<target>},"missing":[<route>]}"#,
            #"openURL {<by>,"url":"app:","rejected":"noRule"}"#,
        ],
        "plainLink": [
            #"openURL {"url":"app://<url>"}"#, #"openTarget {"target":{<target>}}"#,
            #"openTarget {"target":{<target>},"missing":[<routes>]}"#,
        ],
        "restore": [
            #"restore {<by>,"snapshot":[<routes>]}"#, #"restore {<by>,"snapshot":{<state>}}"#,
            #"restore {<in>,"snapshot":{<state>}}"#, #"restore {<in>,"snapshot":{<state>},"missing":[<routes>]}"#,
            #"restore {<by>,"snapshot":{"navlog":"snapshot","format":<digit>,"state":{<state>}}}"#,
        ],
        "facts": [
            "launched", "catalogLoaded {}", "catalogLoaded {}", #"catalogLoaded {"content":{"art":["1","2"]}}"#,
            #"catalogChanged {"remove":{"<kind>":["<id>"]}}"#, #"catalogChanged {"add":{"<kind>":["<id>"]}}"#,
            #"signedIn {"user":"<user>"}"#, #"signedIn {"user":"<user>"}"#, "signedOut",
        ],
        "odd": [
            #"teleport {<in>,"to":["mars"]}"#, "push {<in>}", #"dismiss {<in>,"all":true,"route":{"sheet":{}}}"#,
            #"pop {<in>,"count":0}"#, #"pop {"scene":7}"#,
            #"phase {<in>,"to":"inactive"}"#,
            #"openTarget {<in>,"target":{"tab":1}}"#,
        ],

        "target": [
            "", #""path":[<routes>]"#, #""path":[<route>]"#, #""tab":"<tabID>""#, #""tab":"<tabID>","path":[<route>]"#,
            #""selection":{"side":<route>,"mid":null}"#, #""selection":{"<columnID>":<route>},"path":[<routes>]"#,
            #""presentation":{"route":<presented>}"#,
            #""path":[],"presentation":{"route":<presented>,"path":[<routes>]}"#,
            #""path":[<routes>],"mode":"push""#, #""path":[<routes>],"scene":"new""#,
            #""path":[<routes>],"missing":"reject""#,
        ],
        "state": [
            #""tab":"<tabID>","stacks":{"<stackID>":{"path":[<routes>]},"z":{"path":[<route>]}}"#,
            #""selection":{"side":<route>,"mid":<route>},"stacks":{}"#,
            #""tab":7,"presentations":[{"route":<presented>}]"#,
            #""presentations":[{"route":{"draft":{}},"path":[<routes>]},{"route":<presented>}],"columns":"<columns>""#,
        ],

        "in": [#""scene":"<scene>""#],
        "by": [#""scene":"<scene>""#, #""scene":"<scene>","origin":"<origin>""#],
        "on": ["", "", #","stack":"<stackID>""#],
        "scene": ["main", "main", "main", "é", "e\u{301}"],
        "origin": ["user", "link", "system", "restore", "default", "auto", "repl", "fate"],
        "routes": ["", "<route>", "<route>,<route>", "<route>,<route>,<route>"],
        "route": [
            #"{"a":{}}"#, #"{"a":{}}"#, #"{"b":{}}"#, #"{"art":{"id":"<id>"}}"#, #"{"art":{"id":"<id>"}}"#,
            #"{"num":{"n":<number>}}"#, #"{"me":{}}"#, #"{"nope":{}}"#,
        ],
        "presented": [
            #"{"sheet":{}}"#, #"{"sheet":{}}"#, #"{"pic":{"id":"<id>"}}"#, #"{"vip":{}}"#, #"{"draft":{}}"#,
            #"{"lock":{}}"#,
        ],
        "url": [
            "/", "a", "me", "art/<id>", "strict/<id>", "add/<id>", "sheet", "lock", "pic/<id>", "new", "num/7", "num/x",
            "admin/1", "lost", "%zz",
        ],
        "id": ["1", "2", "3"],
        "kind": ["art", "a"],
        "number": ["1", "1.0", "10e-1", "2", #""one""#],
        "tabID": ["x", "y", "z"],
        "stackID": ["main", "detail", "x", "y"],
        "columnID": ["side", "mid"],
        "columns": ["automatic", "all", "detailOnly"],
        "width": ["regular", "compact"],
        "stage": ["began", "completed"],
        "user": ["ann", "bob"],
        "digit": ["0", "1", "2", "3"],
        "bool": ["true", "false"],
    ]
}
