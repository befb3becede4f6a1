/// How a command ended, as a script sees it.
enum ExitStatus: Int32, Sendable, CaseIterable {
    case done = 0
    case no = 1
    case usage = 2
    case damaged = 3
    case refused = 4
    case internalError = 70
    case interrupted = 130

    /// What the status says, a line without a full stop.
    var meaning: String {
        switch self {
        case .done: "done; a closed pipe counts as done"
        case .no: "the answer is no: it differs, it was not found, there are findings, something was lost"
        case .usage: "the command was not understood"
        case .damaged: "the journal is unreadable or damaged"
        case .refused: "refused: locked, read-only, or it would overwrite something"
        case .internalError: "a fault of navlog itself"
        case .interrupted: "stopped by Ctrl-C"
        }
    }
}
