import Foundation
import NavigationModel
import StrictJSON
import Synchronization
import Testing

@testable import NavigationJournal

@Suite struct ArchiveTests {
    /// A header and 200 entries, as gzip and zstd make them smaller.
    private static let archives = [
        """
        H4sIAAAAAAACA43Zu4oVQRSG0dzH6HiC+ute8zbDeBBBjugZBBl8dycydWXdsLNFX75d79f95de371+u5/z59H49bj8+rp6u
        x+vtfruer8f1dH29v93ubx83P28vn39f/8aqjTUb6zY2bGza2LKxbWPHxlJwDh2CEEGJIEXQIogR1AhyBD0qelR9LtCjokdF
        j4oeFT0qelT0qOjR0KOhR9MXFXo09Gjo0dCjoUdDj4YeHT06enT06PrlQI+OHh09Onp09OjoMdBjoMdAj4EeQz/l6DHQY6DH
        QI+BHhM9JnpM9JjoMdFj6r8Vekz0mOgx0WOhx0KPhR4LPRZ6LPRY+rOLHgs9Fnps9NjosdFjo8dGj40eGz221gd6bPQ46HHQ
        46DHQY+DHgc9Dnoc9Diag9yDGoRFi7BoEhZtwqJRWLQKi2Zh0S4sGoZFZTzVVYZjnWudc517nYOdi52TXZs9Gu2pvEVRGe32
        aLhHyz2a7tF2j8Z7tN6j+R7t9zRecKmMJny04aMRH634aMZHOz4a8tGSj6Z8Ou8eVUZrPprz0Z6PBn206KNJH236aNRHqz6D
        18Iqo2EfLfto2kfbPhr30bqP5n2076OBn8kbe5XRxo9GfrTyo5kf7fxo6EdLP5r60dbP4sMUldHcj/Z+NPijxR9N/mjzR6M/
        Wv3R7M/mcy6V0fKPpn+0/aPxH63/aP5H+z+6AIhuAHL4CJLPIP8n8xee/srTqR8AAA==
        """,
        """
        KLUv/WSpHp0JAHYWMReALbQYqNgHMQARjKIUIbu7u/dHu6mkTjsAKQAgAJp4VvTUauJZ0UOriWdFz6uJZ0UlUhgYGkVQHgrD
        Q4EogeIogmJQGAiOElhQGAZHkQAmC8phkYAMFEUS/zzP8zzP8zyvJp4VPbuaeFb06GriWdGTq4lnRQ+uJp4VPbeaeFb02Abf
        933ft23btm3btm3XdV3XdV3XNU3TNE3TNE3/////H0P7vu/7vu/7ruu6ruu6rut5nud5nud5juM4juM4juP3fV+AyKgR0Pn9
        vwPgNdYSWEHg/0cQcPEHoCqpKqmqqKqsqqaqpKqWqpaqVqpWqlapVgnqzDhzm5lmlplhZpeZZVaZo/wkFEAtAABzAADMAQAw
        BwCAOQAA5gAAmAMAwBwAQGGd65uWNy39BxEF2FX61J39
        """,
    ].map { Data(base64Encoded: $0, options: .ignoreUnknownCharacters).map(Array.init) ?? [] }

    private let storage = MemoryStorage()

    /// How many entries a file has, and what else is found.
    private func contents(_ file: any ReadableFile, blockSize: Int = 256 << 10) throws -> [String] {
        var reader = JournalReader(file, tolerance: .lenient, blockSize: blockSize)
        var (entries, words) = (0, [String]())
        while let item = try reader.next() {
            if case .entry = item { entries += 1 }
            if case .finding(let finding) = item {
                words.append(
                    [finding.code.rawValue, finding.value?.stringValue].compactMap(\.self).joined(separator: " "))
            }
        }
        return ["\(entries)"] + words
    }

    private func opened(_ bytes: [UInt8], isReadOnce: Bool = true, limit: ExpansionLimit = .init()) throws
        -> JournalInput
    {
        storage["j"] = bytes
        return try JournalInput(["j"], isReadOnce: isReadOnce, in: storage, expansion: limit)
    }

    @Test(arguments: archives) func anArchiveIsReadAsWhatItHolds(_ archive: [UInt8]) throws {
        #expect(try contents(try opened(archive).file) == ["200"])
        for blockSize in [1, 7, 64, 4096] {
            #expect(try contents(try opened(archive).file, blockSize: blockSize) == ["200"])
        }
        // Kept, it can be read from any place, and again.
        let file = try opened(archive, isReadOnce: false).file
        #expect(try file.isSeekable && contents(file) == ["200"] && contents(file) == ["200"])
    }

    @Test(arguments: archives) func archivesOneAfterAnotherAreOne(_ archive: [UInt8]) throws {
        #expect(try contents(try opened(archive + archive).file).first == "200")
        #expect(try contents(try opened(archive + archive).file).contains("archive damaged") == false)
        #expect(try contents(try opened(archive + [1, 2, 3, 4, 5]).file) == ["200", "archive damaged"])
    }

