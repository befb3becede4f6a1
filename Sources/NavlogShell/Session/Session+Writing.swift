import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// Writing journals.
extension Session {
    /// Opens a journal to append to it, creating it if it is not there.
    func openForRecording(_ path: String) throws(Diagnostic) {
        throw .refused("not yet")
    }

    /// Writes the history one stands in as a new journal and returns the number of entries.
    func save(to path: String) throws(Diagnostic) -> Int {
        throw .refused("not yet")
    }

    /// The state that `restore last` means: what the newest scene showed before the last launch.
    func lastSnapshot() throws(Diagnostic) -> JSONValue? { nil }
}
