import Foundation
import TestSupport

/// The probe is a shell that does nothing, on a pseudo-terminal, with a screen of 80 by 24 unless told otherwise.
struct Probe {
    let terminal: PseudoTerminal

    /// Starts the probe and waits for its prompt.
    init(
        _ arguments: [String] = [], type: String = "xterm-256color", language: String = "C.UTF-8",
        rows: Int = 24, columns: Int = 80
    ) throws {
        terminal = try PseudoTerminal(
            Self.path, arguments,
            environment: ["TERM": type, "LANG": language, "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"],
            rows: rows, columns: columns)
        try terminal.wait(for: "probe>")
    }

    static var path: String {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            let products = bundle.bundleURL.deletingLastPathComponent()
        #else
            let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        #endif
        return products.appendingPathComponent("line-editor-probe").path
    }

    /// Types keys.
    func type(_ keys: String) throws {
        try terminal.send(keys)
    }

    /// Waits until the row with the cursor is this.
    func sees(row: String) throws {
        try terminal.wait { $0.currentRow == row }
    }

    /// Waits until the probe has told this and prompts again on the row below.
    func hears(_ report: String) throws {
        try terminal.wait { screen in
            let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
            return rows.count > 1 && rows[rows.count - 1] == "probe>" && rows[rows.count - 2] == report
        }
    }

    /// Presses Enter and waits until the probe has told that the line was this, given as it is in JSON.
    func enters(_ line: String) throws {
        try type("\r")
        try hears(#"{"line":"\#(line)"}"#)
    }
}