    @Test(arguments: archives) func anArchiveThatBreaksOffGivesWhatItHas(_ archive: [UInt8]) throws {
        var entries: Set<Int> = []
        for count in 4..<archive.count {
            let found = try contents(try opened(Array(archive[..<count])).file)
            #expect(found.contains("archive truncated"), "\(count) bytes")
            entries.insert(Int(found[0]) ?? -1)
        }
        #expect(entries.count > 1)
    }

    @Test(arguments: archives) func aDamagedArchiveNeverEndsTheProgramAndIsNoticed(_ archive: [UInt8]) throws {
        var noticed = 0
        for offset in 4..<archive.count {
            for bit in 0..<8 as Range<UInt8> {
                var damaged = archive
                damaged[offset] ^= 1 << bit
                let found = try contents(try opened(damaged, limit: ExpansionLimit(size: 1 << 20)).file)
                if found != ["200"] { noticed += 1 }
            }
        }
        // What does not matter in a header (times, names) may change.
        #expect(noticed > (archive.count - 10) * 8 * 9 / 10)
    }

    @Test(arguments: archives) func whatExpandsTooFarIsRefused(_ archive: [UInt8]) throws {
        let file = try opened(archive, limit: ExpansionLimit(size: 2000)).file
        let error = #expect(throws: JournalError.self) { try contents(file, blockSize: 500) }
        #expect("\(error.map { "\($0)" } ?? "")".hasPrefix("expandsTooFar(path: \"j\", size: 2"))
        #expect(try contents(try opened(archive, limit: ExpansionLimit(size: 10_000)).file) == ["200"])
    }

    @Test func aSmallFileMayBeVeryRegularAndALargeOneMayNot() {
        let limit = ExpansionLimit()
        #expect(limit.allows(60 << 20, from: 1))
        #expect(!limit.allows(65 << 20, from: 65 << 10) && limit.allows(65 << 20, from: 1 << 20))
        #expect(!limit.allows(17 << 30, from: 10 << 30))
        #expect(ExpansionLimit(size: .max, ratio: nil).allows(.max, from: 1))
    }

    @Test(arguments: archives) func aStreamMayBeAnArchive(_ archive: [UInt8]) throws {
        let pipes = PipeStorage(archive)
        #expect(try contents(try JournalInput(["-"], isReadOnce: true, in: pipes).file) == ["200"])
        #expect(try contents(try JournalInput(["-"], in: pipes).file) == ["200"])
        let plain = PipeStorage(Array(String.journal().utf8))
        #expect(try contents(try JournalInput(["-"], in: plain).file) == ["0"])
        #expect(try contents(try JournalInput(["-"], in: PipeStorage([0x7B])).file) == ["0", "tornTail", "noHeader"])
    }

    @Test func archivedSegmentsAreSegments() throws {
        storage["j.jsonl.gz"] = Self.archives[0]
        storage["j.000002.jsonl"] = Array(
            #"{"navlog":1,"snapshot":{},"continues":{"seq":200}}\n{"seq":201,"intent":"launched"}\n"#
                .replacing("\\n", with: "\n").utf8)
        for path in ["j.jsonl", "j.jsonl.gz"] {
            let input = try JournalInput([path], in: storage)
            #expect(input.journals == [["j.jsonl.gz", "j.000002.jsonl"]])
            #expect(try contents(input.file) == ["201"])
        }
        storage["j.jsonl.gz"]?.removeLast(20)
        let found = try contents(try JournalInput(["j.jsonl"], in: storage).file)
        #expect(found.contains("archive truncated"))
    }
}

/// A storage with nothing but a pipe, which gives few bytes at a time.
private struct PipeStorage: JournalStorage {
    private let bytes: [UInt8]
    private let memory = MemoryStorage()

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func openForReading(_ path: String) throws(JournalError) -> any ReadableFile { Pipe(bytes) }
    func openForAppending(_ path: String) throws(JournalError) -> any WritableFile { try memory.create(path) }
    func create(_ path: String) throws(JournalError) -> any WritableFile { try memory.create(path) }
    func rename(_ path: String, to newPath: String) throws(JournalError) {}
    func remove(_ path: String) throws(JournalError) {}
    func syncDirectory(of path: String) throws(JournalError) {}
    func lock(_ path: String, as holder: String) throws(JournalError) -> any StorageLock {
        try memory.lock(path, as: holder)
    }
}

private final class Pipe: ReadableFile {
    private let rest: Mutex<ArraySlice<UInt8>>

    init(_ bytes: [UInt8]) {
        rest = Mutex(bytes[...])
    }

    let isSeekable = false
    func size() throws(JournalError) -> Int { 0 }
    func read(at offset: Int, into bytes: inout [UInt8], in range: Range<Int>) throws(JournalError) -> Int {
        let part = rest.withLock { rest in
            let part = rest.prefix(min(range.count, 3))
            rest = rest.dropFirst(part.count)
            return part
        }
        bytes.replaceSubrange(range.prefix(part.count), with: part)
        return part.count
    }
}
