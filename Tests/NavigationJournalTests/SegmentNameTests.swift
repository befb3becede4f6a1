import Testing

@testable import NavigationJournal

@Suite struct SegmentNameTests {
    @Test(arguments: [
        ("library.jsonl", "library.000002.jsonl", 1), ("a/b.c/library.jsonl", "a/b.c/library.000002.jsonl", 1),
        ("library", "library.000002", 1), ("a.b/library", "a.b/library.000002", 1),
        ("library.000002.jsonl", "library.000003.jsonl", 2), ("library.000009", "library.000010", 9),
        ("l.999999.jsonl", "l.1000000.jsonl", 999_999), ("l.1000000.jsonl", "l.1000001.jsonl", 1_000_000),
        (".hidden", ".hidden.000002", 1), ("my.app.jsonl", "my.app.000002.jsonl", 1),
        // What only looks like a number of a segment.
        ("l.000001.jsonl", "l.000001.000002.jsonl", 1), ("l.00002.jsonl", "l.00002.000002.jsonl", 1),
        ("l.0000002.jsonl", "l.0000002.000002.jsonl", 1), ("l.000002.x.jsonl", "l.000002.x.000002.jsonl", 1),
        ("000002.jsonl", "000002.000002.jsonl", 1), ("", ".000002", 1),
    ])
    func whoKnowsOneKnowsTheNext(_ path: String, _ next: String, _ number: Int) {
        let name = SegmentName(path)
        #expect(name.path == path && name.number == number)
        #expect(name.next.path == next && name.next.number == number + 1)
        #expect(SegmentName(next) == name.next && name.next.with(number: number) == name)
    }

    @Test func segmentsSortInTheirOrder() {
        let paths = (2...12).map { SegmentName("library.jsonl").with(number: $0).path }
        #expect(paths.sorted() == paths)
    }

    @Test func namesThatOnlyLookTheSameAreTwo() {
        #expect(SegmentName("\u{E9}.jsonl") != SegmentName("e\u{301}.jsonl"))
    }
}
