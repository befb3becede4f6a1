/// The routes of the app that these tests drive, as its programmers would write them.
enum AppRoute: Hashable, Codable, Sendable {
    case topic(id: String)
    case article(id: String, source: String? = nil)
    case profile(userId: String)
    case share(id: String)
    case compose(topic: String? = nil)
}
