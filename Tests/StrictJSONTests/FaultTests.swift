import StrictJSON
import Testing

/// A document with a fault, and where it is.
struct Fault: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let error: JSONError

    init(_ text: String, _ code: JSONError.Code, _ offset: Int) {
        self.init(Array(text.utf8), code, offset)
    }

    init(_ bytes: [UInt8], _ code: JSONError.Code, _ offset: Int) {
        self.bytes = bytes
        self.error = JSONError(code: code, offset: offset)
    }

    /// A string of the given raw bytes.
    init(string contents: [UInt8], _ code: JSONError.Code, _ offset: Int) {
        self.init([0x22] + contents + [0x22], code, offset)
    }

    var testDescription: String { String(decoding: bytes.prefix(60), as: UTF8.self) }
}

@Suite struct FaultTests {
    @Test(
        arguments: [
            // The end comes too early.
            Fault("", .syntax, 0), Fault("  ", .syntax, 2), Fault("[", .syntax, 1), Fault("[1", .syntax, 2),
            Fault("[1,", .syntax, 3), Fault("{", .syntax, 1), Fault(#"{"a"#, .syntax, 3), Fault(#"{"a""#, .syntax, 4),
            Fault(#"{"a":"#, .syntax, 5), Fault(#"{"a":1"#, .syntax, 6), Fault(#"{"a":1,"#, .syntax, 7),
            Fault("tru", .syntax, 3), Fault("-", .syntax, 1), Fault("1.", .syntax, 2), Fault("1e", .syntax, 2),
            Fault("1e+", .syntax, 3), Fault(#"""#, .syntax, 1), Fault(#""\"#, .syntax, 2), Fault(#""\u"#, .syntax, 3),
            Fault(#""\u12"#, .syntax, 5), Fault(#""\ud800"#, .syntax, 7), Fault(#""\ud800\"#, .syntax, 8),
            Fault(#""\ud800\udc0"#, .syntax, 12), Fault([0x22, 0xC3], .syntax, 2),
            Fault([0x22, 0xF0, 0x9F, 0x98], .syntax, 4), Fault(#"{"a":1,"a"#, .syntax, 9),
            // A byte that does not fit.
            Fault("nul1", .syntax, 3), Fault("True", .syntax, 0), Fault("truex", .syntax, 4), Fault("NaN", .syntax, 0),
            Fault("-Infinity", .syntax, 1), Fault("+1", .syntax, 0), Fault(".5", .syntax, 0), Fault("01", .syntax, 1),
            Fault("-01", .syntax, 2), Fault("1.e5", .syntax, 2), Fault("1e5.5", .syntax, 3), Fault("0x10", .syntax, 1),
            Fault("--1", .syntax, 1), Fault("1 2", .syntax, 2), Fault("{}{}", .syntax, 2), Fault("[]]", .syntax, 2),
            Fault("[1 2]", .syntax, 3), Fault("[,1]", .syntax, 1), Fault("[1,,2]", .syntax, 3),
            Fault("[1}", .syntax, 2),
            Fault("[}", .syntax, 1), Fault("{]", .syntax, 1), Fault("{1:2}", .syntax, 1), Fault("{a:1}", .syntax, 1),
            Fault("{'a':1}", .syntax, 1), Fault(#"{"a" 1}"#, .syntax, 5), Fault(#"{"a"::1}"#, .syntax, 5),
            Fault(#"{"a":1;"b":2}"#, .syntax, 6), Fault("{,}", .syntax, 1), Fault("// x", .syntax, 0),
            Fault("1,", .syntax, 1), Fault("\u{FEFF}1", .syntax, 0), Fault("\u{0B}1", .syntax, 0),
            Fault("\u{A0}1", .syntax, 0), Fault("\0", .syntax, 0), Fault("1\0", .syntax, 1),
            Fault("[\u{1}]", .syntax, 1),
            // An escape that is none.
            Fault(#""\x""#, .syntax, 1), Fault(#""ab\'""#, .syntax, 3), Fault(#""\U0041""#, .syntax, 1),
            Fault(#""\u00g0""#, .syntax, 1), Fault(#""\u12""#, .syntax, 1), Fault(#""\u+123""#, .syntax, 1),
            Fault(#""\u１２３４""#, .syntax, 1), Fault(#""12345678\q""#, .syntax, 9),
        ]
    )
    func syntax(fault: Fault) {
        expect(fault)
    }

    @Test(
        arguments: [
            Fault("[1,]", .trailingComma, 2), Fault("[1 , ]", .trailingComma, 3), Fault("[[],\n]", .trailingComma, 3),
            Fault(#"{"a":1,}"#, .trailingComma, 6), Fault(#"{"a":{"b":1 ,}}"#, .trailingComma, 12),
            Fault("[1,],\u{1}", .trailingComma, 2),
        ]
    )
    func trailingCommaIsReportedAtTheComma(fault: Fault) {
        expect(fault)
    }

    @Test(
        arguments: [
            Fault(#"{"a":1,"a":2}"#, .duplicateName, 7), Fault(#"{"a":1,"\u0061":2}"#, .duplicateName, 7),
            Fault(#"{"\u0061":1,"a":2}"#, .duplicateName, 12), Fault(#"{"":1, "":2}"#, .duplicateName, 7),
            Fault(#"{"😀":1,"\ud83d\ude00":2}"#, .duplicateName, 10), Fault(#"{"/":1,"\/":2}"#, .duplicateName, 7),
            Fault(#"[{"x":{"b":1,"c":{},"b":2}}]"#, .duplicateName, 20), Fault(#"{"a":1,"a" 2}"#, .duplicateName, 7),
            Fault(#"{"a":1,"a":[1,]}"#, .duplicateName, 7),
            Fault(
                #"{"a name beyond 8 bytes":1,"a name beyond 8 byteS":2,"a name beyond 8 bytes":3}"#, .duplicateName, 53),
        ]
    )
    func duplicateNameIsReportedAtItsOpeningQuote(fault: Fault) {
        expect(fault)
    }

    @Test(
        arguments: [
            Fault(#""\ud800""#, .loneSurrogate, 1), Fault(#""\udc00""#, .loneSurrogate, 1),
            Fault(#""ab\udfff\ud800""#, .loneSurrogate, 3), Fault(#""\ud800\ud800\udc00""#, .loneSurrogate, 1),
            Fault(#""\uD800\n""#, .loneSurrogate, 1), Fault(#""\ud800x""#, .loneSurrogate, 1),
            Fault(#""\ud800\u0041""#, .loneSurrogate, 1), Fault(#""\ud800\uzzzz""#, .loneSurrogate, 1),
            Fault(#""\ud83d\ude00\ude00""#, .loneSurrogate, 13), Fault(#"{"\udead":1}"#, .loneSurrogate, 2),
        ]
    )
    func loneSurrogateIsReportedAtItsBackslash(fault: Fault) {
        expect(fault)
    }

    @Test(
        arguments: [
            Fault(string: [0x80], .invalidUTF8, 1), Fault(string: [0xFF], .invalidUTF8, 1),
            Fault(string: [0x61, 0xC3], .invalidUTF8, 2), Fault(string: [0xC0, 0x80], .invalidUTF8, 1),
            Fault(string: [0xC1, 0xBF], .invalidUTF8, 1), Fault(string: [0xE0, 0x9F, 0xBF], .invalidUTF8, 1),
            Fault(string: [0xED, 0xA0, 0x80], .invalidUTF8, 1), Fault(string: [0xED, 0xBF, 0xBF], .invalidUTF8, 1),
            Fault(string: [0xF0, 0x8F, 0xBF, 0xBF], .invalidUTF8, 1),
            Fault(string: [0xF4, 0x90, 0x80, 0x80], .invalidUTF8, 1),
            Fault(string: [0xF5, 0x80, 0x80, 0x80], .invalidUTF8, 1),
            Fault(string: [0xE2, 0x82, 0x41], .invalidUTF8, 1),
            Fault(string: [0xC3, 0xA9, 0xC3, 0xA9, 0xA9], .invalidUTF8, 5), Fault([0xFF], .invalidUTF8, 0),
            Fault([0x5B, 0x31, 0x2C, 0xC3, 0x5D], .invalidUTF8, 3), Fault([0x31, 0x80], .invalidUTF8, 1),
            Fault([0xFF, 0xFE, 0x31, 0x00], .invalidUTF8, 0),
        ]
    )
    func badBytesAreReportedAtTheFirst(fault: Fault) {
        expect(fault)
    }

    @Test func everyRawControlCharacterInAStringIsAFaultAtItsOffset() {
        for control in UInt8(0)..<0x20 {
            for padding in 0..<20 {
                let contents = [UInt8](repeating: 0x61, count: padding) + [control, 0x62]
                expect(Fault(string: contents, .controlCharacter, 1 + padding))
            }
        }
    }

    @Test(
        arguments: [
            Fault("1e400", .numberRange, 0), Fault("[-1E+309]", .numberRange, 1), Fault("1.8e308", .numberRange, 0),
            Fault("0.1e310", .numberRange, 0), Fault(#"{"a":1e99999999999999999999}"#, .numberRange, 5),
            Fault("[1e400,]", .numberRange, 1), Fault("1e400x", .numberRange, 0),
            Fault("1" + String(repeating: "0", count: 309) + ".5", .numberRange, 0),
        ]
    )
    func infiniteDoubleIsReportedAtTheNumber(fault: Fault) {
        expect(fault)
    }

    @Test func theBracketThatOpensLevel65IsTooDeep() throws {
        for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
            let opening = String(repeating: open, count: 64)
            #expect(throws: Never.self) {
                try JSONValue(parsing: opening + "1" + String(repeating: close, count: 64))
            }
            expect(Fault(opening + "[", .tooDeep, opening.utf8.count))
            expect(Fault(opening + "{", .tooDeep, opening.utf8.count))
        }
    }

    /// Checks that parsing and skipping both find the fault.
    private func expect(_ fault: Fault, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(throws: fault.error, sourceLocation: sourceLocation) { try JSONValue(parsing: fault.bytes) }
        #expect(skippingError(fault.bytes) == fault.error, sourceLocation: sourceLocation)
    }
}

/// Returns the fault that skipping a whole document finds, nil if there is none.
func skippingError(_ bytes: [UInt8]) -> JSONError? {
    let span = bytes.span.bytes
    var scanner = JSONScanner()
    do throws(JSONError) {
        scanner.skipWhitespace(in: span)
        try scanner.skipValue(in: span)
        try scanner.expectEnd(in: span)
        return nil
    } catch {
        return error
    }
}
