import NavigationJournal
import Testing

@Suite struct ReaderTests {
    @Test func x() {}
}
