import Foundation
import StrictJSON
import Testing

@testable import NavigationFormats

/// The document around the data.
@Suite struct PageFrameTests {
    /// The examples of FIPS 180-4, and lengths around the edge of a block, against OpenSSL.
    @Test(arguments: [
        ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
        ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
        ),
        (String(repeating: "a", count: 55), "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
        (String(repeating: "a", count: 119), "MeulHDE6XAgiat8Y1KNZz9/Y0ugWsT9K+VL36mWE3Ps="),
    ])
    func aDigestIsThatOfEveryOtherProgram(_ text: String, _ digest: String) {
        #expect(SHA256.base64(of: Array(text.utf8)) == digest)
    }

    @Test func everyPartStandsInThePageAndIsAllowedByItsDigest() throws {
        let page = try Specimen("shop").text(HTMLFormat())
        for pattern in ["<link", "src=", "http://", "https://www"] {
            let isName = pattern == "http://" && page.contains("http://www.w3.org/2000/svg")
            #expect(page.ranges(of: pattern).count == (isName ? 1 : 0), "\(pattern)")
        }
        let policy = try #require(page.firstMatch(of: #/Content-Security-Policy" content="([^"]+)"/#)).1
        #expect(policy.hasPrefix("default-src 'none'; ") && !policy.contains("unsafe") && !policy.contains("*"))
        let scripts = page.matches(of: #/<script>((?:.|\n)*?)<\/script>/#).map(\.1)
        let styles = page.matches(of: #/<style>((?:.|\n)*?)<\/style>/#).map(\.1)
        #expect(scripts.count == 9 && styles.count == 7)
        for part in scripts + styles { #expect(policy.contains("'sha256-\(SHA256.base64(of: Array(part.utf8)))'")) }
        #expect(policy.ranges(of: "sha256-").count == 16)
    }

    @Test func theDataIsJSONThatEndsNoBlock() throws {
        let page = try Specimen("library").text(HTMLFormat())
        let block = try #require(
            page.firstMatch(of: #/<script type="application\/json" id="history">((?:.|\n)*?)<\/script>/#)
        ).1
        #expect(!block.contains { "<>&".contains($0) })
        let data = try #require(try JSONValue(parsing: String(block)).objectValue)
        #expect(
            data.members.map(\.name) == [
                "journal", "header", "layout", "entries", "scenes", "intents", "outcomes", "parts", "routes",
                "findings", "lints",
            ])
        #expect(data["entries"]?.arrayValue?.count == 321)
    }
}
