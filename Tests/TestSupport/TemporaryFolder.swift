public import Foundation

/// A folder for the files of one test, gone with it.
public final class TemporaryFolder: Sendable {
    /// Where it is.
    public let url = FileManager.default.temporaryDirectory.appending(path: "navlog-\(UUID().uuidString)")

    /// Creates the folder.
    public init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The place of a file in it, whether it is there or not.
    public func callAsFunction(_ name: String) -> URL { url.appending(path: name) }

    /// The path of a file in it, whether it is there or not.
    public func path(_ name: String) -> String { self(name).path }
}
