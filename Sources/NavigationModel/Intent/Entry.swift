public import StrictJSON

/// One entry of a journal: an intent, who asked for it and where, and what the recording app saw happen.
public struct Entry: Sendable {
    /// The position in the journal: 1, 2, 3 … This alone orders entries, times never do.
    public var seq: Int
    /// When the writer's clock said it was.
    public var time: EntryTime?
    /// The scene, nil where none was recorded.
    public var scene: Name?
    /// What was asked for.
    public var intent: Intent
    /// Who asked, as recorded; nil where nothing was.
    public var recordedOrigin: Origin?
    /// The entry this one follows from. It has no effect.
    public var cause: Int?
    /// The outcome that the recording app saw, as it stands in the journal.
    public var recordedOutcome: JSONValue?
    /// The digest of the scene that the recording app saw, as it stands in the journal.
    public var recordedDigest: String? {
        get { digest?.text }
        set { digest = newValue.map(RecordedDigest.init) }
    }

    /// The same, in the form that takes no memory of its own.
    private var digest: RecordedDigest?

    /// Creates an entry.
    public init(seq: Int, time: EntryTime? = nil, scene: Name? = nil, intent: Intent, origin: Origin? = nil) {
        self.seq = seq
        self.time = time
        self.scene = scene
        self.intent = intent
        recordedOrigin = origin
    }

    /// Who asked for the intent.
    public var origin: Origin { recordedOrigin ?? intent.defaultOrigin }

    /// The scene whose state the entry may have changed; an intent of the whole app has none.
    public var sceneConcerned: Name? { intent.isAppWide ? nil : scene }
}

extension Entry {
    /// Notes the digest that the recording app saw.
    public mutating func record(_ digest: Digest?) {
        self.digest = digest.map(RecordedDigest.digest)
    }
}

/// What stands in a journal as a digest: one, or any other text.
private enum RecordedDigest {
    case digest(Digest)
    case text(String)

    init(_ text: String) {
        self = Digest(text).map(Self.digest) ?? .text(text)
    }

    var text: String {
        switch self {
        case .digest(let digest): digest.description
        case .text(let text): text
        }
    }
}
