import NavigationFormats
import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON
import TestSupport
import Testing

/// A row an entry, in fields that nothing breaks out of.
@Suite struct TableTests {
    @Test func aFieldCannotBreakOutOfItsRowOrBecomeAFormula() throws {
        let specimen = try Specimen(
            lines: #"""
                {"navlog":1}
                {"seq":1,"time":"2026-11-30T09:00:00.000Z","scene":"a,b","intent":"sceneOpened","cause":7}
                {"seq":2,"scene":"=HYPERLINK(1)","intent":"sceneOpened"}
                {"seq":3,"scene":"\u001b[2J\n","intent":"+\"x\""}
                {"seq":4,"scene":"\"q\"","intent":"tele,port","speed":9}
                {"seq":5,"scene":"a,b","intent":"push","routes":[{"note":{"t":"x, \"y\"\n"}}],"origin":"repl","more":1}
                {"seq":6,"scene":"a,b","intent":"present","route":{"share":{}}}
                {"seq":7,"scene":"a,b","intent":"pop","count":0}
                {"seq":8,"scene":"a,b","intent":"restore","snapshot":[]}

                """#)
        let rows = [
            "seq,time,scene,intent,members,origin,cause,outcome,reason,by,visible,depth,digest",
            #"1,2026-11-30T09:00:00.000Z,"a,b",sceneOpened,{},user,7,applied,,,,0,d8ff042de8d3038c"#,
            #"2,,"""=HYPERLINK(1)""",sceneOpened,{},user,,applied,,,,0,d8ff042de8d3038c"#,
            #"3,,"""\u001b[2J\u000a""","""+\""x\""""",{},user,,rejected,unknownIntent,,,,"#,
            #"4,,"""\""q\""""","tele,port","{""speed"":9}",user,,rejected,unknownIntent,,,,"#,
            #"5,,"a,b",push,"{""routes"":[{""note"":{""t"":""x, \""y\""\u000a""}}],""more"":1}",repl,,applied,,,"note(t: ""x, \""y\""\u000a"")",1,ddff114bf0552217"#,
            #"6,,"a,b",present,"{""route"":{""share"":{}}}",user,,applied,,,share,0,69a11927d372c2e6"#,
            #"7,,"a,b",pop,"{""count"":0}",user,,rejected,badIntent,,share,0,69a11927d372c2e6"#,
            #"8,,"a,b",restore,"{""snapshot"":[]}",restore,,superseded,,5,share,0,69a11927d372c2e6"#,
        ]
        #expect(try specimen.text(CSVFormat()) == rows.map { $0 + "\r\n" }.joined())
    }

    @Test func anotherReaderOfTablesFindsAsManyRowsAsEntries() throws {
        let specimen = try Specimen("library")
        let program = """
            import csv, sys
            sys.stdin.reconfigure(newline="", encoding="utf-8")
            rows = list(csv.reader(sys.stdin, strict=True))
            print(len(rows), sorted(set(map(len, rows))), rows[10][10])
            """
        let answer = try Tool.run(["python3", "-c", program], input: try specimen.text(CSVFormat()))
        #expect(answer.output == "\(specimen.timeline.count + 1) [13] author(ann)\n")
    }

    @Test func aTableOfOneSceneHasOnlyItsRows() throws {
        let specimen = try Specimen("reader")
        let all = try specimen.text(CSVFormat()).split(separator: "\r\n").dropFirst()
        let some = try specimen.text(CSVFormat()) { $0.scene = "lap" }.split(separator: "\r\n").dropFirst()
        #expect(!some.isEmpty && some.count < all.count)
        #expect(Array(some) == all.filter { $0.split(separator: ",", omittingEmptySubsequences: false)[2] == "lap" })
    }
}
