import Foundation
import StrictJSON
import TestSupport
import Testing

/// A second opinion: Python's `json`, told to refuse what it takes beyond the standard.
@Suite(.enabled(if: Python.isThere)) struct PythonTests {
    @Test func pythonAgreesOnWhatIsValidAndWhatItMeans() throws {
        var random = RandomJSON(generator: SeededGenerator(seed: 8))
        let documents = (0..<12_000).map { index in
            index % 4 == 0 ? Array(random.spelling(of: random.value(levels: 3)).utf8) : random.document()
        }
        let answers = try Python.read(documents)
        try #require(answers.count == documents.count)
        var (valid, invalid) = (0, 0)
        for (document, answer) in zip(documents, answers) {
            let value = try? JSONValue(parsing: document)
            let expected: JSONValue? = answer == "-" ? .none : try JSONValue(parsing: answer)
            #expect(value == expected, "\(answer) \(String(decoding: document, as: UTF8.self))")
            if value == nil { invalid += 1 } else { valid += 1 }
        }
        #expect(valid > 3000)
        #expect(invalid > 3000)
    }
}

private enum Python {
    /// Reads one document in base 64 a line; answers with its value in ASCII, or `-`.
    static let program = #"""
        import base64, json, sys
        def members(pairs):
            if len(dict(pairs)) < len(pairs): raise ValueError
            return dict(pairs)
        def constant(name): raise ValueError
        def fraction(literal):
            if float(literal) in (float("inf"), float("-inf")): raise ValueError
            return float(literal)
        for line in sys.stdin:
            try:
                text = base64.b64decode(line).decode("utf-8")
                value = json.loads(text, object_pairs_hook=members, parse_constant=constant, parse_float=fraction)
                json.dumps(value, ensure_ascii=False).encode("utf-8")
                print(json.dumps(value))
            except (ValueError, RecursionError):
                print("-")
        """#

    static let isThere = (try? read([Array("1".utf8)])) == ["1"]

    static func read(_ documents: [[UInt8]]) throws -> [String] {
        let input = documents.map { Data($0).base64EncodedString() + "\n" }.joined()
        let answers = try Tool.run(["python3", "-c", program], input: input, hidesErrors: true).output
        return answers.split(separator: "\n").map(String.init)
    }
}
