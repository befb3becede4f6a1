public import NavigationModel
public import StrictJSON

/// The first line of a journal: which app wrote it, and what it starts from.
public struct Header: Sendable {
    /// The end of the journal that this one goes on from.
    public struct Continuation: Sendable, Hashable {
        /// The last seq there.
        public var seq: Int
        /// The session that wrote it.
        public var session: String?

        /// Creates a continuation.
        public init(seq: Int, session: String? = nil) {
            self.seq = seq
            self.session = session
        }
    }

    /// The place where a fork left the journal it was made from.
    public struct Fork: Sendable, Hashable {
        /// The name of that journal.
        public var journal: String
        /// The last seq that both share.
        public var seq: Int

        /// Creates the origin of a fork.
        public init(journal: String, seq: Int) {
            self.journal = journal
            self.seq = seq
        }
    }

    /// The one version of the format that there is.
    public static let format = 1

    /// The identifier of the app.
    public var app: String?
    /// The build of the app.
    public var build: String?
    /// The name of the manifest that describes the app.
    public var manifest: String?
    /// What tells this run of the app from others.
    public var session: String?
    /// When the journal was begun.
    public var created: EntryTime?
    /// The schema of the manifest that the entries were written with, nil for the manifest's own.
    public var schema: Int?
    /// The snapshot of the world that the journal starts from.
    public var snapshot: JSONValue?
    /// The journal that this one goes on from.
    public var continues: Continuation?
    /// The journal that this one is a fork of.
    public var forkOf: Fork?
    /// The members that this version does not know, kept for copies.
    public var unknown = JSONObject()

    /// Creates a header that says nothing.
    public init() {}

    /// The seq that the first entry of a new journal follows, at least 0. Without `continues` a reader takes any first
    /// entry after a snapshot.
    public var seqBeforeFirst: Int {
        max(0, continues?.seq ?? snapshot?["seq"]?.numberValue?.intValue ?? 0)
    }
}
