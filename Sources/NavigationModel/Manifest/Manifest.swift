/// One app, described: its routes, layout, links, policies and migrations.
///
/// With a manifest only what it declares exists. Without one every route is known, and stacks, tabs and columns come
/// into being when they are first named.
public struct Manifest: Sendable {
    /// The bundle identifier of the app.
    public var app: String?
    /// The version of the routes and parameters, 1 or more.
    public var schema = 1
    /// How scenes are built.
    public var layout = Layout.stack
    /// Whether the app loads its catalog after the launch.
    public var loadsCatalog = false
    /// Whether paths are cut when content on them is removed.
    public var truncatesRemoved = false
    /// Whether a scene is ready from the intent `ready` alone.
    public var readyIsExplicit = false
    /// The routes that can be on a path or selected.
    public var routes: [Name: RouteDeclaration] = [:]
    /// The routes that can be presented.
    public var presentations: [Name: PresentationDeclaration] = [:]
    /// How URLs become targets.
    public var links = LinkTable()
    /// What is hidden before an entry is written.
    public var redaction = Redaction()
    /// SwiftUI's type tags, each with the route it stands for.
    public var pathTypes: [Name: PathType] = [:]
    /// The steps from older schemas, ascending by `from`.
    public var migrations: [Migration] = []
    /// What stands for the document that the manifest was read from; nil where there is none.
    public internal(set) var fingerprint: UInt64?

    /// Creates a manifest that declares nothing: one stack, no routes.
    public init() {}
}

extension Manifest? {
    /// How scenes are built: without a manifest in an open layout.
    public var layout: Layout { self?.layout ?? .open }
}

/// How the scenes of an app are built.
public indirect enum Layout: Sendable, Equatable {
    /// One stack, `main`.
    case stack
    /// One stack a tab, named after it.
    case tabs([Name], selected: Name, reselect: Reselect)
    /// Columns with a selection each, left to right, and one stack, `detail`.
    case split(columns: [Name])
    /// No manifest: everything comes into being when it is first named.
    case open

    /// What selecting the selected tab does.
    public enum Reselect: String, Sendable, CaseIterable {
        case popToRoot, none
    }
}

/// A route that an app declares.
public struct RouteDeclaration: Sendable {
    /// The parameters, in the order unlabelled values take.
    public var parameters: [Parameter] = []
    /// The parameter that identifies the content shown, if any.
    public var content: Name?
    /// The kind of that content; nil means the name of the route.
    public var kind: Name?
    /// What the screen is called; the holes are parameters.
    public var title: TargetTemplate.Text?
    /// Whether the route is shown to signed-in users only.
    public var requiresSignIn = false

    /// Creates a declaration without parameters.
    public init() {}
}

/// A declared parameter.
public struct Parameter: Sendable, Equatable {
    /// The kinds of values.
    public enum Kind: String, Sendable, CaseIterable {
        case string, int, double, bool, uuid, json
    }

    /// The label.
    public var label: Name
    /// The kind of value.
    public var kind: Kind
    /// Whether the parameter may be absent or null.
    public var isOptional: Bool

    /// Creates a parameter.
    public init(label: Name, kind: Kind, isOptional: Bool) {
        self.label = label
        self.kind = kind
        self.isOptional = isOptional
    }
}

/// A presentation that an app declares.
public struct PresentationDeclaration: Sendable {
    /// Its destination.
    public var route = RouteDeclaration()
    /// How it is presented unless the intent says otherwise.
    public var style = PresentationStyle.sheet
    /// Whether a link may take it away.
    public var linkDismissible = true
    /// Whether a restore brings it back.
    public var restores = false

    /// Creates a declaration of a plain sheet.
    public init() {}
}

/// What is hidden before an entry is written.
public struct Redaction: Sendable, Equatable {
    /// The query names whose values may stay.
    public var plainQueryNames: [Name] = []
    /// The parameters that are hidden, by route.
    public var parameters: [Name: [Name]] = [:]
    /// Whether the user of `signedIn` is hidden.
    public var hidesUser = false

    /// Creates a redaction that hides every query value and no parameter.
    public init() {}
}

/// What a SwiftUI type tag stands for.
public enum PathType: Sendable, Equatable {
    /// A route: an object gives its parameters, a scalar the first declared one.
    case route(Name)
    /// Items that are routes themselves.
    case routes
}
