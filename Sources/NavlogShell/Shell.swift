import LineEditor
import NavigationJournal
import NavigationModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// navlog, from the words of its command line to its exit status.
public enum Shell {
    /// Runs the command that the process was started with, and ends the process.
    public static func main() -> Never {
        signal(SIGPIPE, SIG_IGN)
        // A journal that reaches the limit of a file's size is an error like a full disk, not the end of the process.
        signal(SIGXFSZ, SIG_IGN)
        occupyStandardStreams()
        Interrupt.watchOnce()
        let terminal = DescriptorStream(1)
        let output: any TextStream = terminal.isTerminal ? PagedStream(terminal) : terminal
        let errors = DescriptorStream(2)
        var environment = Environment(
            arguments: Array(CommandLine.arguments.dropFirst()), variables: processVariables(), output: output,
            errors: errors, outputIsTerminal: terminal.isTerminal, errorsAreTerminal: errors.isTerminal,
            inputIsTerminal: isatty(0) == 1, input: { StreamLineSource(descriptor: 0) },
            storage: FileStorage { Interrupt.hasCome },
            now: wallClock, pause: pause, terminalSize: { TerminalSize(of: 1) }, runProgram: runProgram,
            isOpenToOthers: isOpenToOthers, isInterrupted: { Interrupt.hasCome },
            watchInterrupts: Interrupt.watch, runCommand: { $0.run($1, isInterrupted: { Interrupt.hasCome }) })
        environment.processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        environment.indexes = environment.cachePath.map(IndexFolder.init(path:))
        let status = run(in: environment)
        Interrupt.endProcess()
        exit(status.rawValue)
    }

    /// Runs a command in an environment and returns how it ended.
    static func run(in environment: Environment) -> ExitStatus {
        let session = Session(environment)
        let status: ExitStatus
        do {
            status = try run(environment.arguments, in: session)
        } catch {
            let diagnostic = Diagnostic(error)
            session.screen.flush()
            session.report(diagnostic)
            status = diagnostic.status
        }
        session.screen.flush()
        session.errors.flush()
        session.keepIndex()
        if let code = environment.output.failure {
            let error = SystemError(.write, path: "standard output", code: code)
            session.report(.refused("the answer is not whole: cannot write it: \(error.inWords)"))
            session.errors.flush()
            return .refused
        }
        if environment.output.isClosed && status != .interrupted { return .done }
        // An answer that came from a damaged journal says so in its status, even if it is complete.
        return status == .done && session.isJournalDamaged ? .damaged : status
    }

    private static func run(_ arguments: [String], in session: Session) throws -> ExitStatus {
        let (verb, words) = try verb(of: arguments, in: session.environment)
        let call = try Call(verb, words.map(Word.init(argument:)), inSession: false)
        if call.values("--manifest").count > (verb is DiffVerb ? 2 : 1) {
            throw Diagnostic.usage("option --manifest is given twice")
        }
        session.options = Session.Options(
            json: call.has("--json"), color: !call.has("--no-color"), lenient: call.has("--lenient"),
            manifest: call.value("--manifest"), manifestPaths: call.values("--manifest-path"),
            with: call.values("--with"), usesIndex: !call.has("--no-index"))
        if let size = call.value("--expand-limit") { session.options.expansion = try ExpansionLimit(argument: size) }
        session.adoptOptions()
        return try session.perform(call)
    }

    /// Returns the verb of a command line with the words behind it. A journal in its place, or options alone, open one.
    private static func verb(
        of arguments: [String], in environment: Environment
    ) throws -> (any Verb, ArraySlice<String>) {
        let aliases = ["--help": "help", "-h": "help", "--version": "version"]
        guard let first = arguments.first else { return (ReplVerb(), []) }
        if aliases[first] == nil && first.hasPrefix("-") { return (ReplVerb(), arguments[...]) }
        do {
            return (try VerbTable.verb(aliases[first] ?? first, inSession: false), arguments.dropFirst())
        } catch {
            if environment.exists(first) || !environment.storage.names(inFolder: first).isEmpty {
                return (ReplVerb(), arguments[...])
            }
            guard first.contains("/") || first.contains(".") else { throw error }
            throw Diagnostic.usage(
                "\"\(first)\" is no verb, and no journal stands there", hint: "navlog help lists the verbs")
        }
    }

    /// Runs a command of the system's shell, and returns its exit status as the shell counts it.
    private static func runProgram(_ command: String) -> Int32 {
        let status = system(command)
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }

    /// Has each standard stream that was closed taken by one that refuses all that is asked of it.
    ///
    /// Otherwise the next file that is opened would be it: a journal would be read as commands, or get the answers.
    private static func occupyStandardStreams() {
        for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", mode)
        }
    }

    private static func processVariables() -> [String: String] {
        var variables: [String: String] = [:]
        let names = [
            "EDITOR", "HOME", "NO_COLOR", "PAGER", "PATH", "TERM", "TMPDIR", "VISUAL", "XDG_CACHE_HOME",
            "XDG_CONFIG_HOME", "XDG_STATE_HOME",
        ]
        for name in names {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return variables
    }

    private static func wallClock() -> Int64 {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000
    }

    /// Waits, and looks now and then whether Ctrl-C was pressed: the signal may reach another thread.
    private static func pause(milliseconds: Int64) {
        var rest = milliseconds
        while rest > 0 && !Interrupt.hasCome {
            let part = min(rest, 20)
            poll(nil, 0, Int32(part))
            rest -= part
        }
    }

    private static func isOpenToOthers(_ path: String) -> Bool {
        [path, path.folder].contains { path in
            var status = stat()
            guard stat(path, &status) == 0 else { return true }
            let isForeign = status.st_uid != getuid() && status.st_uid != 0
            return isForeign || status.st_mode & (S_IWGRP | S_IWOTH) != 0
        }
    }
}
