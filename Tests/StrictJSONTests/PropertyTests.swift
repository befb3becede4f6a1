import StrictJSON
import TestSupport
import Testing

@Suite struct PropertyTests {
    @Test func everySpellingReadsBackAsTheSameValue() throws {
        var random = RandomJSON(generator: SeededGenerator(seed: 1))
        for _ in 0..<3000 {
            let value = random.value()
            for text in [value.text(.output), value.text(.journal), random.spelling(of: value)] {
                let read = try JSONValue(parsing: text)
                #expect(read == value)
                #expect(read.hashValue == value.hashValue)
                #expect(scalars(read.text()) == scalars(value.text()))
                #expect(skippingError(Array(text.utf8)) == nil)
            }
        }
    }

    @Test func canonicalTextIsItsOwnCanonicalText() throws {
        var random = RandomJSON(generator: SeededGenerator(seed: 2))
        for _ in 0..<3000 {
            let text = random.value().canonicalText
            #expect(scalars(try JSONValue(parsing: text).canonicalText) == scalars(text))
        }
    }

    @Test func canonicalMembersAreInTheOrderOfUTF16() throws {
        var random = RandomJSON(generator: SeededGenerator(seed: 9))
        var differs = 0
        for _ in 0..<300 {
            let names = (0..<30).map { _ in random.string() }
            let object = JSONObject(names.map { JSONObject.Member(name: $0, value: nil) })
            let sorted = object.names.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) }
            let canonical = try JSONValue(parsing: JSONValue.object(object).canonicalText).objectValue?.names ?? []
            #expect(canonical.map(scalars) == sorted.map(scalars))
            differs += sorted == object.names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } ? 0 : 1
        }
        #expect(differs > 50)
    }

    @Test func valuesAreEqualExactlyWhenTheirCanonicalTextsAre() {
        var random = RandomJSON(generator: SeededGenerator(seed: 3))
        var equal = 0
        for _ in 0..<6000 {
            let value = random.value(levels: 2)
            let other = random.variation(of: value)
            let isEqual = value == other
            equal += isEqual ? 1 : 0
            #expect(isEqual == (scalars(value.canonicalText) == scalars(other.canonicalText)))
            if isEqual { #expect(value.hashValue == other.hashValue) }
        }
        #expect(1000...5000 ~= equal)
    }

    @Test func canonicalDoubleIsTheShortestThatReadsBack() throws {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<20_000 {
            let double = Double(bitPattern: .random(in: 0...UInt64.max, using: &generator))
            guard let number = JSONNumber(double) else { continue }
            #expect(number.doubleValue == double)
            let digits = number.literal.split(separator: "e")[0].filter(\.isNumber)
            #expect(digits.drop { $0 == "0" }.count <= 21)
        }
    }

    @Test func differenceLeadsFromOneValueToTheOther() throws {
        var random = RandomJSON(generator: SeededGenerator(seed: 5))
        var (empty, edited) = (0, 0)
        for _ in 0..<3000 {
            let old = random.value()
            let new = random.chance(5) ? random.value() : random.variation(of: old)
            let patch = JSONPatch.difference(from: old, to: new)
            #expect(try patch.apply(to: old) == new)
            #expect(patch.operations.isEmpty == (old == new))
            #expect(try JSONPatch(json: JSONValue(parsing: patch.json.text())) == patch)
            if patch.operations.isEmpty { empty += 1 } else { edited += 1 }
        }
        #expect(empty > 200)
        #expect(edited > 200)
    }

    @Test func skippingAndParsingAgreeOnBrokenDocuments() {
        var random = RandomJSON(generator: SeededGenerator(seed: 6))
        var codes: [JSONError.Code?: Int] = [:]
        for _ in 0..<20_000 {
            let bytes = random.document()
            var parsingError: JSONError?
            do throws(JSONError) {
                _ = try JSONValue(parsing: bytes)
            } catch {
                parsingError = error
            }
            #expect(skippingError(bytes) == parsingError)
            codes[parsingError?.code, default: 0] += 1
        }
        // Every kind of fault has been met, and so have documents without one.
        for code in JSONError.Code.allCases { #expect(codes[code, default: 0] > 5, "\(code)") }
        #expect(codes[nil, default: 0] > 1000)
    }

    @Test func faultIsTheSameHoweverTheDocumentGoesOn() {
        var random = RandomJSON(generator: SeededGenerator(seed: 7))
        for _ in 0..<5000 {
            let bytes = random.document()
            // What is wrong with a character of several bytes may depend on all of them.
            guard let error = skippingError(bytes), error.offset + 4 <= bytes.count else { continue }
            #expect(skippingError(bytes + random.mutation(of: bytes)) == error)
        }
    }

    private func scalars(_ text: String) -> [Unicode.Scalar] {
        Array(text.unicodeScalars)
    }
}
