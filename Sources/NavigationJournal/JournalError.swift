public import StrictJSON

/// Why a journal could not be read or written. The values are there, the words are made elsewhere.
public enum JournalError: Error, Hashable, Sendable {
    /// The system refused.
    case system(SystemError)
    /// Nobody waits for it any more.
    case cancelled
    /// A directory, a pipe or a device stands where a journal should.
    case notAFile(path: String)
    /// A symbolic link stands where something is to be written.
    case symbolicLink(path: String)
    /// Something stands where a file should be made; nothing is ever replaced.
    case alreadyExists(path: String)
    /// Another writer has the journal. Its text says who, as far as it can be read.
    case locked(path: String, holder: String)
    /// The journal is damaged at its end, or is none, so that nobody can say what the next entry would follow.
    case damagedEnd(path: String, Finding)
    /// The file is in another encoding or of another version of the format: nobody knows what it holds.
    case unreadable(path: String, Finding)
    /// The path is that of a later segment of a journal, which goes on at its end alone.
    case segment(path: String, of: String)
    /// Someone else has changed the file since the last entry was written.
    case changed(path: String, expectedSize: Int, size: Int)
    /// The file that entries are written to stands no longer at its path: what is appended there would be lost.
    case replaced(path: String)
    /// Not all bytes of an entry were taken; the file has been cut back and the entry is not in it.
    case shortWrite(path: String, written: Int, of: Int)
    /// An earlier failure has left open what is on the disk, so the journal takes no more entries.
    case closed(path: String)
    /// The entry would make a line that no reader takes.
    case lineTooLong(bytes: Int)
    /// The entry would make a line that no reader takes.
    case invalidLine(JSONError)
    /// All seqs are used up.
    case seqOverflow
    /// An archive expands to more bytes than are allowed; so many had come out of so many.
    case expandsTooFar(path: String, size: Int, archived: Int)
    /// An archive stands where something is to be appended.
    case archive(path: String, kind: String)
    /// A folder without journals.
    case noJournals(path: String)
    /// Journals that cannot be one.
    case cannotMerge(JournalMerge.Conflict)
    /// The system has no library for an archive of that kind.
    case noLibrary(path: String, kind: String)
}

/// A call of the system that failed.
public struct SystemError: Error, Hashable, Sendable {
    /// What was asked for.
    public enum Operation: String, Sendable {
        case open, create, read, write, sync, truncate, rename, remove, lock, inspect
    }

    /// What was asked for.
    public let operation: Operation
    /// The file it was asked of.
    public let path: String
    /// The number that the system gave as its reason, as in `errno`.
    public let code: Int32

    /// Creates an error.
    public init(_ operation: Operation, path: String, code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }
}
