import NavigationModel
import Testing

@Suite struct MigrationFaultTests {
    @Test(arguments: [
        fault("{}", ("", .expected(.array, found: .object))),
        fault("[7]", ("/0", .expected(.object, found: .number))),
        fault(#"[{"renameRoute":{"a":"item"}}]"#, ("/0", .missing("from"))),
        fault(#"[{"from":0}]"#, ("/0/from", .expected(.integer, found: .number))),
        fault(
            #"[{"from":2,"renameRoutes":{}}]"#,
            ("/0/renameRoutes", .unknownMember("renameRoutes", nearest: "renameRoute"))),
        fault(#"[{"from":1}]"#, ("", .migrationGap(2))),
        fault(#"[{"from":2},{"from":3}]"#, ("/1/from", .migrationBeyond(schema: 3))),
        fault(#"[{"from":2},{"from":1}]"#, ("/1/from", .migrationOrder(after: 2))),
        fault(#"[{"from":2},{"from":2}]"#, ("/1/from", .duplicate("2"))),
        fault(
            #"[{"from":2,"renameRoute":[],"renameParam":{"item":7},"setParam":{"item":[]},"dropRoute":"ad"}]"#,
            ("/0/renameRoute", .expected(.object, found: .array)),
            ("/0/renameParam/item", .expected(.object, found: .number)),
            ("/0/setParam/item", .expected(.object, found: .array)),
            ("/0/dropRoute", .expected(.array, found: .string))),
        fault(
            #"[{"from":2,"renameRoute":{"a":"itme","b":7,"c":""}}]"#,
            ("/0/renameRoute/a", .undeclared(.route, "itme", nearest: "item")),
            ("/0/renameRoute/b", .expected(.string, found: .number)),
            ("/0/renameRoute/c", .empty)),
        fault(
            #"[{"from":2,"renameParam":{"thing":{"a":"b"}},"setParam":{"thing":{"a":1}}}]"#,
            ("/0/renameParam/thing", .undeclared(.route, "thing", nearest: nil)),
            ("/0/setParam/thing", .undeclared(.route, "thing", nearest: nil))),
        fault(
            #"[{"from":2,"splitRoute":{"both":[],"two":["list","item({a}"],"three":["lisst",{"item":{"id":"{x}"}}]}}]"#,
            ("/0/splitRoute/both", .empty),
            ("/0/splitRoute/two/1", .badText(RouteTextError(.expected(.commaOrParenthesis), at: 8, found: nil))),
            ("/0/splitRoute/three/0", .undeclared(.route, "lisst", nearest: "list"))),
        fault(
            #"[{"from":2,"renameTab":{"a":"homee"},"moveTab":{"b":"c","d":7}}]"#,
            ("/0/renameTab/a", .undeclared(.tab, "homee", nearest: "home")),
            ("/0/moveTab/b", .undeclared(.tab, "c", nearest: nil)),
            ("/0/moveTab/d", .expected(.string, found: .number))),
        fault(
            #"[{"from":1,"renameRoute":{"a":"b"},"renameTab":{"t":"u"}},{"from":2,"renameRoute":{"c":"item"}}]"#,
            ("/0/renameRoute/a", .undeclared(.route, "b", nearest: nil)),
            ("/0/renameTab/t", .undeclared(.tab, "u", nearest: nil))),
    ])
    func `faulty steps are refused with exactly their faults`(fault: ManifestFault) throws {
        #expect(try fault.found() == fault.problems)
    }

    @Test(arguments: [
        // What a later step renames, drops, splits or moves need not exist in the end.
        #"[{"from":1,"renameRoute":{"a":"b"},"renameTab":{"t":"u"}},"#
            + #"{"from":2,"renameRoute":{"b":"item"},"renameTab":{"u":"home"}}]"#,
        #"[{"from":1,"renameRoute":{"a":"b","c":"d"},"moveTab":{"t":"u"}},"#
            + #"{"from":2,"dropRoute":["b"],"splitRoute":{"d":["list"]},"moveTab":{"u":"home"}}]"#,
        #"[{"from":2,"renameRoute":{"a":"b"},"renameParam":{"b":{"x":"y"}},"splitRoute":{"b":["list","item({y})"]}}]"#,
        // A step may swap names, name presentations, and begin above the first schema.
        #"[{"from":2,"renameRoute":{"list":"item","item":"list","old":"share"},"renameTab":{"home":"search"}}]"#,
        "[]",
    ])
    func `steps that lead to the manifest's own schema are taken`(steps: String) throws {
        #expect(try fault(steps).found() == [])
    }
}

private func fault(_ steps: String, _ problems: (String, ManifestProblem.Kind)...) -> ManifestFault {
    ManifestFault(
        #""schema":3,"layout":{"kind":"tabs","tabs":["home","search"]},"#
            + #""routes":{"item":{"params":{"id":"int"}},"list":{}},"presentations":{"share":{}},"migrations":"#
            + steps,
        at: "/migrations", problems)
}
