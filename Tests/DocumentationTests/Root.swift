import Foundation
import Testing

/// The root of this package, with its files.
enum Root {
    /// The folder that holds `Package.swift`; commands in documents are meant to be typed there.
    static let url = URL(filePath: #filePath).appending(path: "../../..").standardized

    /// Returns the bytes of a file, named from the root.
    static func bytes(of path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: url.appending(path: path)))
    }

    /// Returns the lines of a text file, named from the root.
    static func lines(of path: String) throws -> [String] {
        String(decoding: try bytes(of: path), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Returns the lines of a Swift file between the comments that say that a sample begins and ends, as they would
    /// stand in a document.
    static func sample(_ name: String, of path: String) throws -> [String] {
        let lines = try lines(of: path)
        let begin = "// The \(name) begins."
        let start = try #require(lines.firstIndex { $0.drop { $0 == " " } == begin })
        let end = try #require(lines.firstIndex { $0.drop { $0 == " " } == "// The \(name) ends." })
        let indentation = lines[start].count - begin.count
        return lines[(start + 1)..<end].map { String($0.dropFirst(indentation)) }
    }
}
