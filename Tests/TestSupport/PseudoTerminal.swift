import CPseudoTerminal

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A pseudo-terminal runs a program as a person at a terminal would, and sees what that person would see.
///
/// Nothing in it sleeps: it waits for what the screen shall show, and fails when that has not come by the deadline.
public final class PseudoTerminal {
    /// Why a test cannot go on.
    public enum Failure: Error, CustomStringConvertible {
        case system(call: String, code: Int32)
        /// What was waited for has not come; the screen as it was.
        case deadline(screen: String)
        /// The program ended first; the screen as it was.
        case ended(screen: String)

        /// What happened, for the report of a test.
        public var description: String {
            switch self {
            case .system(let call, let code): "\(call): errno \(code)"
            case .deadline(let screen): "not seen in time; the screen:\n\(screen)"
            case .ended(let screen): "the program ended; the screen:\n\(screen)"
            }
        }
    }

    /// How a program ended.
    public enum Exit: Hashable {
        case status(Int32)
        case signal(Int32)
    }

    /// What the person sees.
    public private(set) var screen: TerminalScreen
    /// Every byte the program sent.
    public private(set) var transcript: [UInt8] = []
    /// The terminal's modes before the program was started.
    public let modesBefore: [UInt8]
    /// The program.
    public let process: Int32
    /// What the program needs, for example a folder that goes with the object: it stays as long as the terminal.
    public var company: AnyObject?
    private var controller: Int32 = -1
    /// Held open so that the modes can be read after the program is gone.
    private var terminal: Int32 = -1
    private var exit: Exit?

    /// Starts a program with this terminal as its standard streams and in a session of its own.
    public init(
        _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:],
        rows: Int = 24, columns: Int = 80
    ) throws {
        screen = TerminalScreen(rows: rows, columns: columns)
        var words = ([executable] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in words + variables { free(pointer) } }
        guard pseudo_terminal_open(Int32(rows), Int32(columns), &controller, &terminal) == 0 else {
            throw Failure.system(call: "openpty", code: errno)
        }
        modesBefore = Self.modes(of: terminal)
        process = pseudo_terminal_spawn(executable, &words, &variables, terminal)
        if process < 0 { throw Failure.system(call: "fork", code: errno) }
    }

    deinit {
        if exit == nil {
            kill(process, SIGKILL)
            var status: Int32 = 0
            waitpid(process, &status, 0)
        }
        close(terminal)
        close(controller)
    }

    /// The terminal's modes now.
    public var modes: [UInt8] { Self.modes(of: terminal) }

    private static func modes(of terminal: Int32) -> [UInt8] {
        var modes = termios()
        tcgetattr(terminal, &modes)
        return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].flatMap {
            withUnsafeBytes(of: $0, Array.init)
        }
            + withUnsafeBytes(of: modes.c_cc, Array.init)
    }

    /// Whether the program says nothing for so long.
    public func isSilent(milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, milliseconds) == 0
    }

    /// Types text.
    public func send(_ text: String) throws {
        try send(bytes: Array(text.utf8))
    }

    /// Types bytes; what the program says meanwhile is read, so that neither waits for the other.
    public func send(bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            var descriptor = pollfd(fd: controller, events: Int16(POLLIN | POLLOUT), revents: 0)
            guard poll(&descriptor, 1, 60_000) > 0 else { throw Failure.deadline(screen: screen.text) }
            if Int32(descriptor.revents) & POLLIN != 0 { _ = readSome() }
            guard Int32(descriptor.revents) & POLLOUT != 0 else { continue }
            let part = rest.prefix(256)
            let written = part.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
            guard written > 0 else { throw Failure.system(call: "write", code: errno) }
            rest = rest.dropFirst(written)
        }
    }

    /// Sends the program a signal.
    public func signal(_ number: Int32) {
        kill(process, number)
    }

    /// Changes the size of the terminal; the program is told by a signal.
    public func resize(rows: Int, columns: Int) {
        screen.resize(rows: rows, columns: columns)
        pseudo_terminal_resize(controller, Int32(rows), Int32(columns))
    }

    /// Waits until the screen is as it shall be.
    public func wait(seconds: Int = 60, until condition: (TerminalScreen) -> Bool) throws {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(seconds)
        while !condition(screen) {
            var descriptor = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
            if poll(&descriptor, 1, 100) > 0, !readSome() {
                if condition(screen) { return }
                throw Failure.ended(screen: screen.text)
            }
            if clock.now > deadline { throw Failure.deadline(screen: screen.text) }
        }
    }

    /// Waits until a text is somewhere on the screen.
    public func wait(for text: String) throws {
        try wait { $0.text.contains(text) }
    }

    /// Waits until the program has ended, and tells how.
    public func waitForExit(seconds: Int = 60) throws -> Exit {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(seconds)
        while exit == nil {
            var status: Int32 = 0
            if waitpid(process, &status, WNOHANG) == process {
                exit = status & 0x7F == 0 ? .status((status >> 8) & 0xFF) : .signal(status & 0x7F)
            }
            var descriptor = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
            if poll(&descriptor, 1, exit == nil ? 20 : 0) > 0 { _ = readSome() }
            if clock.now > deadline { throw Failure.deadline(screen: screen.text) }
        }
        return exit ?? .status(-1)
    }

    /// Reads what the program said; false if it will say nothing more.
    private func readSome() -> Bool {
        var block = [UInt8](repeating: 0, count: 4096)
        let count = read(controller, &block, block.count)
        guard count > 0 else { return false }
        transcript += block.prefix(count)
        screen.show(block.prefix(count))
        return true
    }
}
