import StrictJSON
import Testing

@Suite struct NumberTests {
    /// Appendix B of RFC 8785.
    @Test(
        arguments: [
            (0x0000_0000_0000_0000, "0"), (0x8000_0000_0000_0000, "0"), (0x0000_0000_0000_0001, "5e-324"),
            (0x8000_0000_0000_0001, "-5e-324"), (0x7FEF_FFFF_FFFF_FFFF, "1.7976931348623157e+308"),
            (0xFFEF_FFFF_FFFF_FFFF, "-1.7976931348623157e+308"), (0x4340_0000_0000_0000, "9007199254740992"),
            (0xC340_0000_0000_0000, "-9007199254740992"), (0x4430_0000_0000_0000, "295147905179352830000"),
            (0x44B5_2D02_C7E1_4AF5, "9.999999999999997e+22"), (0x44B5_2D02_C7E1_4AF6, "1e+23"),
            (0x44B5_2D02_C7E1_4AF7, "1.0000000000000001e+23"), (0x444B_1AE4_D6E2_EF4E, "999999999999999700000"),
            (0x444B_1AE4_D6E2_EF4F, "999999999999999900000"), (0x444B_1AE4_D6E2_EF50, "1e+21"),
            (0x3EB0_C6F7_A0B5_ED8C, "9.999999999999997e-7"), (0x3EB0_C6F7_A0B5_ED8D, "0.000001"),
            (0x41B3_DE43_5555_5553, "333333333.3333332"), (0x41B3_DE43_5555_5554, "333333333.33333325"),
            (0x41B3_DE43_5555_5555, "333333333.3333333"), (0x41B3_DE43_5555_5556, "333333333.3333334"),
            (0x41B3_DE43_5555_5557, "333333333.33333343"), (0xBECB_F647_612F_3696, "-0.0000033333333333333333"),
            (0x4314_3FF3_C1CB_0959, "1424953923781206.2"),
        ] as [(UInt64, String)]
    )
    func doubleIsWrittenAsECMAScriptDoes(bits: UInt64, text: String) throws {
        let double = Double(bitPattern: bits)
        #expect(JSONNumber(double)?.literal == text)
        // A Swift description is no integer literal, so that its canonical text comes from the double.
        #expect(try JSONValue(parsing: double.description).canonicalText == text)
    }

    @Test func infinityAndNaNAreNoNumbers() {
        #expect(JSONNumber(.infinity) == nil)
        #expect(JSONNumber(-.infinity) == nil)
        #expect(JSONNumber(.nan) == nil)
    }

    @Test(arguments: ["0", "-0", "1.50", "1e5", "1E-05", "123456789012345678901234567890", "1e-999"])
    func literalIsKept(literal: String) {
        #expect(JSONNumber(literal: literal)?.literal == literal)
    }

    @Test(arguments: [
        "", " 1", "1 ", "+1", "01", "1.", ".1", "1e", "0x1", "1_0", "NaN", "1e999", "-", "٣", "1,", "true",
    ])
    func literalThatIsNoJSONNumberIsRefused(literal: String) {
        #expect(JSONNumber(literal: literal) == nil)
    }

    @Test(
        arguments: [
            ("0", true, 0, 0), ("-0", true, 0, 0), ("42", true, 42, 42), ("1.0", false, nil, nil),
            ("1e3", false, nil, nil), ("1E3", false, nil, nil), ("9223372036854775807", true, .max, .max),
            ("9223372036854775808", true, nil, .max), ("-9223372036854775808", true, .min, .min),
            ("-9223372036854775809", true, nil, .min), ("100000000000000000000000000", true, nil, .max),
        ] as [(String, Bool, Int?, Int?)]
    )
    func onlyIntegerLiteralsAreIntegers(literal: String, isInteger: Bool, exact: Int?, clamped: Int?) throws {
        let number = try #require(JSONNumber(literal: literal))
        #expect(number.isInteger == isInteger)
        #expect(number.intValue == exact)
        #expect(number.clampedInt == clamped)
    }

    @Test func doubleOfALiteralIsTheNearestOne() {
        #expect(JSONNumber(literal: "0.1")?.doubleValue == 0.1)
        #expect(JSONNumber(literal: "-12e-1")?.doubleValue == -1.2)
        #expect(JSONNumber(literal: "9007199254740993")?.doubleValue == 9_007_199_254_740_992)
        #expect(JSONNumber(literal: "1" + String(repeating: "0", count: 400))?.doubleValue == .infinity)
    }
}
