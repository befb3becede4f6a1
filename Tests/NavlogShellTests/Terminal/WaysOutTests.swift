import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// However a session ends, the terminal is as it was before.
@Suite(.serialized)
struct WaysOutTests {
    /// What a person or the system does, and how the process ends.
    enum Way: CaseIterable {
        case quit, endOfInput, quitKey
        case terminated, hungUp, crashed, aborted, trapped, killedInACommand

        var keys: String {
            switch self {
            case .quit: "quit\r"
            case .endOfInput: "\u{4}"
            case .quitKey: "goto\u{1C}"
            case .terminated, .hungUp, .crashed, .aborted, .trapped: "goto 4"
            case .killedInACommand: "edit\r"
            }
        }

        var signal: Int32? {
            switch self {
            case .quit, .endOfInput: nil
            case .quitKey: SIGQUIT
            case .terminated, .killedInACommand: SIGTERM
            case .hungUp: SIGHUP
            case .crashed: SIGSEGV
            case .aborted: SIGABRT
            case .trapped: SIGILL
            }
        }
    }

    @Test(arguments: Way.allCases, [40, 80, 200])
    func theTerminalIsGivenBack(way: Way, columns: Int) throws {
        let home = try Home()
        let editor = try home.command(running: "echo waiting; exec sleep 30", in: "editor")
        let navlog = try home.converse(["EDITOR": editor], columns: columns)
        #expect(navlog.modes != navlog.modesBefore && navlog.screen.bracketsPaste)
        try navlog.send(way.keys)
        if way == .killedInACommand {
            try navlog.wait(for: "waiting")
        } else if way.signal != nil {
            try navlog.wait(for: "goto")
        }
        if let signal = way.signal, way != .quitKey { navlog.signal(signal) }
        #expect(try navlog.waitForExit() == way.signal.map { .signal($0) } ?? .status(0))
        #expect(navlog.modes == navlog.modesBefore)
        #expect(!navlog.screen.bracketsPaste)
        #expect(navlog.screen.cursor.column == 0)
        #expect(try home.journalIsUnchanged())
    }

    @Test(arguments: [SIGTERM, SIGHUP], ["generate --count 90000000", "export --format html"])
    func `a session that is ended while it writes leaves half a file`(signal: Int32, command: String) throws {
        let home = try Home()
        let lines = (1...200_000).map { #"{"seq":\#($0),"scene":"main","intent":"sceneOpened"}"# }
        try home.write("{\"navlog\":1}\n\(lines.joined(separator: "\n"))\n", to: "library.jsonl")
        let navlog = try home.start()
        try navlog.wait { $0.currentRow.hasSuffix("200000>") }
        let folder = (home.path("new.jsonl") as NSString).deletingLastPathComponent
        func unfinished() -> [String] {
            (try? FileManager.default.contentsOfDirectory(atPath: folder))?.filter { $0.hasPrefix("new.jsonl") } ?? []
        }
        try navlog.send("\(command) -o \(home.path("new.jsonl"))\r")
        try navlog.wait { _ in !unfinished().isEmpty }
        navlog.signal(signal)
        #expect(try navlog.waitForExit() == .signal(signal))
        #expect(unfinished().isEmpty)
    }
}
