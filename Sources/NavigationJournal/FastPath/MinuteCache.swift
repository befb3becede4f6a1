import NavigationModel

/// Reads times, and remembers the last minute: most entries of a journal share it with the one before.
struct MinuteCache {
    /// The number of bytes of a well-formed time.
    static let timeLength = 24

    /// The sixteen bytes of `YYYY-MM-DDTHH:MM`.
    private var minute: (UInt64, UInt64) = (0, 0)
    /// The milliseconds since 1970 at which that minute began.
    private var start: Int64 = 0

    /// Returns the milliseconds of the well-formed time at an offset, or nil.
    @inline(__always)
    mutating func milliseconds(at offset: Int, in bytes: RawSpan) -> Int64? {
        let minute = (bytes.word(at: offset), bytes.word(at: offset + 8))
        guard minute == self.minute, let inMinute = bytes.word(at: offset + 16).millisecondsOfSecondsField else {
            guard let milliseconds = EntryTime.milliseconds(bytes.extracting(offset..<offset + Self.timeLength)) else {
                return nil
            }
            self.minute = minute
            start = milliseconds - milliseconds % 60_000
            if milliseconds < 0 { self.minute = (0, 0) }
            return milliseconds
        }
        return start + inMinute
    }
}

extension UInt64 {
    /// The milliseconds that the bytes `:SS.mmmZ` say, or nil if they are no such bytes.
    @inline(__always)
    fileprivate var millisecondsOfSecondsField: Int64? {
        // Everything but the digits as it should be, and the digits as numbers, the first one below six.
        let digits = self ^ 0x5A30_3030_2E30_303A
        guard digits & 0xFFF0_F0F0_FFF0_F0FF == 0, (digits &+ 0x0006_0606_0006_0A00) & 0xF0F0_F0F0_F0F0_F0F0 == 0
        else { return nil }
        // Each byte with the one behind it: the seconds, and the hundredths.
        let pairs = digits &* 10 &+ digits >> 8
        let (seconds, hundredths, thousandth) = (pairs >> 8 & 0xFF, pairs >> 32 & 0xFF, digits >> 48 & 0xF)
        return Int64(truncatingIfNeeded: 1000 &* seconds &+ 10 &* hundredths &+ thousandth)
    }
}
