#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A place that takes text.
protocol TextStream: AnyObject {
    /// Takes bytes; they may be kept until `flush`.
    func write(_ bytes: [UInt8])
    /// Hands on what was kept.
    func flush()
    /// Whether the reader is gone, so that going on is pointless.
    var isClosed: Bool { get }
    /// Why something was lost that a reader still waits for, as an `errno`; nil if nothing was.
    var failure: Int32? { get }
    /// Looks whether the reader has gone while there was nothing to write.
    func lookForReader()
}

extension TextStream {
    /// Nothing was lost.
    var failure: Int32? { nil }

    /// Does nothing: the reader stays.
    func lookForReader() {}
}

/// A file descriptor with a buffer.
final class DescriptorStream: TextStream {
    private let descriptor: Int32
    private let isInteractive: Bool
    private var buffer: [UInt8] = []
    /// Whether the reader closed its end.
    private(set) var isClosed = false
    private(set) var failure: Int32?

    /// Creates a stream. On a terminal each write is handed on at once.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        isInteractive = isatty(descriptor) == 1
    }

    /// Whether a person reads it.
    var isTerminal: Bool { isInteractive }

    /// Takes bytes.
    func write(_ bytes: [UInt8]) {
        buffer += bytes
        if isInteractive || buffer.count >= 1 << 16 { flush() }
    }

    /// Looks whether a pipe has lost its reader.
    func lookForReader() {
        var state = pollfd(fd: descriptor, events: 0, revents: 0)
        if poll(&state, 1, 0) > 0, Int32(state.revents) & POLLERR != 0 { isClosed = true }
    }

    /// Hands on what was kept.
    func flush() {
        var rest = buffer[...]
        buffer = []
        while !rest.isEmpty && !isClosed {
            let written = rest.withUnsafeBytes { bytes in
                #if canImport(Darwin)
                    Darwin.write(descriptor, bytes.baseAddress, bytes.count)
                #elseif canImport(Musl)
                    Musl.write(descriptor, bytes.baseAddress, bytes.count)
                #else
                    Glibc.write(descriptor, bytes.baseAddress, bytes.count)
                #endif
            }
            if written >= 0 {
                rest = rest.dropFirst(written)
            } else if errno != EINTR {
                isClosed = true
                if errno != EPIPE && errno != EIO { failure = errno }  // a terminal that is gone is no reader, either
            } else if Interrupt.hasCome {
                return  // Nobody waits for the rest.
            }
        }
    }
}
