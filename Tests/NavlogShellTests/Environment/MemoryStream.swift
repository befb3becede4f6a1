@testable import NavlogShell

/// A stream that keeps everything.
final class MemoryStream: TextStream {
    private var bytes: [UInt8] = []

    /// Creates an empty stream.
    init() {}

    /// What was written so far.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Takes bytes.
    func write(_ bytes: [UInt8]) { self.bytes += bytes }

    /// Does nothing: nothing is kept back.
    func flush() {}

    /// Never.
    var isClosed: Bool { false }
}
