/// The routes of the app that these tests drive, as its programmers would write them.
enum AppRoute: Hashable, Codable, Sendable {
    case topic(id: String)
    case article(id: String, source: String? = nil)
    case profile(userId: String)
    case share(id: String)
    case compose(topic: String? = nil)
}

extension AppRoute {
    /// The name that a journal has for it.
    var name: String {
        switch self {
        case .topic: "topic"
        case .article: "article"
        case .profile: "profile"
        case .share: "share"
        case .compose: "compose"
        }
    }
}
