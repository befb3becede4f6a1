/// How a command ended, as a script sees it.
enum ExitStatus: Int32, Sendable {
    /// Done; a closed pipe counts as done.
    case done = 0
    /// The answer is no: it differs, it was not found, there are findings.
    case no = 1
    /// The command was not understood.
    case usage = 2
    /// The journal is unreadable or damaged.
    case damaged = 3
    /// Refused: locked, read-only, or it would overwrite something.
    case refused = 4
    /// A fault of navlog itself.
    case internalError = 70
    /// Stopped by Ctrl-C.
    case interrupted = 130
}
