import NavigationModel
import Testing

@testable import NavigationJournal

@Suite struct FollowerTests {
    private let storage = MemoryStorage()

    private func entry(_ seq: Int) -> String { #"{"seq":\#(seq),"scene":"main","intent":"ready"}"# + "\n" }

    private func append(_ text: String, to path: String = "j") throws {
        if storage[path] == nil { _ = try storage.create(path) }
        _ = try storage.openForAppending(path).append(Array(text.utf8))
    }

    /// What is new, a word an event.
    private func news(_ follower: inout JournalFollower) throws -> [String] {
        var words: [String] = []
        while let event = try follower.next() {
            switch event {
            case .item(.entry): words.append("entry \(follower.entry.seq)")
            case .item(.header): words.append("header")
            case .item(.relaunch): words.append("relaunch")
            case .item(.checkpoint): words.append("checkpoint")
            case .item(.finding(let finding)): words.append("\(finding.code)")
            case .continued(let path): words.append("continued in \(path)")
            case .cut(let seq): words.append("cut after \(seq)")
            case .replaced: words.append("replaced")
            case .absent: words.append("absent")
            }
        }
        return words
    }

    private func expect(
        _ expected: [String], of follower: inout JournalFollower, at location: SourceLocation = #_sourceLocation
    ) throws {
        let found = try news(&follower)
        #expect(found == expected, sourceLocation: location)
    }

    @Test func aLineIsHandedOutWhenItIsCompleteAndOnce() throws {
        var follower = JournalFollower("j", in: storage)
        try expect(["absent"], of: &follower)
        try expect([], of: &follower)
        try append("{\"nav")
        try expect([], of: &follower)
        try append("log\":1}\n" + entry(1) + "{\"seq\":2,")
        try expect(["header", "entry 1"], of: &follower)
        try expect([], of: &follower)
        try append("\"intent\":\"launched\"}\n\n" + entry(3))
        try expect(["entry 2", "blankLine", "entry 3"], of: &follower)
    }

    @Test func nulsBeforeAnEntryAreHandedOutWithIt() throws {
        var follower = JournalFollower("j", in: storage)
        try append("{\"navlog\":1}\n" + entry(1) + String(repeating: "\0", count: 3 << 20))
        try expect(["header", "entry 1"], of: &follower)
        try append(entry(2) + entry(3))
        try expect(["nulRun", "entry 2", "entry 3"], of: &follower)
        try append(entry(4))
        try expect(["entry 4"], of: &follower)
    }

    @Test func whatIsKnownIsNotHandedOutAgain() throws {
        try append("{\"navlog\":1}\n" + entry(1) + entry(2) + "{\"navlog\":1}\n")
        var follower = JournalFollower("j", after: 2, in: storage)
        try expect([], of: &follower)
        try append("oops\n" + entry(4))
        try expect(["syntax", "relaunch", "entry 4"], of: &follower)
    }

    @Test func nothingIsKnownOfAJournalThatHasOnlyItsHeader() throws {
        try append("{\"navlog\":1,\"continues\":{\"seq\":5}}\n")
        var follower = JournalFollower("j", after: 5, in: storage)
        try expect([], of: &follower)
        try append("oops\n" + entry(6))
        try expect(["syntax", "entry 6"], of: &follower)
    }

    @Test func damageDoesNotEndIt() throws {
        try append("{\"navlog\":1}\n" + entry(1))
        var follower = JournalFollower("j", in: storage)
        try expect(["header", "entry 1"], of: &follower)
        try append(entry(1) + entry(5))
        try expect(["duplicateLine", "seqGap", "entry 5"], of: &follower)
    }

    @Test func nothingIsReadBehindAVersionThatNobodyKnows() throws {
        try append("{\"navlog\":2}\n")
        var follower = JournalFollower("j", in: storage)
        try expect(["unsupportedFormat"], of: &follower)
        try append(entry(1))
        try expect([], of: &follower)
    }

    @Test func itGoesOnIntoTheNextSegment() throws {
        try append("{\"navlog\":1,\"session\":\"s\"}\n" + entry(1))
        var follower = JournalFollower("j", in: storage)
        try expect(["header", "entry 1"], of: &follower)
        // The last entry of a segment may come while the next one is there already.
        try append(entry(2))
        try append(
            "{\"navlog\":1,\"session\":\"s\",\"snapshot\":{},\"continues\":{\"seq\":2,\"session\":\"s\"}}\n",
            to: "j.000002")
        try expect(["entry 2", "continued in j.000002", "checkpoint"], of: &follower)
        try append(entry(3), to: "j.000002")
        try expect(["entry 3"], of: &follower)
        var late = JournalFollower("j", after: 2, in: storage)
        try expect(["checkpoint", "entry 3"], of: &late)
    }

    @Test func aTornTailIsNotGluedToTheNextSegment() throws {
        try append("{\"navlog\":1}\n" + entry(1) + "{\"se")
        var follower = JournalFollower("j", in: storage)
        try expect(["header", "entry 1"], of: &follower)
        try append("{\"navlog\":1,\"continues\":{\"seq\":1}}\n" + entry(2), to: "j.000002")
        try expect(["continued in j.000002", "relaunch", "entry 2"], of: &follower)
    }

    @Test func aFileThatWasRenamedAwayIsFollowedByTheOneInItsPlace() throws {
        try append("{\"navlog\":1}\n" + entry(1))
        var follower = JournalFollower("j", in: storage)
        try expect(["header", "entry 1"], of: &follower)
        try append(entry(2))
        try storage.rename("j", to: "old")
        try expect(["entry 2", "absent"], of: &follower)
        try append("{\"navlog\":1,\"continues\":{\"seq\":2}}\n" + entry(3))
        try expect(["continued in j", "relaunch", "entry 3"], of: &follower)
    }

    @Test func anotherJournalInItsPlaceIsReadFromItsBeginning() throws {
        try append("{\"navlog\":1}\n" + entry(1) + entry(2))
        var follower = JournalFollower("j", in: storage)
        _ = try news(&follower)
        storage["j"] = nil
        try append("{\"navlog\":1,\"session\":\"new\"}\n" + entry(1))
        try expect(["replaced", "header", "entry 1"], of: &follower)
    }

    @Test func aFileThatShrinksIsReadOnFromItsNewEnd() throws {
        try append("{\"navlog\":1}\n" + entry(1) + entry(2))
        let size = storage["j"]?.count ?? 0
        var follower = JournalFollower("j", in: storage)
        _ = try news(&follower)
        let file = try storage.openForAppending("j")
        try file.truncate(to: size - entry(2).utf8.count)
        try expect(["cut after 1"], of: &follower)
        try append(entry(2) + entry(3))
        try expect(["entry 2", "entry 3"], of: &follower)
        try file.truncate(to: 20)
        try expect(["cut after 0"], of: &follower)
        try file.truncate(to: 0)
        try expect(["replaced"], of: &follower)
        try append("{\"navlog\":1}\n" + entry(1))
        try expect(["header", "entry 1"], of: &follower)
    }

    @Test func whatCameAfterACutIsNotTakenForWhatWasThereBefore() throws {
        try append("{\"navlog\":1}\n" + (1...3).map(entry).joined())
        var follower = JournalFollower("j", in: storage)
        _ = try news(&follower)
        let file = try storage.openForAppending("j")
        try file.truncate(to: 13 + entry(1).utf8.count)
        try append("{\"seq\":2,\"intent\":\"launched\"}\n")
        try expect(["cut after 1", "entry 2"], of: &follower)
    }

    @Test func aSegmentThatACrashHasTakenBackIsForgotten() throws {
        try append("{\"navlog\":1}\n" + entry(1))
        try append("{\"navlog\":1,\"snapshot\":{},\"continues\":{\"seq\":1}}\n", to: "j.000002")
        var follower = JournalFollower("j", in: storage)
        try expect(["header", "entry 1", "checkpoint"], of: &follower)
        storage["j.000002"] = nil
        try append(entry(2))
        try expect(["cut after 1", "entry 2"], of: &follower)
    }

    @Test func aFileThatIsRenamedAwayAgainAndAgainLosesNothing() throws {
        try append("{\"navlog\":1}\n" + entry(1))
        var follower = JournalFollower("j", in: storage)
        _ = try news(&follower)
        for seq in 2...4 {
            try storage.rename("j", to: "old \(seq)")
            try expect(["absent"], of: &follower)
            try append("{\"navlog\":1,\"snapshot\":{},\"continues\":{\"seq\":\(seq - 1)}}\n" + entry(seq))
            try expect(["continued in j", "checkpoint", "entry \(seq)"], of: &follower)
        }
    }

    @Test func aFileThatWasWrittenAnewIsNotTakenForOneThatHasGrown() throws {
        try append("{\"navlog\":1}\n" + entry(1))
        var follower = JournalFollower("j", in: storage)
        _ = try news(&follower)
        let file = try storage.openForAppending("j")
        try file.truncate(to: 0)
        try append("{\"navlog\":1,\"app\":\"another\"}\n" + entry(1) + entry(2))
        try expect(["replaced", "header", "entry 1", "entry 2"], of: &follower)
    }

    @Test func aSegmentThatAnEditorHasSavedIsNotReadTwice() throws {
        let next = #"{"navlog":1,"snapshot":{},"continues":{"seq":1}}"# + "\n"
        try append("{\"navlog\":1}\n" + entry(1), to: "j.jsonl")
        try append(next + entry(2), to: "j.000002.jsonl")
        var follower = JournalFollower("j.jsonl", in: storage)
        try expect(["header", "entry 1", "checkpoint", "entry 2"], of: &follower)
        // Another file with the same contents takes its place.
        storage["j.000002.jsonl"] = storage["j.000002.jsonl"]
        try append(entry(3), to: "j.000002.jsonl")
        try expect(["replaced", "header", "entry 1", "checkpoint", "entry 2", "entry 3"], of: &follower)
    }
}
