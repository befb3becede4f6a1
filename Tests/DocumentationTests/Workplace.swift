import Foundation
import TestSupport

/// A folder of its own where commands from documents can be typed: they find `navlog`, `Logs` and `Examples`, and
/// leave nothing behind.
final class Workplace {
    private let folder: TemporaryFolder
    private var url: URL { folder.url }

    init() throws {
        folder = try TemporaryFolder()
        let files = FileManager.default
        try files.createDirectory(at: url.appending(path: ".bin"), withIntermediateDirectories: true)
        try files.createSymbolicLink(at: url.appending(path: ".bin/navlog"), withDestinationURL: Self.navlog)
        for folder in ["Logs", "Examples"] {
            let place = url.appending(path: folder)
            try files.createSymbolicLink(at: place, withDestinationURL: Root.url.appending(path: folder))
        }
    }

    /// The program under test: the one that was asked for, else the one beside the tests.
    private static var navlog: URL {
        if let path = ProcessInfo.processInfo.environment["NAVLOG_BINARY"] { return URL(filePath: path) }
        return products.appending(path: "navlog")
    }

    /// The folder with the programs that were built for the tests.
    static var products: URL {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            return bundle.bundleURL.deletingLastPathComponent()
        #else
            return URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        #endif
    }

    private var environment: [String: String] {
        [
            "PATH": "\(url.path)/.bin:/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm-256color", "NO_COLOR": "1",
            "XDG_STATE_HOME": url.appending(path: ".state").path,
        ]
    }

    /// Runs a script of the shell and returns what it says, on either stream, and its exit status.
    func run(_ script: String) throws -> (output: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", "exec 2>&1\n" + script]
        process.environment = environment
        process.currentDirectoryURL = url
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
    }

    /// Starts a command on a terminal that is large enough for nothing to scroll away.
    func converse(_ command: String) throws -> PseudoTerminal {
        try PseudoTerminal(
            "/bin/bash", ["-c", "cd '\(url.path)' && exec \(command)"], environment: environment, rows: 200,
            columns: 240)
    }
}
