/// A document of every tool.
enum Sample {
    static let all: [(name: String, text: String)] = [
        ("navigation-path", navigationPath), ("scene-storage", sceneStorage), ("cloudevents", cloudEvents),
        ("oslog", log), ("sentry", sentry), ("redux-devtools", redux), ("react-navigation", reactNavigation),
    ]

    static let navigationPath = #"["Library.Article","{\"id\":\"a1\"}","Swift.String","\"swiftui\""]"#

    static let sceneStorage = """
        {"navlog":"snapshot","format":1,"schema":2,"state":{"tab":"search","stacks":{"search":{"path":[{"settings":{}}]}}}}
        """

    static let cloudEvents = """
        {"specversion":"1.0","id":"a-1","source":"/s","type":"dev.navlog.sceneOpened.v1","sequence":"01","subject":"main"}
        {"specversion":"1.0","id":"a-2","source":"/s","type":"dev.navlog.push.v1","sequence":"02","subject":"main",\
        "causationid":"a-01","data":{"route":{"settings":{}}}}
        {"specversion":"1.0","id":"a-3","source":"/s","type":"com.example.other"}
        """

    static let log = #"""
        Filtering the log data using "subsystem == "com.example""
        {"timestamp":"2025-07-27 15:47:10.504275-0400","eventMessage":"navlog {\"navlog\":1,\"app\":\"com.example.x\"}"}
        {"timestamp":"2025-07-27 15:47:11.504275-0400","eventMessage":"navlog {\"seq\":7,\"scene\":\"main\",\"intent\":\"sceneOpened\"}"}
        {"timestamp":"2025-07-27 15:47:12.504275-0400","eventMessage":"hello","category":"net"}
        {"timestamp":"2025-07-27 15:47:13.504275-0400","eventMessage":"{\"seq\":8,\"time\":\"2026-11-30T09:00:00.000Z\",\"scene\":\"main\",\"intent\":\"push\",\"route\":{\"a\":{}},\"cause\":7,\"outcome\":{\"kind\":\"applied\"}}"}

        {"count":4,"finished":1}
        """#

    static let sentry = """
        {"event_id":"9","breadcrumbs":{"values":[
        {"timestamp":"2016-04-20T20:55:53.845Z","message":"Something happened","category":"log"},
        {"timestamp":1461185753.9,"type":"navigation","category":"app.lifecycle","data":{"state":"foreground"}},
        {"timestamp":"2016-04-20T20:55:54.847+02:00","type":"navigation",
         "data":{"from":"/login","to":"Topic","to_arguments":{"id":"swift"}}},
        {"timestamp":"2016-04-20T20:55:55Z","type":"navigation","data":{"to":"article(id: a1)"}},
        {"timestamp":"2016-04-20T20:55:56Z","category":"navigation","data":{"to":"topic(swift)"}},
        {"timestamp":"2016-04-20T20:55:57Z","category":"navigation","data":{"to":"/inbox"}},
        {"timestamp":"2016-04-20T20:55:57Z","category":"navigation","data":{"to":"/dashboard"}},
        {"timestamp":"2016-04-20T20:55:58Z","category":"navigation","data":{"to":"Home"}},
        {"timestamp":"noon","category":"navigation","data":{"to":"websun://topics/uikit"}},
        {"timestamp":"2016-04-20T20:55:58Z","category":"ui.click"},
        {"timestamp":"2016-04-20T20:55:59Z","type":"navigation"}]}}
        """

    static let redux = #"""
        {"actionsById":{
        "0":{"type":"PERFORM_ACTION","action":{"type":"@@INIT"},"timestamp":1700000000000},
        "1":{"action":{"type":"Navigation/NAVIGATE","routeName":"Topic","params":{"id":"s"}},"timestamp":1700000000500},
        "2":{"action":{"type":"nav/push","payload":{"route":{"settings":{}}}},"timestamp":1700000001000},
        "3":{"action":{"type":"GO_BACK"}},
        "4":{"action":{"type":"todos/add","payload":{"text":"x"}}},
        "5":{"action":{"type":"PUSH","payload":{"name":"settings"}}},
        "6":{"action":{"type":"JUMP_TO","payload":{"name":"search"}}},
        "7":{"action":{"type":"PUSH","payload":{"name":"topic","params":{"id":"s"}}}},
        "8":{"action":{"type":"POP","payload":{"count":2}}},
        "9":{"action":{"type":"PUSH","payload":{"name":"Nowhere"}}}},
        "stagedActionIds":[0,1,2,3,4,5,6,7,8,9],"skippedActionIds":[5],"currentStateIndex":9,"nextActionId":10}
        """#

    static let reactNavigation = """
        {"type":"stack","key":"stack-1","index":2,"stale":false,"routes":[
        {"key":"t","name":"Tabs","state":{"type":"tab","index":1,"routes":[
        {"key":"a","name":"Library","state":{"type":"stack","index":1,"routes":[
        {"name":"Home"},{"name":"Topic","params":{"id":"swift"}},{"name":"Topic","params":{"id":"gone"}}]}},
        {"key":"b","name":"Search"},{"name":"Inbox"}]}},
        {"key":"x","name":"Article","params":{"id":"a1"}},{"name":"Odd"}]}
        """
}
