import Foundation
import NavigationModel
import Synchronization
import TestSupport
import Testing

@testable import NavigationJournal

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

@Suite struct FileStorageTests {
    private let folder: TemporaryFolder
    private let storage = FileStorage()
    private var directory: String { folder.url.path }
    private var path: String { folder.path("j.jsonl") }

    init() throws {
        folder = try TemporaryFolder()
    }

    private final class Flag: Sendable {
        let isUp = Mutex(false)
    }

    private func refusal(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "nothing"
        } catch {
            return "\(error)".replacing(directory, with: "")
        }
    }

    @Test func whatIsReadGoesOnThoughNobodyWaitsForIt() throws {
        let flag = Flag()
        _ = try storage.create(path).append(Array("0123456789".utf8))
        let file = try FileStorage { flag.isUp.withLock { $0 } }.openForReading(path)
        var bytes = [UInt8](repeating: 0, count: 4)
        #expect(try file.read(at: 0, into: &bytes, in: bytes.indices) == 4)
        flag.isUp.withLock { $0 = true }
        #expect(refusal { _ = try file.read(at: 4, into: &bytes, in: bytes.indices) } == "cancelled")
    }

    @Test func aJournalOnTheDiskIsWrittenReadAndOpenedAgain() throws {
        let ready = Entry(seq: 0, scene: "main", intent: .scene(.ready))
        do {
            let writer = try JournalWriter.create(path, Header())
            try writer.append(ready)
            #expect(refusal { _ = try JournalWriter.open(path) }.hasPrefix(#"locked(path: "/j.jsonl", holder: ""#))
            #expect(refusal { _ = try JournalWriter.open(path) }.contains(" \(getpid())"))
        }
        let file = try storage.openForAppending(path)
        _ = try file.append(Array("{\"seq\":2".utf8))
        let writer = try JournalWriter.open(path)
        #expect(writer.tornTail?.length == 8)
        unlink(try #require(writer.tornTail?.path))
        #expect(try writer.append(ready) == 2)
        var reader = JournalReader(try storage.openForReading(path))
        var count = 0
        while let item = try reader.next() { if case .entry = item { count += 1 } }
        #expect(count == 2)
        #expect(refusal { _ = try JournalWriter.create(path, Header()) }.hasPrefix("locked"))
    }

    @Test(
        arguments: ["saved", "removed", "renamed", "linked"], [.always, .none] as [JournalWriter.Options.Durability])
    func nothingIsAppendedToAFileThatIsTheJournalNoLonger(
        _ fate: String, _ durability: JournalWriter.Options.Durability
    ) throws {
        let ready = Entry(seq: 0, scene: "main", intent: .scene(.ready))
        var options = JournalWriter.Options()
        options.durability = durability
        let writer = try JournalWriter.create(path, Header(), options)
        try writer.append(ready)
        let saved = directory + "/saved"
        let before = try storage.openForReading(path).bytes(upTo: 1000)
        switch fate {
        case "saved":
            // As an editor does: a new file with the same contents takes the place of the old one.
            let copy = try storage.create(saved)
            _ = try copy.append(before)
            #expect(rename(saved, path) == 0)
        case "removed": try storage.remove(path)
        case "renamed": #expect(rename(path, saved) == 0)
        default:
            #expect(rename(path, saved) == 0)
            #expect(symlink(saved, path) == 0)
        }
        #expect(refusal { try writer.append(ready) } == #"replaced(path: "/j.jsonl")"#)
        #expect(refusal { try writer.sync() } == #"replaced(path: "/j.jsonl")"#)
        guard fate != "removed" else { return }
        #expect(try storage.openForReading(fate == "saved" ? path : saved).bytes(upTo: 1000) == before)
    }

    @Test func filesBelongToTheirOwnerAlone() throws {
        let before = umask(0)
        defer { umask(before) }
        _ = try JournalWriter.create(path, Header())
        for path in [path, path + ".lock"] {
            var status = stat()
            #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
        }
        #expect(storage.names(inFolder: directory).sorted() == ["j.jsonl", "j.jsonl.lock"])
    }

    @Test func aSymbolicLinkIsNotFollowedToWrite() throws {
        _ = try JournalWriter.create(path, Header())
        let link = directory + "/link"
        #expect(symlink(path, link) == 0)
        #expect(refusal { _ = try storage.openForAppending(link) } == #"symbolicLink(path: "/link")"#)
        #expect(refusal { _ = try storage.lock(link, as: "x") } == #"symbolicLink(path: "/link")"#)
        #expect(refusal { _ = try storage.create(link) } == #"alreadyExists(path: "/link")"#)
        #expect(try storage.openForReading(link).size() == 13)
        #expect(unlink(link) == 0 && symlink(link, link) == 0)
        let error = #expect(throws: JournalError.self) { try storage.openForReading(link) }
        guard case .system(let error) = error else { throw NotTheError() }
        #expect(error.name == "ELOOP")
    }

    /// Until it runs its own program, a process that was forked shares every open file, as a second descriptor does.
    @Test func aLockIsGivenBackThoughAForkedProcessSharesItsFile() throws {
        var file: OpenFile? = try OpenFile(open(path, O_RDWR | O_CREAT, 0o600), path: path)
        let forked = dup(try #require(file).descriptor)
        defer { close(forked) }
        do {
            let lock = try FileLock(on: try #require(file), holder: "one")
            file = nil
            #expect(throws: JournalError.self) { try storage.lock(path, as: "another") }
            withExtendedLifetime(lock) {}
        }
        _ = try storage.lock(path, as: "another")
    }

    @Test func aPipeNeitherHangsNorIsWrittenTo() throws {
        let pipe = directory + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(refusal { _ = try storage.openForAppending(pipe) } == #"notAFile(path: "/pipe")"#)
        #expect(refusal { _ = try storage.lock(pipe, as: "x") } == #"notAFile(path: "/pipe")"#)
        var reader = JournalReader(try storage.openForReading(pipe))
        let item = try reader.next()
        if case .finding(let finding) = item {
            #expect(finding.code == .noHeader)
        } else {
            Issue.record("nothing found")
        }
    }

    @Test func whatIsNoFileIsRefused() throws {
        #expect(refusal { _ = try storage.openForReading(directory) } == #"notAFile(path: "")"#)
        #expect(refusal { _ = try storage.openForAppending(directory) } == #"notAFile(path: "")"#)
        let error = #expect(throws: JournalError.self) { try storage.openForReading(directory + "/none") }
        guard case .system(let error) = error else { throw NotTheError() }
        #expect(error.name == "ENOENT" && error.isNotFound && error.operation == .open)
    }

    private struct NotTheError: Error {}

    @Test func renamingReplacesNothing() throws {
        _ = try storage.create(path)
        _ = try storage.create(path + ".new")
        #expect(refusal { try storage.rename(path + ".new", to: path) } == #"alreadyExists(path: "/j.jsonl")"#)
        try storage.remove(path)
        try storage.remove(path)
        try storage.rename(path + ".new", to: path)
        #expect(access(path, F_OK) == 0 && access(path + ".new", F_OK) != 0)
        try storage.syncDirectory(of: path)
    }
}
