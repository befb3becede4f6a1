import NavigationJournal
import NavigationLog
import NavigationModel
import NavigationTesting
import TestSupport
import Testing

/// A journal that is not what the app did is found out, whatever is wrong with it.
@MainActor @Suite struct ReplayAssertionTests {
    private let storage = MemoryStorage()

    /// A hub with the journals of its run, which are several.
    private func recordedHub(segmentSize: Int = 600) async -> (hub: NavigationHub, journals: [String]) {
        var options = NavigationRecorder.Options()
        options.segmentSize = segmentSize
        let hub = NavigationHub(nil, recordingInto: storage, options)
        let store: NavigationStore<AppRoute> = hub.store()
        store.send(.setColumns(.all))
        for number in 0..<8 { store.push(.topic(id: "t\(number)")) }
        store.send(.pushView(label: "list"))
        await hub.recorder?.flush()
        return (hub, await hub.recorder?.journals ?? [])
    }

    private func failure(of hub: NavigationHub, losing lost: Int = 0) async -> String? {
        do throws(ExpectationFailure) {
            try await assertReplay(of: hub, losing: lost)
            return nil
        } catch {
            return error.text
        }
    }

    /// Changes the lines of a journal, which have no checksums then.
    private func edit(_ journal: String, _ change: (inout [String]) -> Void) {
        var lines = String(decoding: storage[journal] ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
        change(&lines)
        let text = lines.map { $0.replacing(/,"crc":"[0-9a-f]{8}"/, with: "") + "\n" }.joined()
        storage[journal] = Array(text.utf8)
    }

    @Test func aHubWithoutEntriesHasNothingToTell() async {
        #expect(await failure(of: NavigationHub(nil, recordingInto: storage)) == nil)
    }

    @Test func aHubWithoutRecorderHasNoJournal() async {
        #expect(await failure(of: NavigationHub()) == "the hub has no recorder")
    }

    @Test func anEntryThatIsMissingAtTheEndIsMissed() async throws {
        let (hub, journals) = await recordedHub()
        #expect(journals.count >= 3)
        #expect(await failure(of: hub) == nil)
        edit(try #require(journals.last)) { $0.removeLast() }
        #expect(await failure(of: hub) == "the journals end after 10 entries of 11")
    }

    @Test func anEntryThatIsMissingBetweenTwoJournalsIsMissed() async throws {
        let (hub, journals) = await recordedHub()
        let ending = try storage.openForReading(journals[0]).size()
        edit(journals[0]) { $0.removeLast() }
        #expect(try storage.openForReading(journals[0]).size() < ending)
        let text = try #require(await failure(of: hub, losing: 1))
        let seq = try Header(of: storage.openForReading(journals[1])).seqBeforeFirst
        #expect(text == "\(journals[1]): begins after entry \(seq), and what comes before ends with \(seq - 1)")
    }

    @Test func aJournalThatIsMissingIsMissed() async throws {
        let (hub, journals) = await recordedHub()
        storage[journals[1]] = nil
        #expect(await failure(of: hub)?.hasPrefix("\(journals[1]): ") == true)
    }

    @Test func anotherStateAtTheStartOfAFileIsFoundOut() async throws {
        let (hub, journals) = await recordedHub()
        edit(journals[1]) { $0[0].replace(#""columns":"all""#, with: #""columns":"detailOnly""#) }
        #expect(
            await failure(of: hub) == """
                \(journals[1]): begins with another state than that which comes before ends with
                - /state/scenes/main/columns "all"
                + /state/scenes/main/columns "detailOnly"
                """)
    }

    @Test func anotherStateAtTheEndIsFoundOut() async throws {
        let (hub, journals) = await recordedHub(segmentSize: 1 << 20)
        // Views are not in the digest.
        edit(try #require(journals.last)) { $0[$0.count - 1].replace("\"list\"", with: "\"lost\"") }
        let text = await failure(of: hub)
        #expect(
            text == """
                the journal replays to another state
                - /scenes/main/stacks/main/views/0 "list"
                + /scenes/main/stacks/main/views/0 "lost"
                """)
    }

    @Test func whatIsLostIsExpectedToTheLastEntry() async throws {
        let storage = FaultStorage()
        let hub = NavigationHub(nil, recordingInto: storage)
        let store: NavigationStore<AppRoute> = hub.store()
        await hub.recorder?.flush()
        storage.plan(Fault(.error(28), persists: true))
        store.push(.topic(id: "t1"))
        await hub.recorder?.flush()
        storage.plan()
        #expect(await failure(of: hub, losing: 1) == "the journals end after 1 entries of 2")
        store.pop()
        #expect(await failure(of: hub) == "1 entries were lost and not 0: 1 ENOSPC")
        #expect(await failure(of: hub, losing: 2) == "1 entries were lost and not 2: 1 ENOSPC")
        #expect(await failure(of: hub, losing: 1) == nil)
    }

    @Test func anotherDigestIsFoundOut() throws {
        storage["app.jsonl"] = Array(
            """
            {"navlog":1}
            {"seq":1,"scene":"main","intent":"sceneOpened","state":"0123456789abcdef"}

            """.utf8)
        let failure = #expect(throws: ExpectationFailure.self) { try assertReplay("app.jsonl", in: storage) }
        let text = "app.jsonl: entry 1, sceneOpened, replays to another state\n- 0123456789abcdef\n+ "
        #expect(failure?.text.hasPrefix(text) == true)
    }
}
