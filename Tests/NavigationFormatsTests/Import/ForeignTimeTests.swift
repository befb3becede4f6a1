import NavigationModel
import StrictJSON
import Testing

@testable import NavigationFormats

/// Times of other tools are read as those tools mean them.
@Suite struct ForeignTimeTests {
    @Test(
        arguments: [
            ("2016-04-20T20:55:53.845Z", "2016-04-20T20:55:53.845Z"),
            ("2016-04-20T20:55:53Z", "2016-04-20T20:55:53.000Z"),
            ("2016-04-20T20:55:53.8z", "2016-04-20T20:55:53.800Z"),
            ("2016-04-20T20:55:53.8459999Z", "2016-04-20T20:55:53.845Z"),
            ("2016-04-20T00:30:00+02:00", "2016-04-19T22:30:00.000Z"),
            ("2025-07-27 15:47:10.504275-0400", "2025-07-27T19:47:10.504Z"),
            ("2024-02-29T23:59:59-00:01", "2024-03-01T00:00:59.000Z"),
            ("2016-04-20T20:55:53", nil), ("2016-04-20T20:55:53.Z", nil), ("2016-04-20", nil), ("", nil),
            ("2023-02-29T00:00:00Z", nil), ("2016-04-20T20:55:53+2", nil), ("2016-04-20T20:55:53+25:00", nil),
            ("2016-04-20T20:55:53.845ZZ", nil), ("2016-04-20_20:55:53Z", nil), ("２016-04-20T20:55:53Z", nil),
        ] as [(String, String?)])
    func datesAreReadToTheMillisecond(text: String, expected: String?) {
        #expect(ForeignTime.date(text)?.json.stringValue == expected)
    }

    @Test(
        arguments: [
            ("1461185753.847", "2016-04-20T20:55:53.847Z", "1970-01-17T21:53:05.754Z"),
            ("0", "1970-01-01T00:00:00.000Z", "1970-01-01T00:00:00.000Z"),
            ("-1", "1969-12-31T23:59:59.000Z", "1969-12-31T23:59:59.999Z"),
            ("1700000000500", nil, "2023-11-14T22:13:20.500Z"),
            ("99999999999999999999999999", nil, nil),
        ] as [(String, String?, String?)])
    func whatANumberCountsIsKnownFromItsTool(literal: String, seconds: String?, milliseconds: String?) throws {
        let number = try #require(JSONNumber(literal: literal))
        #expect(ForeignTime.seconds(number)?.json.stringValue == seconds)
        #expect(ForeignTime.milliseconds(number)?.json.stringValue == milliseconds)
    }
}
