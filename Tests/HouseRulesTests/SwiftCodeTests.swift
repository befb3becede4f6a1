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

    /// A scanner that took a quote for what it is not would blank braces until the next one.
    @Test func bracesBalanceInEveryFile() throws {
        for file in try Tree.here.get().files where file.kind == .swift && file.path.has(/^Sources\//) {
            let code = file.code.all.joined()
            let (opened, closed) = (code.count { $0 == "{" }, code.count { $0 == "}" })
            #expect(opened == closed, "\(file.path)")
        }
    }
}
