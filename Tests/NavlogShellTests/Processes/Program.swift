import Foundation

/// The program under test, run as a process of its own.
enum Program {
    /// The program beside the tests, or another one that is to be tried.
    static var navlog: URL {
        if let given = ProcessInfo.processInfo.environment["NAVLOG_BINARY"] { return URL(fileURLWithPath: given) }
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            let products = bundle.bundleURL.deletingLastPathComponent()
        #else
            let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        #endif
        return products.appendingPathComponent("navlog")
    }

    /// What came of a run.
    struct Run {
        var output: String
        var errors: String
        var status: Int32
    }

    /// Starts a program that reads a file as its standard input; its streams go to files beside that.
    static func start(
        _ executable: URL, _ arguments: [String], input: URL, variables: [String: String] = [:]
    ) throws -> Process {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = [
            "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin:/usr/sbin:/sbin",
        ].merging(variables) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = try emptyFile(input.appendingPathExtension("out"))
        process.standardError = try emptyFile(input.appendingPathExtension("err"))
        try process.run()
        return process
    }

    /// Runs a program to its end.
    static func run(
        _ executable: URL, _ arguments: [String], input: URL, variables: [String: String] = [:]
    ) throws -> Run {
        let process = try start(executable, arguments, input: input, variables: variables)
        process.waitUntilExit()
        return Run(
            output: try String(contentsOf: input.appendingPathExtension("out"), encoding: .utf8),
            errors: try String(contentsOf: input.appendingPathExtension("err"), encoding: .utf8),
            status: process.terminationStatus)
    }

    private static func emptyFile(_ url: URL) throws -> FileHandle {
        try Data().write(to: url)
        return try FileHandle(forWritingTo: url)
    }
}
