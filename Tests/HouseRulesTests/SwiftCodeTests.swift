import Testing

@Suite struct SwiftCodeTests {
    @Test(
        arguments: [
            ("a // b", "a     "),
            ("a /* b /* c */ d */ e", "a                   e"),
            (#"a("b // c") // d"#, #"a("      ")     "#),
            (#"a("b\"c")"#, #"a("    ")"#),
            (#"a("\(b("c")) d")"#, #"a("\(b(" "))  ")"#),
            (##"a(#"b\(c) "d" \#(e)"#)"##, ##"a(#"          \#(e)"#)"##),
            (##"#expect("a" == #"b"#)"##, ##"#expect(" " == #" "#)"##),
            ("\"\"\"\n\"a\"! \\(b)\n\"\"\" + c", "\"\"\"\n     \\(b)\n\"\"\" + c"),
            ("\"\" + \"a\"", "\"\" + \" \""),
            ("\"a\nb", "\" \nb"),
            (#"a(/b"c\/d/) / e / f"#, #"a(        ) / e / f"#),
            (##"= #/a/"b/# + c"##, "=          + c"),
            ("a/b + c/d", "a/b + c/d"),
            ("/* a", "    "),
            ("é", "é"),
            ("// é", "     "),
        ]) func onlyCodeIsLeft(of source: String, is code: String)
    {
        #expect(String(decoding: SwiftCode.masked(Array(source.utf8)), as: UTF8.self) == code)
    }
}
