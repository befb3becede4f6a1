import Foundation
import NavigationJournal
import Testing

@Suite struct IndexFolderTests {
    private let place = FileManager.default.temporaryDirectory.appendingPathComponent("navlog-\(UUID().uuidString)")

    private func path(_ name: String) -> String { place.appendingPathComponent("a/b/\(name)").path }

    private func withFolder(_ body: (IndexFolder) throws -> Void) throws {
        defer { try? FileManager.default.removeItem(at: place) }
        try body(IndexFolder(path: path("").hasSuffix("/") ? String(path("").dropLast()) : path("")))
    }

    private func mode(_ name: String) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }

    @Test func `others can read an index, or a reader meets half of one`() throws {
        try withFolder { folder in
            #expect(try folder.open("j.index") == nil)
            try folder.save([[1, 2], [3]], as: "j.index")
            let old = try #require(try folder.open("j.index"))
            try folder.save([[4]], as: "j.index")
            #expect(try old.size() == 3)
            #expect(try folder.open("j.index")?.size() == 1)
            #expect(try mode("j.index") == 0o600)
            #expect(try mode("") == 0o700)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["j.index"])
        }
    }

    @Test func `a file that somebody else could have written is read`() throws {
        try withFolder { folder in
            try folder.save([[1]], as: "j.index")
            try FileManager.default.setAttributes([.posixPermissions: 0o620], ofItemAtPath: path("j.index"))
            #expect(throws: IndexFault.foreign) { try folder.open("j.index") }
            try FileManager.default.moveItem(atPath: path("j.index"), toPath: path("real"))
            try FileManager.default.createSymbolicLink(atPath: path("j.index"), withDestinationPath: path("real"))
            #expect(throws: IndexFault.foreign) { try folder.open("j.index") }
            try FileManager.default.createDirectory(atPath: path("d.index"), withIntermediateDirectories: false)
            #expect(throws: IndexFault.foreign) { try folder.open("d.index") }
            #expect(mkfifo(path("p.index"), 0o600) == 0)
            #expect(throws: IndexFault.foreign) { try folder.open("p.index") }
        }
    }

    @Test func `an index goes into a folder that others can write to, or through a link`() throws {
        try withFolder { folder in
            try folder.save([[1]], as: "j.index")
            try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
            #expect(throws: IndexFault.foreign) { try folder.save([[2]], as: "j.index") }
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
            try Data([9]).write(to: URL(fileURLWithPath: path("victim")))
            try FileManager.default.createSymbolicLink(
                atPath: path("j.index.new"), withDestinationPath: path("victim"))
            try folder.save([[2, 2]], as: "j.index")
            #expect(try Data(contentsOf: URL(fileURLWithPath: path("victim"))) == Data([9]))
            #expect(try folder.open("j.index")?.size() == 2)
        }
    }

    @Test func `indexes of journals that are gone fill the disk`() throws {
        try withFolder { folder in
            for number in 0..<70 { try folder.save([[1]], as: "\(number).index") }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 64)
        }
    }
}
