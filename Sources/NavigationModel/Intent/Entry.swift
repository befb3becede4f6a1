public import StrictJSON

/// One entry of a journal: an intent, who asked for it and where, and what the recording app saw happen.
///
/// All but its own place in the history is one reference: entries are handed on far more often than they are made, and
/// a journal says the same few things again and again.
public struct Entry: Sendable {
    /// The position in the journal: 1, 2, 3 … This alone orders entries, times never do.
    public var seq: Int
    /// A well-formed time, in milliseconds since 1970.
    private var milliseconds: Int64?
    /// A well-formed digest.
    private var digest: Digest?
    /// What it says besides.
    public private(set) var statement: Statement

    /// Creates an entry.
    public init(
        seq: Int, time: EntryTime? = nil, scene: Name? = nil, intent: Intent, origin: Origin? = nil, cause: Int? = nil,
        outcome: JSONValue? = nil
    ) {
        self.init(
            seq: seq,
            Statement(
                Statement.Parts(
                    scene: scene, intent: intent, recordedOrigin: origin, cause: cause, recordedOutcome: outcome)))
        self.time = time
    }

    /// Creates an entry without a time.
    init(seq: Int, _ statement: Statement) {
        self.seq = seq
        self.statement = statement
    }

    /// Creates the entry that says something at its place in the history.
    public init(_ statement: Statement, seq: Int, milliseconds: Int64?, digest: Digest?) {
        self.seq = seq
        self.milliseconds = milliseconds
        self.digest = digest
        self.statement = statement
    }
}

extension Entry {
    /// When the writer's clock said it was.
    public var time: EntryTime? {
        get { milliseconds.map(EntryTime.utc) ?? statement.parts.unreadableTime.map(EntryTime.unreadable) }
        set {
            var unreadable: JSONValue?
            switch newValue {
            case .utc(let time)?: milliseconds = time
            case .unreadable(let json)?: (milliseconds, unreadable) = (nil, json)
            case nil: milliseconds = nil
            }
            if unreadable != nil || statement.parts.unreadableTime != nil { restate { $0.unreadableTime = unreadable } }
        }
    }

    /// The scene, nil where none was recorded.
    public var scene: Name? {
        get { statement.parts.scene }
        set { restate { $0.scene = newValue } }
    }

    /// What was asked for.
    public var intent: Intent {
        get { statement.parts.intent }
        set { restate { $0.intent = newValue } }
    }

    /// Who asked, as recorded; nil where nothing was.
    public var recordedOrigin: Origin? {
        get { statement.parts.recordedOrigin }
        set { restate { $0.recordedOrigin = newValue } }
    }

    /// The entry this one follows from. It has no effect.
    public var cause: Int? {
        get { statement.parts.cause }
        set { restate { $0.cause = newValue } }
    }

    /// The outcome that the recording app saw, as it stands in the journal.
    public var recordedOutcome: JSONValue? {
        get { statement.parts.recordedOutcome }
        set { restate { $0.recordedOutcome = newValue } }
    }

    /// The digest of the scene that the recording app saw, as it stands in the journal.
    public var recordedDigest: String? {
        get { digest?.description ?? statement.parts.unreadableDigest }
        set {
            digest = newValue.flatMap(Digest.init)
            let unreadable = digest == nil ? newValue : nil
            if unreadable != nil || statement.parts.unreadableDigest != nil {
                restate { $0.unreadableDigest = unreadable }
            }
        }
    }

    /// Who asked for the intent.
    public var origin: Origin { statement.origin }

    /// Whether the intent claims its scene when it takes hold: a navigation of a person, or one that a link led to.
    var claims: Bool { statement.claims }
    /// Whether the intent is one that may have to stand down for what was there first.
    var mayStandDown: Bool { statement.mayStandDown }
    /// Whether the intent is a link.
    var isLink: Bool { statement.isLink }
    /// Whether the intent brings saved state back.
    var isRestore: Bool { statement.isRestore }
    /// Whether other scenes go on as they would without the entry, whatever becomes of it.
    var staysInside: Bool { statement.staysInside }
    /// The token of the delivery of a link, if it is one and has one.
    var delivery: Name? { statement.delivery }

    /// The intent, if it is one of a scene.
    public var sceneIntent: SceneIntent? {
        if case .scene(let intent) = intent { intent } else { nil }
    }

    /// Returns the entry that says something else at the same place in the history.
    public func saying(_ statement: Statement) -> Entry {
        var entry = self
        entry.statement = statement
        return entry
    }

    /// The scene whose state the entry may have changed; an intent of the whole app has none.
    public var sceneConcerned: Name? { intent.isAppWide ? nil : scene }

    private mutating func restate(_ change: (inout Statement.Parts) -> Void) {
        var parts = statement.parts
        change(&parts)
        statement = Statement(parts)
    }
}

/// What an entry says, wherever it stands in a history.
public final class Statement: Sendable {
    /// The members of an entry that do not come from its place in the history.
    struct Parts {
        var scene: Name?
        var intent: Intent
        var recordedOrigin: Origin?
        var cause: Int?
        var recordedOutcome: JSONValue?
        var unreadableTime: JSONValue?
        var unreadableDigest: String?
    }

    /// What the reducer asks of every intent, found out once. It stands first, beside the count of references, where
    /// the processor has it at hand.
    let claims: Bool
    let mayStandDown: Bool
    let isLink: Bool
    let isRestore: Bool
    let staysInside: Bool
    /// Who asked for the intent.
    let origin: Origin
    let parts: Parts
    let delivery: Name?

    init(_ parts: Parts) {
        self.parts = parts
        origin = parts.recordedOrigin ?? parts.intent.defaultOrigin
        let isNavigation: Bool
        if case .scene(let intent) = parts.intent {
            (isNavigation, isLink, isRestore) = (intent.isNavigation, intent.isLink, intent.isRestore)
            staysInside = intent.staysInside
            delivery = intent.link?.delivery
        } else {
            (isNavigation, isLink, isRestore, staysInside) = (false, false, false, false)
            delivery = nil
        }
        claims = isNavigation && origin.claims
        mayStandDown = isNavigation && (origin.standsDown || isRestore)
    }
}

extension Statement: CustomStringConvertible {
    /// What it says, for whoever debugs.
    public var description: String { "\(parts)" }
}
