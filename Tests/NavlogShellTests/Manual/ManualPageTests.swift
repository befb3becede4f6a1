import Foundation
import TestSupport
import Testing

@testable import NavlogShell

/// The manual page says what the help says, and `man` understands it.
struct ManualPageTests {
    private static let groff = URL(filePath: "/usr/bin/groff")

    @Test func everyVerbAndEveryOptionIsInIt() {
        for verb in VerbTable.all {
            #expect(ManualPage.text.contains(".SS \"\(verb.name)\"\n"))
            for option in verb.signature.options {
                #expect(
                    ManualPage.text.contains(option.usage.replacing("-", with: "\\-")), "\(verb.name) \(option.name)")
            }
        }
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: groff.path)))
    func groffHasNothingToComplainOf() throws {
        let folder = try TemporaryFolder()
        try Data(ManualPage.text.utf8).write(to: folder("navlog.1"))
        let process = Process()
        process.executableURL = Self.groff
        process.arguments = ["-man", "-Kutf8", "-Tutf8", "-ww", "-P-cbou", folder("navlog.1").path]
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let page = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        let complaints = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(complaints.isEmpty, "\(complaints)")
        #expect(page.contains("EXIT STATUS") && page.contains("130"))
    }
}
