import NavigationModel
import Testing

@Suite struct LinkURLTests {
    @Test(arguments: [
        ("x://item/7", ["item", "7"]),
        ("x:///item/7", ["item", "7"]),
        ("x:item/7", ["item", "7"]),
        ("x:/item/7", ["item", "7"]),
        ("x://item//7///", ["item", "7"]),
        ("x://ann:secret@item/7", ["item", "7"]),
        ("x://a@b@item/7", ["item", "7"]),
        ("x:a@b/7", ["a@b", "7"]),
        ("x://Item:80/7", ["Item:80", "7"]),
        ("x://%49tem/7", ["Item", "7"]),
        ("x:", []),
        ("x://", []),
        ("x:?a/b#c/d", []),
        ("https://h", []),
        ("https://h/", []),
        ("https://h//a/", ["a"]),
        ("https://h/a%2Fb/c", ["a/b", "c"]),
        ("https://h/a%252Fb", ["a%2Fb"]),
        ("https://h/%2F/%20+", ["/", " +"]),
        ("https://h/./..", [".", ".."]),
        ("https://h/é/%C3%A9/e%CC%81", ["é", "é", "e\u{301}"]),
        ("https://h/a\u{301}/\u{301}b", ["a\u{301}", "\u{301}b"]),
        ("https://h/a:b@c;d=e", ["a:b@c;d=e"]),
        ("https://h?a/b", []),
        ("https://h#a/b", []),
    ])
    func segmentsAreSplitBeforeTheyAreDecoded(url: String, segments: [String]) throws {
        let found = try LinkURL(url).segments
        #expect(found.map { Name($0) } == segments.map { Name($0) })
    }

    @Test(arguments: [
        ("", "[]"), ("?", "[]"), ("?&&", "[]"),
        ("?a=1&b=2", #"[a="1", b="2"]"#),
        ("?a=1&a=2", #"[a="1", a="2"]"#),
        ("?flag", #"[flag=""]"#),
        ("?flag=", #"[flag=""]"#),
        ("?=v", #"[="v"]"#),
        ("?=", #"[=""]"#),
        ("?a=b=c", #"[a="b=c"]"#),
        ("?a=b%26c%3Dd&e%3Df=g", #"[a="b&c=d", e=f="g"]"#),
        ("?a=%2526", #"[a="%26"]"#),
        ("?a=x+y%2B", #"[a="x+y+"]"#),
        ("?a=b?c/d/", #"[a="b?c/d/"]"#),
        ("?a=1;b=2", #"[a="1;b=2"]"#),
    ])
    func queryItemsAreSplitBeforeTheyAreDecoded(query: String, items: String) throws {
        let found = try LinkURL("https://h/p" + query).query.map { "\($0.name)=\"\($0.value)\"" }
        #expect("[\(found.joined(separator: ", "))]" == items)
    }

    @Test(arguments: [
        ("https://h/p", nil), ("https://h/p#", ""), ("https://h/p#a=b/c/", "a=b/c/"), ("x:p#a#b?c", "a#b?c"),
        ("x:p#%23%2523", "#%23"),
    ])
    func aFragmentKeepsItsSlashesAndSigns(url: String, fragment: String?) throws {
        #expect(try LinkURL(url).fragment == fragment)
    }

    @Test(arguments: [
        ("HTTPS://WebSun.Example/P", "https websun.example 443"),
        ("http://h", "http h 80"),
        ("http://h:", "http h 80"),
        ("http://h:8080/", "http h 8080"),
        ("https://h:0443/", "https h 443"),
        ("https://h:x/", "https h -"),
        ("https://h:+443/", "https h -"),
        ("https://h:99999999999999999999/", "https h -"),
        ("https://good.example@evil.example/", "https evil.example 443"),
        ("https://a@b:1@h:2/", "https h 2"),
        ("https://[::1]/", "https [::1] 443"),
        ("https://[::1]:8080/", "https [::1] 8080"),
        ("https://🧭.Example/", "https xn--3v9h.example 443"),
        ("https://h./", "https h. 443"),
        ("Acme-1.x+y://H:1/", "acme-1.x+y - -"),
    ])
    func schemeHostAndPortHaveOneForm(url: String, expected: String) throws {
        let url = try LinkURL(url)
        #expect("\(url.scheme) \(url.host ?? "-") \(url.port.map(String.init) ?? "-")" == expected)
    }

    @Test(arguments: [
        ("", URLFault.noScheme),
        ("item/7", .noScheme),
        ("/item:7", .noScheme),
        ("://h", .noScheme),
        ("1x://h", .noScheme),
        ("é://h", .noScheme),
        ("x_y://h", .noScheme),
        ("not a url", .forbiddenByte(offset: 3)),
        (" x://h", .forbiddenByte(offset: 0)),
        ("x://h/a b", .forbiddenByte(offset: 7)),
        ("x://é/\u{7F}", .forbiddenByte(offset: 7)),
        ("x://h#\n", .forbiddenByte(offset: 6)),
        ("x://h\0", .forbiddenByte(offset: 5)),
        ("https:", .noHost),
        ("https:h/a", .noHost),
        ("https:///a", .noHost),
        ("HTTP://?a", .noHost),
        ("https://:80/a", .noHost),
        ("https://ann@/a", .noHost),
        ("x://h/%", .badEscape(offset: 6)),
        ("x://h/a%2", .badEscape(offset: 7)),
        ("x://h/%2é", .badEscape(offset: 6)),
        ("x://h/%zz", .badEscape(offset: 6)),
        ("x://h/%+1", .badEscape(offset: 6)),
        ("x://h/%C3/%A9", .badEscape(offset: 6)),
        ("x://h/%FF", .badEscape(offset: 6)),
        ("x://h/%ED%A0%80", .badEscape(offset: 6)),
        ("x://h/%C0%AF", .badEscape(offset: 6)),
        ("x://h%C3/", .badEscape(offset: 5)),
        ("x://h?a=%C3&%A9", .badEscape(offset: 8)),
        ("x://h?%e", .badEscape(offset: 6)),
        ("x://h#a%", .badEscape(offset: 7)),
    ])
    func whatIsNoURLIsRefusedWithItsPlace(url: String, fault: URLFault) {
        #expect(throws: fault) { try LinkURL(url) }
    }

    @Test(arguments: ["x://h/é😀\u{2028}", "x://h/\"<>\\^`{|}", "x://h/[]@!$'(),;", "https://%zz/", "x://%zz@h/"])
    func otherCharactersStandForThemselves(url: String) throws {
        #expect(throws: Never.self) { try LinkURL(url) }
    }
}
