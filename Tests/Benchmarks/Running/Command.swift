#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A program with its arguments, run as a process of its own, so that all it takes is counted.
struct Command {
    var program: String
    var arguments: [String]
    /// What it reads.
    var input = "/dev/null"
    /// Where its answer goes.
    var output = "/dev/null"
    var environment: [String: String] = [:]

    /// Why a command gave nothing to count.
    enum Failure: Error {
        case notStarted(program: String, code: Int32)
        case failed(program: String, arguments: [String], status: Int32)
    }

    /// Runs it to its end.
    func run() throws -> Sample {
        var actions: posix_spawn_file_actions_t = .init()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        return try run(&actions) {}
    }

    /// Runs it to its end, and counts the time until the first of its answer is there: for a person the rest comes
    /// behind it.
    func runToAnswer() throws -> Sample {
        var actions: posix_spawn_file_actions_t = .init()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        var answer: [Int32] = [-1, -1]
        guard pipe(&answer) == 0 else { throw Failure.notStarted(program: program, code: errno) }
        defer { close(answer[0]) }
        posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, answer[1], 1)
        for end in answer { posix_spawn_file_actions_addclose(&actions, end) }
        var wall = 0.0
        let start = ContinuousClock().now
        var sample = try run(&actions) {
            close(answer[1])
            var bytes = [UInt8](repeating: 0, count: 4096)
            while read(answer[0], &bytes, bytes.count) > 0 {
                if wall == 0 { wall = Sample.seconds(since: start) }
            }
        }
        sample.wall = wall
        return sample
    }

    /// Runs it, and does something while it runs.
    private func run(_ actions: inout posix_spawn_file_actions_t, meanwhile: () -> Void) throws -> Sample {
        var usage = rusage()
        var status: Int32 = 0
        let sample = try Sample.timing {
            var child: pid_t = 0
            let words = CStrings([program] + arguments)
            let variables = CStrings(environment.map { "\($0)=\($1)" })
            let code = posix_spawnp(&child, program, &actions, nil, words.pointers, variables.pointers)
            guard code == 0 else { throw Failure.notStarted(program: program, code: code) }
            meanwhile()
            while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
        }
        guard status == 0 else { throw Failure.failed(program: program, arguments: arguments, status: status >> 8) }
        #if canImport(Darwin)
            let memory = Double(usage.ru_maxrss)
        #else
            let memory = Double(usage.ru_maxrss) * 1024
        #endif
        return Sample(wall: sample.wall, cpu: usage.ru_utime.seconds + usage.ru_stime.seconds, memory: memory)
    }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}

/// Texts as C wants them, as long as the object lives.
private final class CStrings {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ texts: [String]) {
        pointers = texts.map { strdup($0) } + [nil]
    }

    deinit {
        for pointer in pointers { free(pointer) }
    }
}
