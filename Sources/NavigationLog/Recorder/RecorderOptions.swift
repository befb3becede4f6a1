extension NavigationRecorder {
    /// How journals are recorded, and how long they are kept.
    public struct Options: Sendable {
        /// The identifier of the app, for the headers of its journals.
        public var app: String?
        /// The build of the app.
        public var build: String?
        /// The name of the manifest: `library` for `library.manifest.json`.
        public var manifest: String?
        /// How many entries may wait for the disk. What comes when so many wait is lost, and the journal says so.
        public var capacity = 32_768
        /// The number of bytes after which a journal goes on in another file.
        public var segmentSize = 4 << 20
        /// For how long entries go into one file: a day.
        public var segmentAge = Duration.seconds(24 * 60 * 60)
        /// How many bytes of finished journals are kept, the newest.
        public var folderSize = 64 << 20
        /// For how long finished journals are kept: a month.
        public var folderAge = Duration.seconds(30 * 24 * 60 * 60)
        /// Whether entries go to the log of the system, too, where it has one.
        public var mirrorsToSystemLog = false

        /// Creates the options that suit an app on a phone.
        public init() {}
    }
}
