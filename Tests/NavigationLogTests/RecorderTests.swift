import NavigationJournal
import NavigationModel
import NavigationTesting
import StrictJSON
import TestSupport
import Testing

@testable import NavigationLog

/// Nothing that happens to the disk gets to the app, and what got lost is said.
@MainActor @Suite struct RecorderTests {
    @Test func aBurstLosesNothing() async throws {
        let hub = NavigationHub(nil, recordingInto: MemoryStorage())
        let store: NavigationStore<AppRoute> = hub.store()
        for number in 0..<10_000 {
            if number % 10 == 0 { store.popToRoot() }
            store.push(.topic(id: "t\(number)"))
        }
        try await assertReplay(of: hub)
        #expect(hub.lastSeq == 11_001)
        #expect(await hub.recorder?.journals.count == 1)
    }

    @Test func aFullDiskCostsEntriesAndTheNextJournalSaysHowMany() async throws {
        let storage = FaultStorage()
        let hub = NavigationHub(nil, recordingInto: storage)
        let store: NavigationStore<AppRoute> = hub.store()
        store.push(.topic(id: "t1"))
        await hub.recorder?.flush()
        storage.plan(Fault(.error(28), persists: true))
        store.push(.topic(id: "t2"))
        await hub.recorder?.flush()
        store.pop()
        store.push(.topic(id: "t3"))
        await hub.recorder?.flush()
        #expect(await hub.recorder?.lastFailure != nil)
        #expect(store.path == [.topic(id: "t1"), .topic(id: "t3")])

        storage.plan()
        store.push(.topic(id: "t4"))
        try await assertReplay(of: hub, losing: 3)
        let journals = await hub.recorder?.journals ?? []
        #expect(journals.count == 2)
        let header = try Header(of: storage.openForReading(try #require(journals.last)))
        #expect(header.continues?.seq == 5)
        #expect(header.unknown["lost"] == ["entries": 3, "reason": "ENOSPC"])
    }

    @Test func whatIsLostIsSaidOnceThoughTheJournalGoesOnInManyFiles() async throws {
        let storage = FaultStorage()
        var options = NavigationRecorder.Options()
        options.segmentSize = 2000
        let hub = NavigationHub(nil, recordingInto: storage, options)
        let store: NavigationStore<AppRoute> = hub.store()
        await hub.recorder?.flush()
        storage.plan(Fault(.error(28), persists: true))
        store.popToRoot()
        await hub.recorder?.flush()
        storage.plan()
        for number in 0..<40 { store.push(.topic(id: "t\(number)")) }
        try await assertReplay(of: hub, losing: 1)
        let journals = await hub.recorder?.journals ?? []
        #expect(journals.count > 2)
        let losses = try journals.compactMap { try Header(of: storage.openForReading($0)).unknown["lost"] }
        #expect(losses == [["entries": 1, "reason": "ENOSPC"]])
    }

    @Test func aClockThatIsSetBackKeepsNobodyWaitingForTheDisk() async throws {
        let storage = FaultStorage()
        let clock = ManualClock()
        let hub = NavigationHub(nil, recordingInto: storage, clock: clock)
        let store: NavigationStore<AppRoute> = hub.store()
        await hub.recorder?.flush()
        storage.plan(Fault(.error(28), persists: true))
        store.push(.topic(id: "t1"))
        await hub.recorder?.flush()
        storage.plan()
        clock.advance(-3_600_000)
        store.push(.topic(id: "t2"))
        try await assertReplay(of: hub, losing: 1)
        #expect(await hub.recorder?.journals.count == 2)
    }

    @Test func anEntryThatNoJournalCanHoldIsAGap() async throws {
        let storage = MemoryStorage()
        let hub = NavigationHub(nil, recordingInto: storage)
        let store: NavigationStore<AppRoute> = hub.store()
        store.push(.topic(id: String(repeating: "x", count: 2 << 20)))
        await hub.recorder?.flush()
        store.pop()
        await hub.recorder?.flush()
        store.push(.topic(id: "t1"))
        try await assertReplay(of: hub, losing: 2)
        let last = try #require(await hub.recorder?.journals.last)
        let header = try Header(of: storage.openForReading(last))
        // The next journal cannot begin while what is too long is on the screen.
        #expect(header.unknown["lost"] == ["entries": 2, "reason": "line too long"])
    }

    @Test func aQueueThatIsFullSaysWhatItTookNoMore() throws {
        let queue = EntryQueue(capacity: 4)
        let entry = Entry(seq: 0, intent: .scene(.pop()))
        let woken = (0..<6).map { seq in
            queue.prepare(after: seq, World(), time: 0)
            return queue.add(entry, Outcome(.applied))
        }
        #expect(woken == [true, false, false, false, false, false])
        #expect(queue.takeAll()?.count == 4)
        queue.prepare(after: 6, World(), time: 0)
        #expect(queue.add(entry, Outcome(.applied)) == false)
        let items = try #require(queue.takeAll())
        let gaps = items.compactMap { if case .gap(let gap) = $0 { gap } else { nil } }
        let gap = try #require(gaps.first)
        #expect(items.count == 2)
        #expect(gap.seq == 6)
        #expect(gap.loss.json == ["entries": 2, "reason": "queue full"])
        #expect(queue.takeAll() == nil)
        #expect(queue.add(entry, Outcome(.applied)))
    }

    @Test func oldAndSurplusJournalsGoAndOtherFilesStay() async throws {
        let storage = MemoryStorage()
        let old = "journals/2026-09-01T090000.000Z-5f0c-1.jsonl"
        let busy = "journals/2026-09-01T100000.000Z-5f0d-1.jsonl"
        let surplus = (1...3).map { "journals/2026-11-29T09000\($0).000Z-5f0e-1.jsonl" }
        let foreign = "journals/library.jsonl"
        for path in [old, busy, foreign] + surplus { storage[path] = Array(repeating: 0x0A, count: 1000) }
        let lock = try storage.lock(busy + ".lock", as: "another app")
        var options = NavigationRecorder.Options()
        options.folderSize = 2500
        let hub = NavigationHub(nil, recordingInto: storage, options)
        let store: NavigationStore<AppRoute> = hub.store()
        store.push(.topic(id: "t1"))
        await hub.recorder?.flush()
        let current = await hub.recorder?.journals ?? []
        withExtendedLifetime(lock) {}
        #expect(storage.paths == ([busy] + surplus.dropFirst() + current + [foreign]).sorted())
    }

    @Test func aJournalGoesOnInAnotherFileWhenItIsFullOrOld() async throws {
        let clock = ManualClock()
        var options = NavigationRecorder.Options()
        (options.segmentSize, options.segmentAge) = (4000, .seconds(60))
        let hub = NavigationHub(nil, recordingInto: MemoryStorage(), options, clock: clock)
        let store: NavigationStore<AppRoute> = hub.store()
        for number in 0..<40 { store.push(.topic(id: "t\(number)")) }
        await hub.recorder?.flush()
        let full = await hub.recorder?.journals ?? []
        #expect(full.count > 1)

        clock.advance(60_000)
        store.popToRoot()
        await hub.recorder?.flush()
        #expect(await hub.recorder?.journals.count == full.count + 1)
        store.push(.topic(id: "t1"))
        try await assertReplay(of: hub)
        #expect(await hub.recorder?.journals.count == full.count + 1)
    }

    @Test func whoGoesToTheBackgroundHasEverythingOnTheDiskSoon() async throws {
        let storage = FaultStorage()
        let hub = NavigationHub(nil, recordingInto: storage)
        let store: NavigationStore<AppRoute> = hub.store()
        await hub.recorder?.flush()
        storage.holdSyncs()
        store.push(.topic(id: "t1"))
        #expect(hub.flushing == nil)
        store.enter(.background)
        let flushing = try #require(hub.flushing)
        storage.releaseSyncs()
        await flushing.value
        var random = SeededGenerator(seed: 1)
        storage.cutPower(using: &random)
        try await assertReplay(of: hub)
    }

    @Test func aJournalThatIsTooOldGoesThoughThereIsRoom() async throws {
        let storage = MemoryStorage()
        let clock = ManualClock()
        let day: Int64 = 86_400_000
        var options = NavigationRecorder.Options()
        options.folderAge = .milliseconds(3 * day)
        let paths = ([5, 2] as [Int64]).map { days in
            "journals/\(EntryTime.text(clock.tick() - days * day).filter { $0 != ":" })-5f0c-1.jsonl"
        }
        for path in paths { storage[path] = [0x0A] }
        let hub = NavigationHub(nil, recordingInto: storage, options, clock: clock)
        let store: NavigationStore<AppRoute> = hub.store()
        store.push(.topic(id: "t1"))
        await hub.recorder?.flush()
        #expect(storage[paths[0]] == nil)
        #expect(storage[paths[1]] != nil)
    }

    @Test func journalsThatAreKeptForeverStay() async throws {
        let storage = MemoryStorage()
        var options = NavigationRecorder.Options()
        (options.folderAge, options.segmentAge) = (.seconds(Int64.max), .seconds(Int64.max))
        let old = "journals/1970-01-01T000000.001Z-5f0c-1.jsonl"
        storage[old] = [0x0A]
        let hub = NavigationHub(nil, recordingInto: storage, options)
        let store: NavigationStore<AppRoute> = hub.store()
        store.push(.topic(id: "t1"))
        try await assertReplay(of: hub)
        #expect(storage[old] != nil)
    }

    @Test func nothingThatTheManifestHidesGetsToTheDisk() async throws {
        let storage = MemoryStorage()
        var options = NavigationRecorder.Options()
        options.segmentSize = 600
        let hub = NavigationHub(try Fixture.manifest(secrets: true), recordingInto: storage, options)
        let store: NavigationStore<AppRoute> = hub.store()
        hub.catalogLoaded([CatalogItems(kind: "article", ids: ["verysecret"])])
        hub.signedIn("ann@example.com")
        store.enter(.active)
        store.push(.profile(userId: "ann@example.com"), .article(id: "verysecret"))
        store.open("websun://topics/t1/articles/verysecret?source=verysecret")
        #expect(store.path == [.topic(id: "t1"), .article(id: "verysecret", source: "verysecret")])
        try await assertReplay(of: hub)
        let bytes = storage.paths.flatMap { storage[$0] ?? [] }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(await (hub.recorder?.journals.count ?? 0) > 1)
        #expect(!text.contains("ann@"))
        // Of a link the manifest hides every query value; of the article it hides the id alone.
        #expect(text.ranges(of: "verysecret").count == text.ranges(of: #""source":"verysecret""#).count)
    }
}
