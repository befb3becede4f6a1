/// One window: what it shows, and what the reducer remembers about it.
public struct Scene: Sendable {
    /// Where a scene is in its life.
    public enum Phase: String, Sendable, CaseIterable {
        case launching, active, background, closed
    }

    /// How wide a scene is.
    public enum Width: String, Sendable, CaseIterable {
        case regular, compact
    }

    /// Which columns of a split view are shown.
    public enum ColumnVisibility: String, Sendable, CaseIterable {
        case automatic, all, doubleColumn, detailOnly
    }

    /// Where the scene is in its life.
    public var phase = Phase.launching
    /// The selected tab, nil in a layout without tabs.
    public var tab: Name?
    /// The hidden tabs, ascending.
    public var hiddenTabs: [Name] = []
    /// The selected route of each column, nil where nothing is selected.
    public var selection = IDMap<Route?>()
    /// Which columns are shown.
    public var columns = ColumnVisibility.automatic
    /// How wide the scene is.
    public var width = Width.regular
    /// The stacks, each with its path.
    public var stacks = IDMap<Stack>()
    /// What is presented over the scene, the top one last.
    public var presentations: [Presentation] = []
    /// What waits.
    public var pending: Pending?
    /// What replay needs besides what is shown.
    public var memory = SceneMemory()

    /// Whether both scenes show the same; what waits and what is remembered aside.
    func showsSame(as other: Scene) -> Bool {
        phase == other.phase && tab == other.tab && hiddenTabs == other.hiddenTabs && columns == other.columns
            && width == other.width && presentations == other.presentations && stacks == other.stacks
            && selection == other.selection
    }
}

/// One path, with the view destinations on top of it.
public struct Stack: Sendable, Equatable {
    /// The routes above the root; the last one is visible.
    public var path: [Route] = []
    /// The view destinations above the path, which the app's binding does not see.
    public var views: [Name] = []

    /// Creates a stack.
    public init(path: [Route] = [], views: [Name] = []) {
        self.path = path
        self.views = views
    }

    /// The number of screens above the root.
    public var depth: Int { path.count + views.count }
}

/// What happens to a stack.
extension Stack {
    /// Puts routes on top. The views that were there go.
    mutating func push(_ routes: [Route]) {
        dropViews()
        for place in routes.indices { path.append(routes[place]) }
    }

    /// Takes so many screens from the top, views before routes.
    mutating func pop(_ count: Int) {
        let ofViews = min(count, views.count)
        if ofViews > 0 { views.removeLast(ofViews) }
        drop(count - ofViews)
    }

    /// Keeps the first routes alone.
    mutating func keep(_ count: Int) {
        dropViews()
        drop(path.count - count)
    }

    /// Takes so many routes from the top, one by one: most often it is one, which takes a third of the time that a list
    /// takes.
    private mutating func drop(_ count: Int) {
        for _ in 0..<count { path.removeLast() }
    }

    mutating func replacePath(_ routes: [Route]) {
        dropViews()
        path = routes
    }

    mutating func dropViews() {
        if !views.isEmpty { views = [] }
    }
}

/// How something is presented.
public enum PresentationStyle: String, Sendable, CaseIterable {
    case sheet, fullScreenCover, popover
}

/// A sheet, cover or popover over a scene. It has a stack of its own.
public struct Presentation: Sendable, Equatable {
    /// How it is presented.
    public var style: PresentationStyle
    /// The destination.
    public var route: Route
    /// What is pushed inside it.
    public var stack: Stack

    /// Creates a presentation.
    public init(style: PresentationStyle, route: Route, stack: Stack = Stack()) {
        self.style = style
        self.route = route
        self.stack = stack
    }
}

/// An intent that waits.
public struct Pending: Sendable {
    /// The entry whose intent waits.
    public var entry: Entry
    /// What it waits for.
    public var waits: Wait
    /// The stack that was current when it was asked for, where the intent names none.
    public var place: StackPlace?

    /// The entry since which it waits.
    public var since: Int { entry.seq }
}

/// The place of a stack in a scene.
public enum StackPlace: Sendable, Equatable {
    /// A stack of the layout.
    case base(Name)
    /// The stack inside the presentation at that position, as long as it shows that route.
    case presentation(Int, Route)
}

/// What the reducer remembers of a scene besides what it shows.
public struct SceneMemory: Sendable, Equatable {
    /// Whether the app's handlers are attached.
    public var isReady = false
    /// The entry that claimed the scene since it was opened or went to the background.
    public var claim: Int?
    /// The entry that claimed the scene first since it was opened.
    public var firstClaim: Int?
    /// The columns of an open layout, in the order they came into being.
    public var columns: [Name] = []

    /// Creates the memory of a new scene.
    public init(columns: [Name] = []) {
        self.columns = columns
    }
}
