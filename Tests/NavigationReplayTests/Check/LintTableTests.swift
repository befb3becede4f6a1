import NavigationReplay
import Testing

struct LintTableTests {
    @Test func codesCountWithoutAGap() {
        let codes = LintTable.cards.map(\.code)
        let numbers = (1...codes.count).map { number in "L\(number / 10)\(number % 10)" }
        #expect(codes == numbers)
    }

    @Test func everyLintExplainsItself() {
        for card in LintTable.cards {
            #expect(!card.title.hasSuffix("."), "\(card.code)")
            #expect(card.explanation.hasSuffix("."), "\(card.code)")
            #expect(card.explanation.count > card.title.count, "\(card.code)")
        }
    }

    @Test func aCodeIsFoundInEitherCase() {
        #expect(LintTable.card("l07")?.code == "L07")
        #expect(LintTable.card("L99") == nil)
        #expect(LintTable.card("log") == nil)
    }

    @Test func aFindingNamesTheEntryThatMadeItCertain() throws {
        let report = try RecordedHistory(
            """
            0 main sceneOpened
            2 main present "route":{"sheet":{}}
            4 main setPath "routes":[{"dash":{"id":2}}],"stack":"detail","origin":"link"
            5 main setColumns "visibility":"all"
            9 main dismiss
            """
        ).report(App.split)
        #expect(report.findings.map(\.seq) == [3])
        #expect(report.findings.map(\.shownBy) == [5])
        #expect(report.findings.map(\.line) == [4])
    }
}
