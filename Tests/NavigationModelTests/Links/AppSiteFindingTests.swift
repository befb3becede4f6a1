import NavigationModel
import StrictJSON
import Testing

@Suite struct AppSiteFindingTests {
    @Test func aSoundFileHasNoFindings() throws {
        let file = try file(
            [
                ["#": "no_universal_links", "exclude": true], ["/": "/buy/*"],
                ["/": "/help/website/*", "exclude": true], ["/": "/help/*", "?": ["articleNumber": "????"]],
                ["/": "/$(lang)-$(region)/x", "percentEncoded": false], ["/": "/a b", "percentEncoded": false],
                ["/": "/exact"], ["/": "/exact/?*"], ["/": "*", "?": "?*"], ["/": "*"],
            ])
        #expect(file.findings().isEmpty)
    }

    @Test func eachFaultIsNamedWithItsPlace() throws {
        let file = try file(
            [
                ["/": "/$(nobody)/x"], ["/": "/a#b"], ["/": "/q", "?": ["k": true]], ["/": "/help/*"],
                ["/": "/help/website/*", "exclude": true], ["/": "/help/faq"], ["/": "/a b"],
                ["/": "/c", "exclude": true], ["/": "/c"],
            ])
        let place = "/applinks/details/0/components/"
        #expect(
            file.findings().map { "\($0.pointer.description.replacing(place, with: "")) \($0.fault.short)" } == [
                "0 undefinedVariable nobody", "1 fragmentInPath", "1 neverMatches", "2 ignoredQuery",
                "4 excludedTooLate 3", "5 unreachable 3", "6 neverMatches", "8 unreachable 7",
            ])
    }

    @Test func componentsOfOtherAppsShadowNothing() throws {
        let file = try association(
            """
            {"applinks":{"details":[{"appID":"T.a","components":[{"/":"*"}]},
            {"appIDs":["T.b","T.a"],"components":[{"/":"/b"}]},{"appID":"T.b","components":[{"/":"/b"}]}]}}
            """)
        #expect(file.findings().map(\.pointer.description) == ["/applinks/details/2/components/0"])
    }

    @Test func whatAppleOpensMustBeRouted() throws {
        let file = try file([
            ["/": "/secret/*", "exclude": true], ["/": "/item/*"], ["/": "/cart"], ["/": "/admin/*"],
            ["/": "/n/????"], ["/": "/search", "?": ["q": "?*"]],
        ])
        let manifest = manifest([
            LinkRule("admin", "/admin/*", exclude: true), LinkRule("item", "/item/:id"),
            LinkRule("n", "/n/:n", converting: ["n": .int]),
            LinkRule("search", "/search", query: [("q", ":q")]),
        ])
        #expect(
            file.findings(against: manifest).map { "\($0.pointer.tokens.last ?? "") \($0.fault.short)" } == [
                "1 partlyRouted https://shop.example/item/ noRule", "2 unrouted https://shop.example/cart noRule",
                "3 unrouted https://shop.example/admin/ excluded",
            ])
    }

    @Test func whatTheManifestRoutesMustBeDelivered() throws {
        let file = try file([["/": "/item/secret", "exclude": true], ["/": "/item/*"], ["/": "/n/????"]])
        let manifest = manifest([
            LinkRule("secret", "/item/secret"), LinkRule("item", "/item/:rest*"), LinkRule("cart", "/cart"),
            LinkRule("n", "/n/:n"), LinkRule("hidden", "/hidden", exclude: true), LinkRule("late", "/cart"),
        ])
        #expect(
            file.findings(against: manifest).map { "\($0.pointer.tokens.last ?? "") \($0.fault.short)" } == [
                "0 undelivered secret https://shop.example/item/secret",
                "details undelivered cart https://shop.example/cart",
            ])
    }

    @Test func onlyTheAppOfTheManifestIsCompared() throws {
        let file = try association(
            """
            {"applinks":{"details":[{"appID":"T.com.example.shop","components":[{"/":"/item/?*"}]},
            {"appID":"T.com.example.other","components":[{"/":"/other"}]}]}}
            """)
        var manifest = manifest([LinkRule("item", "/item/:rest+")])
        #expect(file.findings(against: manifest).map(\.fault.short) == ["unrouted https://shop.example/other noRule"])
        manifest.app = "com.example.shop"
        #expect(file.findings(against: manifest).isEmpty)
        manifest.links.hosts = manifest.links.hosts.filter { $0.scheme != "https" }
        manifest.links.rules = []
        #expect(file.findings(against: manifest).isEmpty)
    }

    private func file(_ components: [JSONValue]) throws -> AppSiteAssociation {
        let details: JSONValue = [["appID": "T.a", "components": .array(components)]]
        return try #require(AppSiteAssociation(json: ["applinks": ["details": details]]))
    }

    private func manifest(_ rules: [LinkRule]) -> Manifest {
        var manifest = Manifest()
        manifest.links.hosts = [
            LinkHost(scheme: "shop", host: nil, takesSubdomains: false, port: nil),
            LinkHost(scheme: "https", host: "shop.example", takesSubdomains: false, port: nil),
        ]
        manifest.links.rules = rules
        return manifest
    }
}

extension AppSiteFinding.Fault {
    fileprivate var short: String {
        switch self {
        case .undefinedVariable(let name): "undefinedVariable \(name)"
        case .fragmentInPath: "fragmentInPath"
        case .ignoredQuery: "ignoredQuery"
        case .neverMatches: "neverMatches"
        case .excludedTooLate(let other): "excludedTooLate \(other.tokens.last ?? "")"
        case .unreachable(let other): "unreachable \(other.tokens.last ?? "")"
        case .unrouted(let url, let reason): "unrouted \(url) \(reason.text)"
        case .partlyRouted(let url, let reason): "partlyRouted \(url) \(reason.text)"
        case .undelivered(let rule, let url): "undelivered \(rule) \(url)"
        }
    }
}
