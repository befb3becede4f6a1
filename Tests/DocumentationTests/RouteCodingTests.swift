import Foundation
import NavigationModel
import NavigationReplay
import StrictJSON
import Testing

/// The routes of an app as Swift programmers write them, known to no registry.
private enum AppRoute: Codable, Equatable, Sendable {
    case settings
    case topic(String)
    case article(id: UUID, source: String?)
    case range(from: Int, to: Double, Bool)
    case filter(Filter)
    indirect case nested(AppRoute)

    struct Filter: Codable, Equatable, Sendable {
        var tags: [String]
        var newest: Bool
    }
}

@Suite struct RouteCodingTests {
    private static let routes: [AppRoute] = [
        .settings, .topic("naïve \"quotes\"\n\u{1F468}\u{200D}\u{1F469}"),
        .article(id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)), source: nil),
        .article(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), source: "list"),
        .range(from: .min, to: 0.1, true), .range(from: .max, to: -2e-7, false),
        .filter(.init(tags: ["a/b", ""], newest: false)), .nested(.nested(.topic("deep"))),
    ]

    @Test func routesThatSwiftEncodesAreReadAsTheyAreAndDecodedAgain() throws {
        let encoder = JSONEncoder()
        var lines = [#"{"navlog":1,"app":"com.example.routes"}"#, #"{"seq":1,"scene":"main","intent":"sceneOpened"}"#]
        for (seq, route) in zip(2..., Self.routes) {
            let json = String(decoding: try encoder.encode(route), as: UTF8.self)
            lines.append(#"{"seq":\#(seq),"scene":"main","intent":"push","route":\#(json)}"#)
        }
        let specimen = try Specimen(text: lines)
        #expect(try specimen.findings().isEmpty)

        let timeline = try Timeline(specimen.source)
        let path = try #require(try timeline.world(at: timeline.end).scenes["main"]?.stacks["main"]?.path)
        let decoder = JSONDecoder()
        let decoded = try path.map { try decoder.decode(AppRoute.self, from: Data($0.json.text().utf8)) }
        #expect(decoded == Self.routes)
    }

    @Test func aRouteThatSwiftEncodesIsPrintedWithItsLabels() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let texts = try Self.routes.prefix(5).map { route in
            let json = String(decoding: try encoder.encode(route), as: UTF8.self)
            return try Route(text: json, manifest: nil).routeText(nil)
        }
        #expect(
            texts == [
                "settings", #"topic("naïve \"quotes\"\u000a👨\u200d👩")"#,
                "article(id: 01020304-0506-0708-090A-0B0C0D0E0F10)",
                "article(id: 00000000-0000-0000-0000-000000000001, source: list)",
                "range(_2: true, from: -9223372036854775808, to: 0.1)",
            ])
    }
}
