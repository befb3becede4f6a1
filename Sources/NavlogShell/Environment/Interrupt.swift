import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Whether Ctrl-C was pressed. A signal handler notes it, and long work looks now and then.
enum Interrupt {
    private static let flag = Atomic(false)

    /// Whether it was pressed since `watch`.
    static var wasPressed: Bool { flag.load(ordering: .relaxed) }

    /// Notes it from now on, instead of ending the process.
    static func watch() {
        flag.store(false, ordering: .relaxed)
        signal(SIGINT) { _ in Interrupt.flag.store(true, ordering: .relaxed) }
    }
}
