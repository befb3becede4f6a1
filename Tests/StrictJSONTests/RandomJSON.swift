import StrictJSON

/// Random JSON: values, and spellings of them that no writer would choose.
struct RandomJSON<Generator: RandomNumberGenerator> {
    var generator: Generator

    /// Returns a value with at most that many levels.
    mutating func value(levels: Int = 4) -> JSONValue {
        switch Int.random(in: 0..<(levels > 0 ? 9 : 5), using: &generator) {
        case 0: return .null
        case 1: return .bool(.random(using: &generator))
        case 2: return .number(number())
        case 3, 4: return .string(string())
        case 5, 6: return .array((0..<count()).map { _ in value(levels: levels - 1) })
        default:
            return .object(
                JSONObject(
                    (0..<count()).map { _ in
                        JSONObject.Member(name: string(), value: value(levels: levels - 1))
                    }))
        }
    }

    /// Returns a value that differs from another in a few places.
    mutating func variation(of value: JSONValue) -> JSONValue {
        if chance(8) { return self.value(levels: 2) }
        switch value {
        case .array(var elements):
            if chance(3), !elements.isEmpty { elements.remove(at: .random(in: elements.indices, using: &generator)) }
            if chance(3) {
                elements.insert(self.value(levels: 1), at: .random(in: 0...elements.count, using: &generator))
            }
            return .array(elements.map { chance(2) ? variation(of: $0) : $0 })
        case .object(let object):
            var members = object.members
            if chance(3), !members.isEmpty { members.remove(at: .random(in: members.indices, using: &generator)) }
            if chance(3) { members.append(JSONObject.Member(name: string(), value: self.value(levels: 1))) }
            members = members.map { chance(2) ? JSONObject.Member(name: $0.name, value: variation(of: $0.value)) : $0 }
            return .object(JSONObject(members.shuffled(using: &generator)))
        case .null, .bool, .number, .string:
            return value
        }
    }

    /// Returns JSON text of a value with whitespace and escapes wherever they may stand.
    mutating func spelling(of value: JSONValue) -> String {
        switch value {
        case .null, .bool, .number:
            return space() + value.text() + space()
        case .string(let string):
            return space() + spelling(of: string) + space()
        case .array(let elements):
            let texts = elements.map { spelling(of: $0) }
            return space() + "[" + (texts.isEmpty ? space() : texts.joined(separator: ",")) + "]" + space()
        case .object(let object):
            let texts = object.members.map { space() + spelling(of: $0.name) + space() + ":" + spelling(of: $0.value) }
            return space() + "{" + (texts.isEmpty ? space() : texts.joined(separator: ",")) + "}" + space()
        }
    }

    mutating func chance(_ outOf: Int) -> Bool {
        Int.random(in: 0..<outOf, using: &generator) == 0
    }

    private mutating func count() -> Int {
        chance(12) ? .random(in: 15...20, using: &generator) : .random(in: 0...3, using: &generator)
    }

    private mutating func number() -> JSONNumber {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: return JSONNumber(.random(in: -3...3, using: &generator))
        case 1: return JSONNumber(.random(in: .min ... .max, using: &generator))
        case 2: return JSONNumber(Double(bitPattern: .random(in: 0...UInt64.max, using: &generator))) ?? JSONNumber(0)
        case 3: return JSONNumber(Double(Int.random(in: -4000...4000, using: &generator)) / 1000) ?? JSONNumber(0)
        default:
            let literals = [
                "-0", "1.0", "1e0", "10E-1", "1E+2", "0.000", "-0.0e7", "123456789012345678901234567890", "1e-400",
            ]
            return literals.randomElement(using: &generator).flatMap { JSONNumber(literal: $0) } ?? JSONNumber(0)
        }
    }

    mutating func string() -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...(chance(4) ? 40 : 4), using: &generator) { scalars.append(scalar()) }
        return String(scalars)
    }

    private mutating func scalar() -> Unicode.Scalar {
        let ranges: [ClosedRange<UInt32>] = [
            0x61...0x66, 0x20...0x7E, 0x00...0x1F, 0x7F...0xFF, 0x300...0x304, 0x2000...0x206F, 0xD7F0...0xE010,
            0xFDC0...0xFFFF, 0x1F600...0x1F610, 0xE0000...0xE0080, 0x10FFF0...0x10FFFF, 0x22...0x22, 0x5C...0x5C,
        ]
        let range = chance(2) ? ranges[0] : ranges.randomElement(using: &generator) ?? ranges[0]
        return Unicode.Scalar(UInt32.random(in: range, using: &generator)) ?? "x"
    }

    private mutating func space() -> String {
        chance(5) ? ["  ", "\t", "\n", "\r\n"].randomElement(using: &generator) ?? "" : ""
    }

    private mutating func spelling(of string: String) -> String {
        var text = String.UnicodeScalarView("\"".unicodeScalars)
        for scalar in string.unicodeScalars {
            if chance(3) {
                for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
                    let digits = String(unit, radix: 16, uppercase: chance(2))
                    text.append(
                        contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars)
                }
            } else {
                let quoted = JSONValue.string(String(scalar)).canonicalText.unicodeScalars
                text.append(
                    contentsOf: scalar == "/"
                        ? "\\/".unicodeScalars : String(quoted.dropFirst().dropLast()).unicodeScalars)
            }
        }
        text.append("\"")
        return String(text)
    }
}

extension RandomJSON {
    /// Returns a document that is likely to be broken.
    mutating func document() -> [UInt8] {
        let values = (0..<2).map { _ in value(levels: 3) }
        return mutation(of: Array(spelling(of: .array(values)).utf8))
    }

    /// Returns bytes with a few changes that are likely to break them, or not.
    mutating func mutation(of bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let place = Int.random(in: 0...bytes.count, using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0 where place < bytes.count: bytes.remove(at: place)
            case 1 where place < bytes.count: bytes[place] = .random(in: 0...255, using: &generator)
            case 2: bytes.insert(contentsOf: fragment(), at: place)
            case 3 where place < bytes.count: bytes[place] = fragment().first ?? 0
            case 4:
                let end = min(bytes.count, place + .random(in: 1...12, using: &generator))
                bytes.insert(contentsOf: bytes[place..<end], at: end)
            default:
                bytes.swapAt(
                    min(place, max(0, bytes.count - 1)),
                    bytes.isEmpty ? 0 : .random(in: bytes.indices, using: &generator))
            }
        }
        return bytes
    }

    private mutating func fragment() -> [UInt8] {
        let fragments = [
            ",", ":", "{", "}", "[", "]", "\"", "\\", "\\u", "\\ud800", "\\udc00", "\\u0061", " ", "\n", "0", "-", ".",
            "e", "1e400", "1", "null", "tru", "é", "😀", "/", "\u{1}", "a", "NaN", "\\n", "e+5", ",]", ", }",
            "\"a\":1,", ",\"a\":1", "\"a\":1,\"\\u0061\":1,", String(repeating: "[", count: 70), "]]]]",
        ]
        let badBytes: [[UInt8]] = [
            [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90], [0xE2, 0x82], [0xFF], [0xEF, 0xBB, 0xBF],
        ]
        if chance(9) { return badBytes.randomElement(using: &generator) ?? [] }
        return Array((fragments.randomElement(using: &generator) ?? "").utf8)
    }
}
