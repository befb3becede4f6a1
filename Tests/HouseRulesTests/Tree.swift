import Foundation

/// The files of this package, as they lie on the disk; what Git ignores is left out.
struct Tree: Sendable {
    let files: [SourceFile]
}

extension Tree {
    /// The tree this test was compiled from.
    static let here = Result { try Tree(root: URL(filePath: #filePath).appending(path: "../../..").standardized) }

    /// Folders that hold no source: what was built, and the history.
    private static let skipped: Set = [".build", ".git", ".swiftpm", "__pycache__"]

    /// Reads every file below the root. Bytes that are not UTF-8 are replaced: a damaged journal is a file like others.
    init(root: URL) throws {
        let paths = try Self.paths(below: root, prefix: "")
        files = try paths.sorted().map { path in
            let bytes = try Data(contentsOf: root.appending(path: path))
            return SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self))
        }
    }

    private static func paths(below folder: URL, prefix: String) throws -> [String] {
        let entries = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try entries.filter { !skipped.contains($0.lastPathComponent) }.flatMap { entry in
            let path = prefix + entry.lastPathComponent
            return entry.hasDirectoryPath ? try paths(below: entry, prefix: path + "/") : [path]
        }
    }
}

extension Tree {
    /// Whether a test mentions the text. These tests do not count: they name what they look for.
    func isTested(_ text: String) -> Bool {
        files.contains { file in
            file.path.hasPrefix("Tests/") && !file.path.hasPrefix("Tests/HouseRulesTests/")
                && file.text.contain(text)
        }
    }

    /// Returns the file with that path.
    subscript(path: String) -> SourceFile? { files.first { $0.path == path } }
}
