/// The state after an entry: catalog, session and every scene.
public struct World: Sendable {
    /// What is known about the content and the user.
    public var facts: Facts
    /// The scene that last became active or was claimed.
    public var focus: Name?
    /// Every scene that was opened and not destroyed.
    public var scenes = IDMap<Scene>()
    /// The deliveries of links, each with the entry that brought it first.
    public var deliveries = Deliveries()

    /// Creates the world before the first entry.
    public init(facts: Facts = Facts()) {
        self.facts = facts
    }
}

/// What the app said about its content and its user.
public struct Facts: Sendable, Equatable {
    /// Which content exists.
    public var catalog = Catalog()
    /// Who is signed in, nil for nobody.
    public var user: Name?

    /// Creates facts: the catalog is ready and holds everything, nobody is signed in.
    public init() {}
}

/// Which content exists.
public struct Catalog: Sendable, Equatable {
    /// Whether the app still loads its catalog.
    public var isLoading = false
    /// The ids of the kinds that were listed; kinds not listed hold everything.
    public var listed: [Name: Set<ContentID>] = [:]
    /// The ids that were taken out of kinds that are not listed.
    public var removed: [Name: Set<ContentID>] = [:]

    /// Creates a catalog that holds everything.
    public init() {}

    /// Returns whether content of that kind and id exists.
    public func contains(_ content: Content) -> Bool {
        if let listed = listed[content.kind] { return listed.contains(content.id) }
        return removed[content.kind]?.contains(content.id) != true
    }
}
