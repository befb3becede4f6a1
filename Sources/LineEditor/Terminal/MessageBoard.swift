import CLibedit
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A message board takes messages from any thread; the editor shows them above the line being edited.
///
/// What is posted while no line is edited appears with the next prompt.
public final class MessageBoard: Sendable {
    private let messages = Mutex<[String]>([])
    /// A pipe: the editor waits for its first end, messages and signals write to the second.
    let ends: (wait: Int32, wake: Int32)

    init?() {
        var ends: [Int32] = [-1, -1]
        guard clibedit_wake_pipe(&ends) == 0 else { return nil }
        self.ends = (ends[0], ends[1])
    }

    deinit {
        close(ends.wait)
        close(ends.wake)
    }

    /// Shows a text, of one or more rows, as soon as the editor waits for a key. The text is sent as it is.
    public func post(_ message: String) {
        messages.withLock { $0.append(message) }
        _ = [0].withUnsafeBytes { write(ends.wake, $0.baseAddress, 1) }
    }

    /// Takes all messages, and makes the pipe wait again.
    func take() -> [String] {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(ends.wait, &bytes, bytes.count) > 0 {}
        return messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }
}
