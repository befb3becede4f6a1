import NavigationModel
import Testing

@Suite struct HostNameTests {
    @Test(arguments: [
        ("WebSun.EXAMPLE", "websun.example"),
        ("🧭.example", "xn--3v9h.example"),
        ("XN--3V9H.Example", "xn--3v9h.example"),
        ("xn--.example", "xn--.example"),
        ("BÜCHER.example", "xn--bcher-kva.example"),
        ("bücher.example", "xn--bcher-kva.example"),
        ("bu\u{308}cher.example", "xn--bucher-xyd.example"),
        ("a。example", "xn--aexample-om3g"),
        ("\u{212A}elvin.example", "kelvin.example"),
        ("websun.example.", "websun.example."),
        ("ä..ö", "xn--4ca..xn--nda"),
        ("", ""),
    ])
    func aHostHasOneASCIIForm(host: String, ascii: String) {
        #expect(HostName.ascii(host) == ascii)
    }

    /// The samples of RFC 3492, section 7.1, in lower case.
    @Test(arguments: [
        ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"),
        ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
        ("他們爲什麽不說中文", "ihqwctvzc91f659drss3x8bo0yb"),
        ("pročprostěnemluvíčesky", "proprostnemluvesky-uyb24dma41a"),
        ("למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"),
        (
            "यहलोगहिन्दीक्योंनहींबोलसकतेहैं",
            "i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd"
        ),
        ("なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
        (
            "세계의모든사람들이한국어를이해한다면얼마나좋을까",
            "989aomsvi5e83db1d2a355cv1e0vak1dwrv93d5xbh15a0dt30a5jpsd879ccm6fea98c"
        ),
        ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
        ("porquénopuedensimplementehablarenespañol", "porqunopuedensimplementehablarenespaol-fmd56a"),
        ("tạisaohọkhôngthểchỉnóitiếngviệt", "tisaohkhngthchnitingvit-kjcr8268qyxafd2f1b9g"),
        ("3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"),
        ("安室奈美恵-with-super-monkeys", "-with-super-monkeys-pc58ag80a8qai00g7n9n"),
        ("hello-another-way-それぞれの場所", "hello-another-way--fc4qua05auwb3674vfr0b"),
        ("ひとつ屋根の下2", "2-u9tlzr9756bt3uc0v"),
        ("majiでkoiする5秒前", "majikoi5-783gue6qz075azm5e"),
        ("パフィーdeルンバ", "de-jg4avhby1noc0d"),
        ("そのスピードで", "d9juau41awczczp"),
    ])
    func labelsAreEncodedAsTheRFCEncodesThem(label: String, encoded: String) {
        #expect(HostName.ascii(label) == "xn--" + encoded)
    }

    @Test func aHostLongerThanAnyNameCostsNothing() {
        let scalars = (0..<20_000).compactMap { Unicode.Scalar(0x4E00 + UInt32($0)) }
        #expect(HostName.ascii(String(String.UnicodeScalarView(scalars))) == nil)
        #expect(HostName.ascii(String(repeating: "é", count: 253)) != nil)
        #expect(HostName.ascii(String(repeating: "é", count: 254)) == nil)
    }
}
