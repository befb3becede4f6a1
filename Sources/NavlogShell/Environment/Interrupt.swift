import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Whether Ctrl-C was pressed. A signal handler notes it; long work looks now and then, and files stop giving bytes.
///
/// A system call that waits ends then, too.
enum Interrupt {
    private static let flag = Atomic(false)

    /// Whether it was pressed since it was watched for.
    static var wasPressed: Bool { flag.load(ordering: .relaxed) }

    /// Notes it once, so that nothing is left half written; who presses again ends the process.
    ///
    /// A process that was started to ignore it goes on to do so.
    static func watchOnce() {
        let before = unsafeBitCast(signal(SIGINT, SIG_IGN), to: Int.self)
        if before != unsafeBitCast(SIG_IGN, to: Int.self) { handle(flags: Int32(truncatingIfNeeded: SA_RESETHAND)) }
    }

    /// Forgets it, and notes it from now on, however often.
    static func watch() {
        flag.store(false, ordering: .relaxed)
        handle(flags: 0)
    }

    private static func handle(flags: Int32) {
        let note: @convention(c) (Int32) -> Void = { _ in Interrupt.flag.store(true, ordering: .relaxed) }
        var action = sigaction()
        action.sa_flags = flags
        #if canImport(Glibc)
            action.__sigaction_handler.sa_handler = note
        #elseif canImport(Musl)
            action.__sa_handler.sa_handler = note
        #else
            action.__sigaction_u.__sa_handler = note
        #endif
        sigaction(SIGINT, &action, nil)
        // Who starts programs from a thread that takes no signals leaves them blocked in those programs.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
}
