#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    import Darwin
#endif

/// A command that somebody else wrote, which is asked a question: a line for `sh`, with something on standard input.
///
/// What it prints goes to standard error, so that an answer of navlog stays readable for programs.
struct ShellCommand {
    /// How a command ended.
    enum End: Equatable {
        case exited(Int32)
        case killed(Int32)
        /// It took too long and was killed, with everything it had started.
        case timedOut
        /// Ctrl-C was pressed meanwhile; it was killed.
        case interrupted
        /// The system could not start it, with the number of the error.
        case failedToStart(Int32)
    }

    var line: String
    /// The seconds that it may take.
    var timeout: Int

    /// Runs the command to its end.
    func run(_ input: [UInt8], isInterrupted: () -> Bool) -> End {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return .failedToStart(errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        let started = start(reading: ends[0])
        close(ends[0])
        guard case .success(let process) = started else {
            close(ends[1])
            if case .failure(let error) = started { return .failedToStart(error.number) }
            return .failedToStart(0)
        }
        return wait(for: process, feeding: input, through: ends[1], isInterrupted)
    }

    private struct StartError: Error {
        var number: Int32
    }

    /// Starts the command in a process group of its own.
    private func start(reading input: Int32) -> Result<pid_t, StartError> {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
            let environment = _NSGetEnviron().pointee
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
            let environment = environ
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, 2, 1)
        var defaults = sigset_t()
        sigemptyset(&defaults)
        for number in [SIGPIPE, SIGXFSZ, SIGINT] { sigaddset(&defaults, number) }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
        var words: [UnsafeMutablePointer<CChar>?] = ["sh", "-c", line].map { strdup($0 as String) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, environment)
        return error == 0 ? .success(process) : .failure(StartError(number: error))
    }

    /// Gives the command its input and waits until it has ended. It need not read, and may end before it has.
    private func wait(
        for process: pid_t, feeding input: [UInt8], through pipe: Int32, _ isInterrupted: () -> Bool
    ) -> End {
        var (rest, isOpen, nap) = (input[...], true, UInt32(100))
        let deadline = Self.now + Int64(timeout) * 1000
        while true {
            if isOpen { isOpen = feed(&rest, pipe) }
            var status: Int32 = 0
            if waitpid(process, &status, WNOHANG) == process {
                if isOpen { close(pipe) }
                return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
            }
            let end: End? = isInterrupted() ? .interrupted : Self.now > deadline ? .timedOut : nil
            if let end {
                if isOpen { close(pipe) }
                kill(-process, SIGKILL)
                waitpid(process, &status, 0)
                return end
            }
            usleep(nap)
            nap = min(nap * 2, 10_000)
        }
    }

    /// Writes what the pipe takes; closes it when everything is through, or nobody reads. Returns whether it is open.
    private func feed(_ rest: inout ArraySlice<UInt8>, _ pipe: Int32) -> Bool {
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { write(pipe, $0.baseAddress, $0.count) }
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if errno == EAGAIN || errno == EINTR {
                return true
            } else {
                break
            }
        }
        close(pipe)
        return false
    }

    /// Milliseconds on a clock that nobody sets.
    private static var now: Int64 {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000
    }
}
