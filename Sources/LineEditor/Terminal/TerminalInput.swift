#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Terminal input is what was typed and not yet used, first as bytes, then as keystrokes.
struct TerminalInput {
    /// What ended a wait.
    enum Event: Equatable {
        case bytes, wake, timeout, end
        case failure(Int32)
    }

    let descriptor: Int32
    /// The end of a pipe that becomes readable when something else wants attention.
    let wake: Int32

    private var bytes: [UInt8] = []
    private var next = 0
    private var replayed: Keystroke?

    init(descriptor: Int32, wake: Int32) {
        self.descriptor = descriptor
        self.wake = wake
    }

    /// Whether nothing is left to use without waiting.
    var isEmpty: Bool { next == bytes.count && replayed == nil }

    /// Forgets what was typed ahead.
    mutating func discard() {
        bytes = []
        next = 0
        replayed = nil
    }

    /// Has a keystroke come again.
    mutating func replay(_ keystroke: Keystroke) {
        replayed = keystroke
    }

    /// Waits until bytes have been read or something else wants attention; at most `milliseconds` if that is given.
    mutating func wait(milliseconds: Int32 = -1) -> Event {
        var descriptors = [
            pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        let ready = poll(&descriptors, 2, milliseconds)
        if ready < 0 { return errno == EINTR ? .wake : .failure(errno) }
        if ready == 0 { return .timeout }
        if descriptors[0].revents != 0 { return .wake }
        return fill()
    }

    private mutating func fill() -> Event {
        bytes.removeSubrange(..<next)
        next = 0
        var failure: Int32 = 0
        let block = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
            let result = read(descriptor, buffer.baseAddress, buffer.count)
            failure = result < 0 ? errno : 0
            count = max(0, result)
        }
        switch failure {
        case 0: break
        case EINTR, EAGAIN: return .wake
        case EIO: return .end  // the terminal is gone
        default: return .failure(failure)
        }
        bytes += block
        return block.isEmpty ? .end : .bytes
    }

    /// Takes the bytes that have come, as they are.
    mutating func takeBytes() -> ArraySlice<UInt8> {
        defer { next = bytes.count }
        return bytes[next...]
    }

    /// Gives back bytes that were taken and not used.
    mutating func giveBack(_ rest: ArraySlice<UInt8>) {
        bytes = Array(rest)
        next = 0
    }

    /// Takes the next keystroke, or returns nil if more bytes must come first.
    ///
    /// With `isComplete` nothing more will come for now, so that an escape is the key of that name.
    mutating func takeKeystroke(isComplete: Bool) -> Keystroke? {
        if let keystroke = replayed {
            replayed = nil
            return keystroke
        }
        let start = next
        guard let first = takeScalar() else { return nil }
        guard first == "\u{1B}" else { return Keystroke([first]) }
        var scalars = [first]
        while let scalar = takeScalar() {
            scalars.append(scalar)
            let isOpen =
                switch scalars[1] {
                case "[": scalars.count == 2 || !("\u{40}"..."\u{7E}" ~= scalar)
                case "O": scalars.count == 2
                default: false
                }
            if !isOpen || scalars.count == Self.longestSequence { return Keystroke(scalars) }
        }
        if isComplete { return Keystroke(scalars) }
        next = start
        return nil
    }

    private static let longestSequence = 32

    /// Takes the next character, or returns nil if its last byte has not come. What is not UTF-8 becomes U+FFFD.
    private mutating func takeScalar() -> Unicode.Scalar? {
        guard next < bytes.count else { return nil }
        let length =
            switch bytes[next] {
            case 0x00...0x7F: 1
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 0
            }
        let encoded = bytes[next...].prefix(max(1, length))
        let continued = encoded.dropFirst().prefix { $0 & 0xC0 == 0x80 }
        if encoded.count < length && continued.count == encoded.count - 1 { return nil }
        if let scalar = String(validating: encoded, as: UTF8.self)?.unicodeScalars.first {
            next += length
            return scalar
        }
        next += 1
        return "\u{FFFD}"
    }
}
