import TestSupport
import Testing

struct ScreenTests {
    @Test func aLineSurvivesAChangeOfSize() throws {
        let probe = try Probe(columns: 60)
        try probe.type("0123456789 0123456789")
        try probe.sees(row: "probe> 0123456789 0123456789")
        for columns in [40, 70, 60] {
            probe.terminal.resize(rows: 24, columns: columns)
            try probe.type("x")
            try probe.terminal.wait { $0.currentRow.hasSuffix("x") }
            try probe.type("\u{7F}")
            try probe.sees(row: "probe> 0123456789 0123456789")
        }
        probe.terminal.resize(rows: 24, columns: 30)
        try probe.type("abcdef")
        try probe.terminal.wait { $0.text == "probe> 0123456789 0123456789ab\ncdef" }
    }

    @Test func aMessageComesAboveTheLine() throws {
        let probe = try Probe()
        try probe.type("later\rhalf a li\u{1B}[D")
        try probe.terminal.wait {
            $0.text == """
                probe> later
                {"line":"later"}
                a message
                probe> half a li
                """ && $0.cursor == (3, 15)
        }
        try probe.type("x")
        try probe.enters("half a lxi")
    }

    @Test func aMessageComesAboveALineOfSeveralRows() throws {
        let probe = try Probe(columns: 20)
        try probe.type("later\r012345678901234567890123456789\u{1B}[D")
        try probe.terminal.wait {
            $0.text == """
                probe> later
                {"line":"later"}
                a message
                probe> 0123456789012
                34567890123456789
                """ && $0.cursor == (4, 16)
        }
    }
}
