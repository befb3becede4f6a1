public import StrictJSON

/// What someone asked for. One line of a journal holds one intent.
public enum Intent: Sendable {
    /// Something about the app as a whole.
    case app(AppIntent)
    /// Something in one scene.
    case scene(SceneIntent)
    /// An intent of another version, or a misspelling, with whatever it said.
    indirect case unknown(name: String, members: JSONObject)
    /// A known intent whose members are missing or of the wrong kind. It keeps them: written without, it could mean
    /// something.
    indirect case malformed(name: String, members: JSONObject)
}

/// A fact about the app as a whole.
public indirect enum AppIntent: Sendable {
    /// A new run of the app: every scene is gone, catalog and session start anew.
    case launched
    /// The catalog is there. Kinds that are listed hold only those ids.
    case catalogLoaded(content: [CatalogItems])
    /// Content came and went.
    case catalogChanged(add: [CatalogItems], remove: [CatalogItems])
    /// Somebody signed in.
    case signedIn(user: Name)
    /// Nobody is signed in any more.
    case signedOut
}

/// Something that is asked of one scene.
///
/// It is one reference, as intents are handed on far more often than they are made.
public indirect enum SceneIntent: Sendable {
    // Its life and surroundings: facts, which nothing supersedes
    case sceneOpened
    case sceneClosed(destroyed: Bool)
    case phase(Scene.Phase)
    case ready
    case setWidth(Scene.Width)
    case setTabHidden(tab: Name, hidden: Bool)
    case dropPending

    // Navigation
    case push([Route], stack: Name? = nil)
    case pushView(label: Name, stack: Name? = nil)
    case pop(count: Int = 1, stack: Name? = nil)
    case popTo(PopDestination, stack: Name? = nil)
    case popToRoot(stack: Name? = nil)
    case setPath([Route], stack: Name? = nil)
    case pathChanged(PathChange, stack: Name? = nil)
    case gesture(Gesture, stack: Name? = nil)
    case present(Route, style: PresentationStyle? = nil, path: [Route] = [])
    case dismiss(Dismissal = .top)
    case selectTab(Name)
    case select(column: Name, route: Route?)
    case setColumns(Scene.ColumnVisibility)
    case openURL(String, withheld: Reason? = nil, Link = Link())
    case openTarget(Target, Link = Link())
    case restore(JSONValue, missing: [Route] = [])
}

/// Ids of one kind of content.
public struct CatalogItems: Sendable, Hashable {
    /// The kind, by default the name of the route that shows it.
    public var kind: Name
    /// The ids: JSON strings or numbers, compared as JSON values.
    public var ids: [JSONValue]

    /// Creates the items of one kind.
    public init(kind: Name, ids: [JSONValue]) {
        self.kind = kind
        self.ids = ids
    }
}

/// Where `popTo` stops.
public enum PopDestination: Sendable, Hashable {
    /// The nearest equal route below the visible entry.
    case route(Route)
    /// The nearest route of that name below the visible entry.
    case name(Name)
    /// The number of routes to keep.
    case depth(Int)
}

/// What the system did to a path.
public enum PathChange: Sendable, Hashable {
    /// The whole new path.
    case routes([Route])
    /// The number of routes that are left, when their contents cannot be read.
    case opaque(depth: Int)

    /// The greatest depth of an opaque path: every entry of it takes memory.
    public static let maximumOpaqueDepth = 10_000
}

/// A gesture of the system, and how far it went.
public struct Gesture: Sendable, Hashable {
    /// How far a gesture went.
    public enum Stage: String, Sendable, Hashable, CaseIterable {
        case began, cancelled, completed
    }

    /// The kind; `back` is the one that pops.
    public var kind: String
    /// How far it went.
    public var stage: Stage

    /// Creates a gesture.
    public init(kind: String, stage: Stage) {
        self.kind = kind
        self.stage = stage
    }
}

/// What `dismiss` takes away.
public enum Dismissal: Sendable, Hashable {
    /// The topmost presentation.
    case top
    /// Every presentation.
    case all
    /// The topmost presentation of that route, with everything above it.
    case route(Route)
}

/// What a link carries besides the URL.
public struct Link: Sendable, Hashable {
    /// What a URL resolved to when it was recorded; with it the URL is not looked at.
    public var target: Target?
    /// The token of this delivery: the same one seen again is a repeat.
    public var delivery: Name?
    /// Routes that count as missing besides what the catalog says.
    public var missing: [Route]

    /// Creates a link.
    public init(target: Target? = nil, delivery: Name? = nil, missing: [Route] = []) {
        self.target = target
        self.delivery = delivery
        self.missing = missing
    }
}
