/// Who asked for an intent.
public enum Origin: String, Sendable, Hashable, CaseIterable {
    /// A person, with a tap or a key.
    case user
    /// A link that was opened from outside.
    case link
    /// The system, by itself.
    case system
    /// State that was saved comes back.
    case restore
    /// The app's own choice where nobody made one, such as the first item of a list.
    case `default`
    /// The app by itself later, such as a timer or a reply of a server.
    case auto
    /// A person, in navlog's own prompt.
    case repl

    /// Reads a recorded origin. One that is not known counts as `system`: it neither claims nor stands down.
    public init(recorded text: String) {
        self = Origin(rawValue: text) ?? .system
    }

    /// Whether a person asked.
    public var isPerson: Bool { self == .user || self == .repl }

    /// Whether a navigation of this origin is a person's own, or followed from a link: it claims its scene.
    public var claims: Bool {
        switch self {
        case .user, .link, .repl: true
        case .system, .restore, .default, .auto: false
        }
    }

    /// Whether a navigation of this origin stands down for a person or a link.
    public var standsDown: Bool {
        switch self {
        case .restore, .default, .auto: true
        case .user, .link, .system, .repl: false
        }
    }
}
