extension Intent {
    /// The name of the intent, as a journal spells it.
    public var name: String {
        switch self {
        case .app(let intent): intent.name
        case .scene(let intent): intent.name
        case .unknown(let name, _), .malformed(let name, _): name
        }
    }

    /// The origin of the intent when its entry names none.
    public var defaultOrigin: Origin {
        switch self {
        case .scene(.openURL), .scene(.openTarget): .link
        case .scene(.restore): .restore
        default: .user
        }
    }
}

extension Intent {
    /// Whether the intent is about the app as a whole, by its name: it concerns no scene, even if it is malformed.
    public var isAppWide: Bool {
        switch self {
        case .app: true
        case .scene, .unknown: false
        case .malformed(let name, _): IntentName(rawValue: name)?.isAppWide ?? false
        }
    }
}

extension Intent {
    /// Whether the intent begins a new run of the app.
    public var isLaunch: Bool {
        if case .app(.launched) = self { true } else { false }
    }
}

extension AppIntent {
    /// The name of the intent, as a journal spells it.
    public var name: String { kind.rawValue }

    private var kind: IntentName {
        switch self {
        case .launched: .launched
        case .catalogLoaded: .catalogLoaded
        case .catalogChanged: .catalogChanged
        case .signedIn: .signedIn
        case .signedOut: .signedOut
        }
    }
}

extension SceneIntent {
    /// The name of the intent, as a journal spells it.
    public var name: String { kind.rawValue }

    private var kind: IntentName {
        switch self {
        case .sceneOpened: .sceneOpened
        case .sceneClosed: .sceneClosed
        case .phase: .phase
        case .ready: .ready
        case .setWidth: .setWidth
        case .setTabHidden: .setTabHidden
        case .dropPending: .dropPending
        case .push: .push
        case .pushView: .pushView
        case .pop: .pop
        case .popTo: .popTo
        case .popToRoot: .popToRoot
        case .setPath: .setPath
        case .pathChanged: .pathChanged
        case .gesture: .gesture
        case .present: .present
        case .dismiss: .dismiss
        case .selectTab: .selectTab
        case .select: .select
        case .setColumns: .setColumns
        case .openURL: .openURL
        case .openTarget: .openTarget
        case .restore: .restore
        }
    }

    /// Whether the intent moves screens. Only these claim a scene, and only these can be superseded.
    public var isNavigation: Bool {
        switch self {
        case .sceneOpened, .sceneClosed, .phase, .ready, .setWidth, .setTabHidden, .dropPending: false
        case .push, .pushView, .pop, .popTo, .popToRoot, .setPath, .pathChanged, .gesture, .present, .dismiss,
            .selectTab, .select, .setColumns, .openURL, .openTarget, .restore:
            true
        }
    }

    /// Whether the intent can change nothing but its own scene and the focus, and neither opens nor closes that scene.
    var staysInside: Bool {
        switch self {
        case .sceneOpened, .sceneClosed, .phase, .openURL, .openTarget, .restore: false
        case .ready, .setWidth, .setTabHidden, .dropPending, .push, .pushView, .pop, .popTo, .popToRoot, .setPath,
            .pathChanged, .gesture, .present, .dismiss, .selectTab, .select, .setColumns:
            true
        }
    }

    /// The stack that the intent names, nil where it names none.
    public var stack: Name? {
        switch self {
        case .push(_, let stack), .pushView(_, let stack), .pop(_, let stack), .popTo(_, let stack),
            .popToRoot(let stack), .setPath(_, let stack), .pathChanged(_, let stack), .gesture(_, let stack):
            stack
        default: nil
        }
    }

    /// What a link carries, if the intent is one.
    public var link: Link? {
        switch self {
        case .openURL(_, _, let link), .openTarget(_, let link): link
        default: nil
        }
    }

    /// Whether the intent is a link.
    public var isLink: Bool {
        switch self {
        case .openURL, .openTarget: true
        default: false
        }
    }

    /// Whether the intent brings saved state back.
    public var isRestore: Bool {
        if case .restore = self { true } else { false }
    }
}
