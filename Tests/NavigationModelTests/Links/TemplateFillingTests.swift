import NavigationModel
import StrictJSON
import Testing

@Suite struct TemplateFillingTests {
    @Test(arguments: [
        (Parameter.Kind.string, "007", #""007""#),
        (.int, "7", "7"), (.int, "007", "7"), (.int, "-007", "-7"), (.int, "0", "0"), (.int, "-0", "0"),
        (.int, "9007199254740993", "9007199254740993"),
        (.int, "123456789012345678901234567890", "123456789012345678901234567890"),
        (.double, "1.50", "1.50"), (.double, "1E3", "1E3"), (.double, "-0", "-0"),
        (.bool, "true", "true"), (.bool, "false", "false"),
        (.uuid, "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#),
    ])
    func aCaptureBecomesAValueOfItsKind(kind: Parameter.Kind, text: String, value: String) {
        let byRule = LinkMatcher([LinkRule("r", "/:x", converting: ["x": kind])])
        let byDeclaration = LinkMatcher([LinkRule("r", "/:x")], declaring: "r", ["x": kind])
        #expect(byRule.outcome(of: "x:" + text) == "{\"r\":{\"x\":\(value)}}")
        #expect(byDeclaration.outcome(of: "x:" + text) == "{\"r\":{\"x\":\(value)}}")
    }

    @Test(arguments: [
        (Parameter.Kind.int, ["+7", "-", "--7", "7.0", "1e3", "٧", "７", "7%20", "~abcdefghij"]),
        (.double, ["inf", "nan", "1e400", "01", ".5", "5.", "0x1p3", "+1", "1,5", "-"]),
        (.bool, ["TRUE", "1", "yes"]),
        (.uuid, ["e621e1f8c36c495a93fc0c247a3e6e5f", "e621e1f8-c36c-495a-93fc-0c247a3e6e5g", "~abcdefghij"]),
    ])
    func aCaptureThatSpellsNoValueOfItsKindIsRefused(kind: Parameter.Kind, texts: [String]) {
        let byRule = LinkMatcher([LinkRule("r", "/:x", converting: ["x": kind])])
        let byDeclaration = LinkMatcher([LinkRule("r", "/:x")], declaring: "r", ["x": kind])
        for text in texts {
            #expect(byRule.outcome(of: "x:" + text) == "badParameter")
            #expect(byDeclaration.outcome(of: "x:" + text) == "badParameter")
        }
    }

    @Test func anIntegerWhoseDoubleIsInfiniteIsNoDouble() {
        let digits = String(repeating: "9", count: 400)
        #expect(Parameter.Kind.double.value(of: digits) == nil)
        #expect(Parameter.Kind.int.value(of: digits)?.text() == digits)
    }

    @Test(arguments: [
        (Parameter.Kind.int, Parameter.Kind.string, "007", #"{"r":{"x":"007"}}"#),
        (.int, .string, "abc", "badParameter"),
        (.string, .int, "007", #"{"r":{"x":7}}"#),
        (.int, .double, "07", "badParameter"),
        (.int, .double, "7", #"{"r":{"x":7}}"#),
        (.int, .json, "007", #"{"r":{"x":7}}"#),
        (.bool, nil, "true", #"{"r":{"x":true}}"#),
        (nil, .json, "true", #"{"r":{"x":"true"}}"#),
        (nil, nil, "7", #"{"r":{"x":"7"}}"#),
        (nil, .int, "x", "badParameter"),
    ])
    func theRulesConversionMustSucceedAndTheDeclaredTypeDecides(
        converted: Parameter.Kind?, declared: Parameter.Kind?, text: String, outcome: String
    ) {
        let rule = LinkRule("r", "/:x", converting: converted.map { ["x": $0] } ?? [:])
        let matcher = LinkMatcher([rule], declaring: "r", declared.map { ["x": $0] } ?? [:])
        #expect(matcher.outcome(of: "x:" + text) == outcome)
    }

    @Test func aConversionThatNoHoleUsesMustSucceedToo() {
        var rule = LinkRule("r", "/:x", converting: ["x": .int])
        rule.template.path = []
        #expect(LinkMatcher([rule]).outcome(of: "x:a") == "badParameter")
        #expect(LinkMatcher([rule]).outcome(of: "x:1") == "")
    }

    @Test(arguments: [
        ("x:a", #"{"r":{"full":"a","long":"<a|>","list":["a",1],"deep":{"x":"a"},"fixed":{"_0":null}}}"#),
        (
            "x:%7By%7D/b",
            #"{"r":{"full":"{y}","opt":"b","long":"<{y}|b>","list":["{y}","b",1],"#
                + #""deep":{"x":"{y}","y":"b"},"fixed":{"_0":null}}}"#
        ),
    ])
    func aHoleIsFilledOnceAndAnAbsentCaptureTakesItsMemberAway(url: String, outcome: String) {
        let x = TargetTemplate.Value.text(TargetTemplate.Text(parts: [.hole("x")]))
        let y = TargetTemplate.Value.text(TargetTemplate.Text(parts: [.hole("y")]))
        let long = TargetTemplate.Text(
            parts: [.literal("<"), .hole("x"), .literal("|"), .hole("y"), .literal(">")])
        var rule = LinkRule("r", "/:x/:y?")
        rule.template.path = [
            TargetTemplate.Route(
                name: "r",
                parameters: [
                    .init(name: "full", value: x), .init(name: "opt", value: y),
                    .init(name: "long", value: .text(long)),
                    .init(name: "list", value: .array([x, y, .fixed(1)])),
                    .init(name: "deep", value: .object([.init(name: "x", value: x), .init(name: "y", value: y)])),
                    .init(name: "fixed", value: .fixed(["_0": .null])),
                ])
        ]
        #expect(LinkMatcher([rule]).outcome(of: url) == outcome)
    }

    @Test func everyPartOfATargetIsFilledAPresentationByItsOwnDeclaration() {
        let route = TargetTemplate.Route(name: "r", parameters: [.hole("x")])
        var rule = LinkRule("r", "/:x")
        rule.template.tab = "t"
        rule.template.selection = [.init(column: "c", route: route), .init(column: "d", route: nil)]
        rule.template.path = [route, route]
        rule.template.presentation = .init(route: route, style: .popover, path: [route])
        rule.template.pushes = true
        rule.template.opensScene = true
        rule.template.rejectsMissing = true

        var manifest = Manifest()
        manifest.links.rules = [rule]
        manifest.routes["r"] = RouteDeclaration(["x": .int])
        manifest.presentations["r"] = PresentationDeclaration()
        manifest.presentations["r"]?.route = RouteDeclaration(["x": .string])
        guard case .opens(let target, rule: "r") = LinkMatcher(manifest).match("x:7") else {
            Issue.record("no target")
            return
        }
        let expected =
            #"{"tab":"t","selection":{"c":{"r":{"x":7}},"d":null},"path":[{"r":{"x":7}},{"r":{"x":7}}],"#
            + #""presentation":{"route":{"r":{"x":"7"}},"style":"popover","path":[{"r":{"x":7}}]},"#
            + #""mode":"push","scene":"new","missing":"reject"}"#
        #expect(target.json.text() == expected)
    }
}

extension RouteDeclaration {
    fileprivate init(_ parameters: KeyValuePairs<Name, Parameter.Kind>) {
        self.init()
        self.parameters = parameters.map { Parameter(label: $0, kind: $1, isOptional: false) }
    }
}

extension LinkMatcher {
    fileprivate init(_ rules: [LinkRule], declaring route: Name, _ parameters: [Name: Parameter.Kind]) {
        var manifest = Manifest()
        manifest.links.rules = rules
        var declaration = RouteDeclaration()
        declaration.parameters = parameters.map { Parameter(label: $0, kind: $1, isOptional: false) }
        manifest.routes[route] = declaration
        self.init(manifest)
    }
}
