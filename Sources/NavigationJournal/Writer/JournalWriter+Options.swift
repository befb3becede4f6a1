#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension JournalWriter {
    /// How a journal is written.
    public struct Options: Sendable {
        /// When an entry is acknowledged.
        public enum Durability: String, Sendable, CaseIterable {
            /// When it is on the disk: every `append` ends with a sync.
            case always
            /// When it is on the disk, with one sync for many: after `append` an entry waits for the next `sync`.
            /// `GroupCommit` does that for many tasks.
            case batch
            /// When the system has taken it: it survives the end of the process, but not of the machine.
            case none
        }

        /// When an entry is acknowledged.
        public var durability = Durability.always
        /// The number of bytes from which on a journal goes on in another segment, nil for never. A segment has twice
        /// the size of its header at least, which a snapshot can make large.
        public var segmentSize: Int?
        /// Whether every entry ends with a checksum.
        public var hasChecksums = true
        /// Who writes, for the message that refuses a second writer.
        public var holder = Options.process

        /// Creates the options of a journal that loses nothing.
        public init() {}
    }
}

extension JournalWriter.Options {
    /// The name and the number of this process.
    public static var process: String {
        let name = CommandLine.arguments.first.map { $0.split(separator: "/").last ?? "" } ?? ""
        return "\(name) \(getpid())"
    }
}
