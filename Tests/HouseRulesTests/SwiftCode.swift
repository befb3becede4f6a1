/// A scanner that leaves of Swift source only the code: comments and the insides of literals become spaces.
///
/// Every byte keeps its place and every line its number. Quotes stay, so that a force unwrap of a literal still shows,
/// and so does the code inside interpolations. A slash opens a regular expression where an operand is due and another
/// slash ends it on the same line; that is how the compiler reads it too, but for rare cases.
struct SwiftCode {
    private let source: [UInt8]
    private var code: [UInt8]
    private var at = 0

    /// Returns the source with everything that is not code blanked.
    static func masked(_ source: [UInt8]) -> [UInt8] {
        var scanner = SwiftCode(source: source, code: source)
        scanner.scanCode(inInterpolation: false)
        return scanner.code
    }

    /// Passes over code, to the end or to the parenthesis that closes an interpolation.
    private mutating func scanCode(inInterpolation: Bool) {
        var depth = 0
        while at < source.count {
            switch Unicode.Scalar(source[at]) {
            case "/", "#", "\"":
                scanToken()
                continue
            case "(":
                depth += 1
            case ")":
                depth -= 1
            default:
                break
            }
            at += 1
            if depth < 0 && inInterpolation { return }
        }
    }

    /// Passes over a comment or a literal, or over the one byte that only looked like the start of one.
    private mutating func scanToken() {
        let pounds = source[at...].prefix { $0 == UInt8(ascii: "#") }.count
        if sees("//") {
            blank(source[at...].prefix { $0 != UInt8(ascii: "\n") }.count)
        } else if sees("/*") {
            blankComment()
        } else if sees("\"", after: pounds) {
            at += pounds
            scanString(pounds: pounds)
        } else if sees("/", after: pounds), let length = lengthOfRegex(pounds: pounds) {
            blank(length)
        } else {
            at += 1
        }
    }

    /// Passes over a string from its first quote on; one that does not end on its line ends with it.
    private mutating func scanString(pounds: Int) {
        let pound = String(repeating: "#", count: pounds)
        let quote = sees("\"\"\"") ? "\"\"\"" : "\""
        let end = quote + pound
        let escape = "\\" + pound
        at += quote.utf8.count
        while at < source.count {
            switch Unicode.Scalar(source[at]) {
            case "\"" where sees(end):
                at += end.utf8.count
                return
            case "\\" where sees(escape + "("):
                at += escape.utf8.count + 1
                scanCode(inInterpolation: true)
            case "\\" where sees(escape):
                blank(escape.utf8.count + 1)
            case "\n" where quote == "\"":
                return
            default:
                blank(1)
            }
        }
    }

    /// Blanks a block comment with those inside it.
    private mutating func blankComment() {
        var depth = 0
        repeat {
            if sees("/*") { depth += 1 }
            if sees("*/") { depth -= 1 }
            blank(sees("/*") || sees("*/") ? 2 : 1)
        } while depth > 0 && at < source.count
    }

    /// Returns the length of the regular expression that begins here, if one does.
    private func lengthOfRegex(pounds: Int) -> Int? {
        let body = source[(at + pounds + 1)...].prefix { $0 != UInt8(ascii: "\n") }
        guard let first = body.first, pounds > 0 || (first != UInt8(ascii: " ") && operandIsDue) else { return nil }
        let end = Array("/".utf8) + Array(repeating: UInt8(ascii: "#"), count: pounds)
        var place = body.startIndex
        while place < body.endIndex, !body[place...].starts(with: end) {
            place += body[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        return place < body.endIndex ? place + end.count - at : nil
    }

    /// Whether what stands before this place on its line asks for an operand, so that a slash is no division.
    private var operandIsDue: Bool {
        let before = source[..<at].last { $0 != UInt8(ascii: " ") } ?? UInt8(ascii: "\n")
        return Array("\n(,=:[{;&|!?".utf8).contains(before)
    }
}

extension SwiftCode {
    private func sees(_ text: String, after offset: Int = 0) -> Bool {
        source[min(at + offset, source.count)...].starts(with: text.utf8)
    }

    /// Blanks and passes over so many bytes; line ends stay.
    private mutating func blank(_ length: Int) {
        for _ in 0..<min(length, source.count - at) {
            if code[at] != UInt8(ascii: "\n") { code[at] = UInt8(ascii: " ") }
            at += 1
        }
    }
}
