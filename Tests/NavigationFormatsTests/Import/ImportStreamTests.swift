import NavigationJournal
import NavigationModel
import StrictJSON
import Synchronization
import Testing

@testable import NavigationFormats

/// Lines of JSON are read as they come, whatever their number.
@Suite struct ImportStreamTests {
    private static let count = 20_000

    private static var log: String {
        (1...count).map { seq in
            let entry = #"{\"seq\":\#(seq),\"scene\":\"m\",\"intent\":\"push\",\"route\":{\"a\":{\"n\":\#(seq)}}}"#
            return #"{"timestamp":"2026-11-30 09:00:00.000000+0000","eventMessage":"\#(entry)"}"#
        }.joined(separator: "\n")
    }

    private static var events: String {
        (1...count).map { seq in
            let sequence = String(String(10_000_000 + seq).dropFirst())
            return #"{"specversion":"1.0","id":"s-\#(sequence)","source":"/s","type":"dev.navlog.pop.v1","#
                + #""sequence":"\#(sequence)","subject":"m","data":{}}"#
        }.joined(separator: "\n")
    }

    @Test(arguments: [("oslog", log), ("cloudevents", events)])
    func theFirstRecordIsGivenBeforeTheLastLineIsRead(name: String, text: String) throws {
        let file = WatchedFile(Array(text.utf8))
        let document = try ImportDocument(file)
        #expect(ImportFormats.recognized(in: document)?.name == name)
        let stream = try #require(ImportFormats.named(name)).stream(from: document, ImportRequest())
        file.furthest = 0
        var (count, firstRead) = (0, 0)
        try stream.forEach { part in
            guard case .record = part else { return }
            if count == 0 { firstRead = file.furthest }
            count += 1
        }
        #expect(count == Self.count)
        #expect(firstRead < text.utf8.count / 2 && file.furthest == text.utf8.count)
    }

    @Test func eventsOutOfOrderAreSortedUnlessTheyAreTooMany() throws {
        let lines = Self.events.split(separator: "\n").prefix(40).reversed().joined(separator: "\n")
        #expect(try CloudEventsImport().journal(lines).entries.map(\.seq) == Array(1...40))
        let file = WatchedFile(Array(lines.utf8), size: ImportDocument.sizeLimit + 1)
        let document = try ImportDocument(file)
        #expect(throws: ImportError.tooLarge) { try CloudEventsImport().stream(from: document, ImportRequest()) }
    }

    @Test func whatIsNoLinesAndTooLargeIsRefused() throws {
        var bytes = Array("[\n".utf8)
        bytes += [UInt8](repeating: 0x20, count: ImportDocument.sizeLimit)
        #expect(throws: ImportError.tooLarge) { try ImportDocument(bytes + Array("]".utf8)) }
    }

    @Test func aLineThatIsTooLongIsSaidAndTheOthersAreRead() throws {
        var lines = Self.log.split(separator: "\n").prefix(3).map(String.init)
        lines.insert(#"{"eventMessage":"\#(String(repeating: "x", count: 1 << 20))"}"#, at: 1)
        let journal = try UnifiedLogImport().journal(lines.joined(separator: "\n"))
        #expect(journal.entries.map(\.seq) == [1, 2, 3])
        #expect(journal.remarks.map(\.matter) == [.tooLong] && journal.remarks.map(\.place) == [2])
    }

    @Test func causesAreFoundAmongNewNumbersAndNotAcrossARun() throws {
        let seqs = [(3, nil), (4, 3), (7, 4), (8, 5), (8, 7), (2, 8), (3, 2)] as [(Int, Int?)]
        let lines = seqs.map { seq, cause in
            let entry =
                #"{\"seq\":\#(seq),\"scene\":\"m\",\"intent\":\"pop\"\#(cause.map { #",\"cause\":\#($0)"# } ?? "")}"#
            return #"{"timestamp":"","eventMessage":"\#(entry)"}"#
        }
        let journal = try UnifiedLogImport().journal(lines.joined(separator: "\n"))
        #expect(journal.entries.map(\.seq) == Array(1...7))
        #expect(journal.entries.map(\.cause) == [nil, 1, 2, nil, 3, nil, 6])
        #expect(journal.remarks.map(\.matter) == [.renumbered])
    }
}

/// A file that remembers how far it was read, and may say that it is larger than it is.
private final class WatchedFile: ReadableFile {
    private let bytes: [UInt8]
    private let claimedSize: Int
    private let furthestRead = Mutex(0)

    let isSeekable = true
    let identity: FileIdentity? = nil
    let stamp: FileStamp? = nil

    init(_ bytes: [UInt8], size: Int? = nil) {
        self.bytes = bytes
        claimedSize = size ?? bytes.count
    }

    var furthest: Int {
        get { furthestRead.withLock { $0 } }
        set { furthestRead.withLock { $0 = newValue } }
    }

    func size() throws(JournalError) -> Int { claimedSize }

    func read(at offset: Int, into target: inout [UInt8], in range: Range<Int>) throws(JournalError) -> Int {
        let part = bytes.dropFirst(offset).prefix(range.count)
        target.replaceSubrange(range.prefix(part.count), with: part)
        furthestRead.withLock { $0 = max($0, offset + part.count) }
        return part.count
    }
}
