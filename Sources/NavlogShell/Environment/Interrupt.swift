import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Whether work shall stop: Ctrl-C was pressed, or somebody wants the process to end. A signal handler notes it; long
/// work looks now and then, and files stop giving bytes.
///
/// A system call that waits ends then, too.
enum Interrupt {
    private static let flag = Atomic(false)
    private static let signalNumber = Atomic<Int32>(0)
    /// Whether a signal ends the process as soon as it comes, unless it is Ctrl-C.
    private static let endsAtOnce = Atomic(false)
    private static let endings = [SIGTERM, SIGHUP]

    /// Whether a signal has come since it was watched for.
    static var hasCome: Bool { flag.load(ordering: .relaxed) }

    /// Notes the first one, so that nothing is left half written; another one ends the process.
    ///
    /// A process that was started to ignore a signal goes on to do so.
    static func watchOnce() {
        for number in [SIGINT] + endings where !isIgnored(number) { noteOnce(number) }
    }

    /// Forgets what has come, and notes Ctrl-C from now on, however often. The other signals end the process at once:
    /// it may be waiting for a person, or for a program that has the terminal.
    static func watch() {
        flag.store(false, ordering: .relaxed)
        handle(SIGINT, by: note)
        endsAtOnce.store(true, ordering: .relaxed)
        for number in endings where !isIgnored(number) { handle(number, by: SIG_DFL) }
    }

    /// Runs what writes a file, so that no half of one stays: a signal that would end the process at once is noted
    /// meanwhile, as Ctrl-C is, and ends it afterwards. One such body at a time.
    static func outlasting<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard endsAtOnce.load(ordering: .relaxed) else { return try body() }
        let endings = endings.filter { !isIgnored($0) }
        endings.forEach(noteOnce)
        defer {
            for number in endings { handle(number, by: SIG_DFL) }
            endProcess()
        }
        return try body()
    }

    /// Ends the process by the signal that asked for it, if one has, so that whoever sent it sees that.
    static func endProcess() {
        let number = signalNumber.load(ordering: .relaxed)
        guard number == SIGTERM || number == SIGHUP else { return }
        handle(number, by: SIG_DFL)
        raise(number)
    }

    private typealias Handler = @convention(c) (Int32) -> Void

    private static let note: Handler = { number in
        // A session that is to end does so, whatever is typed meanwhile.
        if number != SIGINT { Interrupt.signalNumber.store(number, ordering: .relaxed) }
        Interrupt.flag.store(true, ordering: .relaxed)
    }

    private static func noteOnce(_ number: Int32) {
        handle(number, by: note, flags: Int32(truncatingIfNeeded: SA_RESETHAND))
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        return unsafeBitCast(action.handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func handle(_ number: Int32, by handler: Handler?, flags: Int32 = 0) {
        var action = sigaction()
        action.sa_flags = flags
        action.handler = handler
        sigaction(number, &action, nil)
        // Who starts programs from a thread that takes no signals leaves them blocked in those programs.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
}

extension sigaction {
    /// What is called when the signal comes, under the name that each system has for it.
    fileprivate var handler: (@convention(c) (Int32) -> Void)? {
        get {
            #if canImport(Glibc)
                __sigaction_handler.sa_handler
            #elseif canImport(Musl)
                __sa_handler.sa_handler
            #else
                __sigaction_u.__sa_handler
            #endif
        }
        set {
            #if canImport(Glibc)
                __sigaction_handler.sa_handler = newValue
            #elseif canImport(Musl)
                __sa_handler.sa_handler = newValue
            #else
                __sigaction_u.__sa_handler = newValue
            #endif
        }
    }
}
