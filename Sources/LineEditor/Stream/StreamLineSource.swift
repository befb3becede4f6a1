#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A stream line source reads lines from a pipe or a file: no prompt, no echo, no history.
///
/// A last line without line end counts. Bytes that are not UTF-8 become U+FFFD. A line of more than 1 MiB is an error
/// of that line only, and memory stays bounded.
public struct StreamLineSource: LineSource {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private var consumed = 0
    private var ended = false
    /// The line being read is too long: its bytes are dropped up to its end.
    private var skipping = false

    /// Reads from an open file descriptor, which stays the caller's to close.
    public init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Returns the next line, `.interrupted` if a signal handler ran during the wait, or `.endOfInput`.
    public mutating func nextLine(prompt: String) throws(LineSourceError) -> LineResult {
        var searched = consumed
        while true {
            let newline = buffer[searched...].firstIndex(of: 0x0A)
            let end = newline ?? buffer.endIndex
            if end - consumed > longestLine { skipping = true }
            if newline != nil || ended {
                let line = buffer[consumed..<end]
                consumed = newline.map { $0 + 1 } ?? end
                if skipping {
                    skipping = false
                    throw .lineTooLong(limit: longestLine)
                }
                if newline == nil && line.isEmpty { return .endOfInput }
                return .line(String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self))
            }
            buffer.removeSubrange(0..<(skipping ? end : consumed))
            consumed = 0
            searched = buffer.endIndex
            if try !fill() { return .interrupted }
        }
    }

    /// Reads more bytes, or notes the end. Returns false if a signal came first.
    private mutating func fill() throws(LineSourceError) -> Bool {
        var failure: Int32 = 0
        let block = [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, count in
            let result = read(descriptor, bytes.baseAddress, bytes.count)
            failure = result < 0 ? errno : 0
            count = max(0, result)
        }
        if failure == EINTR { return false }
        if failure != 0 { throw .unreadable(failure) }
        ended = block.isEmpty
        buffer += block
        return true
    }
}
