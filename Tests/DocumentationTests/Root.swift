import Foundation

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
}
