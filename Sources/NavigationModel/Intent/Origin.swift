/// Who asked for an intent.
public enum Origin: String, Sendable, Hashable, CaseIterable {
    case user, link, system, restore, `default`, auto, repl

    /// Reads a recorded origin. One that is not known counts as `system`: it neither claims nor stands down.
    public init(recorded text: String) {
        self = Origin(rawValue: text) ?? .system
    }

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
