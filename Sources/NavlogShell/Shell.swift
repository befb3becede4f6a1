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
        let terminal = DescriptorStream(1)
        let output: any TextStream = terminal.isTerminal ? PagedStream(terminal) : terminal
        let errors = DescriptorStream(2)
        var environment = Environment(
            arguments: Array(CommandLine.arguments.dropFirst()), variables: processVariables(), output: output,
            errors: errors, outputIsTerminal: terminal.isTerminal, errorsAreTerminal: errors.isTerminal,
            inputIsTerminal: isatty(0) == 1, input: { StreamLineSource(descriptor: 0) }, storage: FileStorage(),
            now: wallClock, pause: pause, terminalSize: { TerminalSize(of: 1) }, runProgram: { system($0) },
            isOpenToOthers: isOpenToOthers, isInterrupted: { Interrupt.wasPressed },
            watchInterrupts: Interrupt.watch, runCommand: { $0.run($1, isInterrupted: { Interrupt.wasPressed }) })
        environment.processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        environment.indexes = environment.cachePath.map(IndexFolder.init(path:))
        exit(run(in: environment).rawValue)
    }

    /// Runs a command in an environment and returns how it ended.
    static func run(in environment: Environment) -> ExitStatus {
        let session = Session(environment)
        let status: ExitStatus
        do {
            status = try run(environment.arguments, in: session)
        } catch {
            session.screen.flush()
            session.report(error)
            status = error.status
        }
        session.screen.flush()
        session.errors.flush()
        if environment.output.isClosed { return .done }
        // An answer that came from a damaged journal says so in its status, even if it is complete.
        return status == .done && session.isJournalDamaged ? .damaged : status
    }

    private static func run(_ arguments: [String], in session: Session) throws(Diagnostic) -> ExitStatus {
        let aliases = ["--help": "help", "-h": "help", "--version": "version"]
        let name = arguments.first.map { aliases[$0] ?? $0 } ?? "repl"
        let verb = try VerbTable.verb(name, inSession: false)
        let call = try Call(verb, arguments.dropFirst().map(Word.init(argument:)), inSession: false)
        if call.values("--manifest").count > (verb is DiffVerb ? 2 : 1) {
            throw .usage("option --manifest is given twice")
        }
        session.options = Session.Options(
            json: call.has("--json"), color: !call.has("--no-color"), lenient: call.has("--lenient"),
            manifest: call.value("--manifest"), manifestPaths: call.values("--manifest-path"),
            with: call.values("--with"), usesIndex: !call.has("--no-index"))
        if let size = call.value("--expand-limit") { session.options.expansion = try ExpansionLimit(argument: size) }
        session.adoptOptions()
        return try session.perform(call)
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
        while rest > 0 && !Interrupt.wasPressed {
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
