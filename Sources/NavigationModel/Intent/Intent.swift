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

    /// A window came into being.
    case sceneOpened
    /// A window was closed, and may be opened again; a destroyed one is forgotten.
    case sceneClosed(destroyed: Bool)
    /// The window came to the front, or went to the background.
    case phase(Scene.Phase)
    /// The window can show what is asked of it; links that came before wait for this.
    case ready
    /// The window is compact now, where a split view shows one stack, or regular. What is selected stays.
    case setWidth(Scene.Width)
    /// A tab was hidden or shown by whoever arranges the tabs.
    case setTabHidden(tab: Name, hidden: Bool)
    /// Whatever waits is given up.
    case dropPending

    // Navigation

    /// Routes are put on a stack, the last one visible.
    case push([Route], stack: Name? = nil)
    /// A view is put on a stack without a route, as `NavigationLink` with a destination view does.
    case pushView(label: Name, stack: Name? = nil)
    /// So many entries are taken off a stack.
    case pop(count: Int = 1, stack: Name? = nil)
    /// Entries are taken off a stack until a given one is visible.
    case popTo(PopDestination, stack: Name? = nil)
    /// Everything is taken off a stack.
    case popToRoot(stack: Name? = nil)
    /// The app writes a whole path.
    case setPath([Route], stack: Name? = nil)
    /// The system wrote a path through its binding: a swipe back, a back button, a `NavigationLink`.
    case pathChanged(PathChange, stack: Name? = nil)
    /// A gesture of the system; only a completed one changes anything.
    case gesture(Gesture, stack: Name? = nil)
    /// A sheet, cover, popover or alert comes over the window; without a style, the route's own.
    case present(Route, style: PresentationStyle? = nil, path: [Route] = [])
    /// Presentations go.
    case dismiss(Dismissal = .top)
    /// Another tab comes up.
    case selectTab(Name)
    /// The selection of a column of a split view changes.
    case select(column: Name, route: Route?)
    /// Columns of a split view are shown or hidden.
    case setColumns(Scene.ColumnVisibility)
    /// A URL is opened by the link rules; withheld, the app refused it before, for that reason.
    case openURL(String, withheld: Reason? = nil, Link = Link())
    /// A target is opened, for which no URL is known.
    case openTarget(Target, Link = Link())
    /// A saved state comes back; the missing routes are those whose content is gone, as the app knows.
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
        /// Nothing has changed yet.
        case began
        /// Nothing changes.
        case cancelled
        /// It has changed what is shown.
        case completed
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
