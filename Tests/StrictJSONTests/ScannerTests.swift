import Foundation
import StrictJSON
import Testing

@Suite struct ScannerTests {
    @Test func rangeOfAStringIsRightAtEveryAlignmentAndLength() throws {
        for padding in 0..<9 {
            for length in 0..<40 {
                let contents = String(repeating: "x", count: length)
                let bytes = Array((String(repeating: " ", count: padding) + "\"\(contents)\"").utf8)
                var scanner = JSONScanner(position: padding)
                let string = try scanner.skipString(in: bytes.span.bytes)
                #expect(string.contents == padding + 1..<padding + 1 + length)
                #expect(!string.hasEscapes)
                #expect(scanner.position == bytes.count)
            }
        }
    }

    @Test func escapesAndLongCharactersAreSeenAtEveryPlaceInAWord() throws {
        for (raw, text) in [
            (#"\n"#, "\n"), (#"\ud83d\ude00"#, "😀"), ("é", "é"), ("€", "€"), ("😀", "😀"), (#"\""#, "\""),
        ] {
            for before in 0..<18 {
                for after in 0..<18 {
                    let (left, right) = (String(repeating: "a", count: before), String(repeating: "b", count: after))
                    let bytes = Array("\"\(left)\(raw)\(right)\",".utf8)
                    var scanner = JSONScanner()
                    let string = try scanner.skipString(in: bytes.span.bytes)
                    #expect(string.contents == 1..<bytes.count - 2)
                    #expect(string.hasEscapes == raw.hasPrefix("\\"))
                    scanner.position = 0
                    #expect(try scanner.parseValue(in: bytes.span.bytes).stringValue == left + text + right)
                    #expect(scanner.position == bytes.count - 1)
                }
            }
        }
    }

    @Test func scannerStopsRightAfterTheValue() throws {
        for text in [#""a""#, "12", "-1.5e3", "true", "null", #"{"a":[1, 2]}"#, "[ ]", "0"] {
            let bytes = Array("  \(text) ,".utf8)
            var scanner = JSONScanner()
            scanner.skipWhitespace(in: bytes.span.bytes)
            let start = scanner
            try scanner.skipValue(in: bytes.span.bytes)
            #expect(scanner.position == 2 + text.utf8.count)
            scanner = start
            #expect(try scanner.parseValue(in: bytes.span.bytes).text() == text.filter { $0 != " " })
            #expect(scanner.position == 2 + text.utf8.count)
        }
    }

    @Test func containersAroundTheValueCount() {
        let bytes = Array("[[0]]".utf8)
        for (depth, error) in [(62, nil), (63, 1), (64, 0)] as [(Int, Int?)] {
            var scanner = JSONScanner()
            var offset: Int?
            do throws(JSONError) {
                try scanner.skipValue(in: bytes.span.bytes, depth: depth)
            } catch {
                offset = error.offset
            }
            #expect(offset == error)
        }
    }

    @Test func stringIsWantedWhereAStringIsRead() {
        for text in ["", "1", "{", " \"\""] {
            var scanner = JSONScanner()
            #expect(throws: JSONError(code: .syntax, offset: 0)) {
                try scanner.skipString(in: Array(text.utf8).span.bytes)
            }
        }
    }

    @Test func deepestDocumentFitsASmallStack() async {
        let open = String(repeating: #"[{"a":"#, count: 32)
        let text = open + #""x""# + String(repeating: "}]", count: 32)
        let canonical: String? = await withCheckedContinuation { continuation in
            let thread = Thread {
                let value = try? JSONValue(parsing: text)
                continuation.resume(returning: value.flatMap { $0 == $0 ? $0.canonicalText : nil })
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
        #expect(canonical == text)
    }
}
