import NavigationJournal
import Testing

@testable import NavlogShell

struct RecordWithoutManifestTests {
    @Test func nothingIsWrittenWhereNobodyKnowsWhatMustBeHidden() throws {
        let journal = "{\"navlog\":1,\"manifest\":\"gone\"}\n"
        let desk = Desk(["j.jsonl": journal])
        let run = desk.run(["record", "j.jsonl", "-c", "signin ann"])
        #expect(run.status == .refused)
        #expect(run.errors.contains("\"gone\""))
        #expect(desk.storage["j.jsonl"] == Array(journal.utf8))
    }
}
