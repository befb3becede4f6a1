import Foundation

/// A program of another make, which a test asks for a second opinion.
public enum Tool {
    /// Runs a program that is looked up as a shell would, and returns its exit status and all that it says.
    ///
    /// - Parameters:
    ///   - arguments: The program and its arguments.
    ///   - input: Its standard input.
    ///   - hidesErrors: Whether what it says on standard error is left out.
    public static func run(
        _ arguments: [String], input: String = "", hidesErrors: Bool = false
    ) throws -> (status: Int32, output: String) {
        let folder = try TemporaryFolder()
        try Data(input.utf8).write(to: folder("input"))
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: folder("input"))
        let output = Pipe()
        process.standardOutput = output
        process.standardError = hidesErrors ? FileHandle.nullDevice : output
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }
}
