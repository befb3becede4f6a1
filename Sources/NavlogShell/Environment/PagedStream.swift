import LineEditor

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A terminal that shows an answer longer than itself through a pager.
///
/// An answer is held back until it is known to be longer than the terminal, or to be complete. One that is flushed
/// before is meant to be seen as it grows, and goes on without a pager.
final class PagedStream: TextStream {
    private enum State {
        case direct
        case holding([UInt8], command: String, limit: AnswerHeight)
        case paging(any TextStream, finish: () -> Void)
    }

    private let terminal: any TextStream
    private let startPager: (String) -> (stream: any TextStream, finish: () -> Void)?
    private var state = State.direct

    /// Creates a stream to a terminal.
    init(
        _ terminal: any TextStream,
        startPager: @escaping (String) -> (stream: any TextStream, finish: () -> Void)? = PagedStream.start
    ) {
        self.terminal = terminal
        self.startPager = startPager
    }

    /// Begins an answer that a pager shows, if it does not fit the terminal.
    func beginAnswer(pager command: String, size: TerminalSize) {
        endAnswer()
        state = .holding([], command: command, limit: AnswerHeight(size))
    }

    /// Ends an answer; returns when the person has seen enough of it.
    func endAnswer() {
        flush()
        if case .paging(_, let finish) = state { finish() }
        state = .direct
    }

    /// Takes bytes.
    func write(_ bytes: [UInt8]) {
        switch state {
        case .direct: terminal.write(bytes)
        case .paging(let pager, _): pager.write(bytes)
        case .holding(var held, let command, var limit):
            state = .direct
            held += bytes
            limit.add(bytes)
            if !limit.isExceeded {
                state = .holding(held, command: command, limit: limit)
            } else if let pager = startPager(command) {
                state = .paging(pager.stream, finish: pager.finish)
                pager.stream.write(held)
                pager.stream.flush()
            } else {
                terminal.write(held)
            }
        }
    }

    /// Shows what was held back.
    func flush() {
        switch state {
        case .direct: terminal.flush()
        case .paging(let pager, _): pager.flush()
        case .holding(let held, _, _):
            state = .direct
            terminal.write(held)
            terminal.flush()
        }
    }

    /// Whether nobody reads any more: the terminal is gone, or the person has left the pager.
    var isClosed: Bool {
        if case .paging(let pager, _) = state { pager.isClosed } else { terminal.isClosed }
    }

    /// What the terminal has lost; a pager loses nothing that a person has asked to see.
    var failure: Int32? { terminal.failure }

    private static func start(_ command: String) -> (stream: any TextStream, finish: () -> Void)? {
        guard let pipe = popen(command, "w") else { return nil }
        let stream = DescriptorStream(fileno(pipe))
        return (stream, { _ = pclose(pipe) })
    }
}

/// How many rows of a terminal an answer takes so far.
private struct AnswerHeight {
    private let size: TerminalSize
    private var rows = 0
    private var column = 0
    private var isInSequence = false

    init(_ size: TerminalSize) {
        self.size = size
    }

    /// Whether the prompt would push its beginning out of sight.
    var isExceeded: Bool { rows >= size.rows - 1 }

    /// Counts what is added. Only style sequences occur in answers, and each character is taken for one column.
    mutating func add(_ bytes: [UInt8]) {
        for byte in bytes {
            if isInSequence {
                isInSequence = byte != UInt8(ascii: "m")
            } else if byte == 0x1B {
                isInSequence = true
            } else if byte == 0x0A {
                (rows, column) = (rows + 1, 0)
            } else if byte & 0xC0 != 0x80 {
                if column == size.columns { (rows, column) = (rows + 1, 0) }
                column += 1
            }
        }
    }
}
