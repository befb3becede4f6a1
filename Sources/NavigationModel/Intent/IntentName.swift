/// The name of an intent that a reducer knows, as a journal spells it.
enum IntentName: String, CaseIterable {
    // About the app as a whole
    case launched, catalogLoaded, catalogChanged, signedIn, signedOut

    // About one scene: its life and surroundings
    case sceneOpened, sceneClosed, phase, ready, setWidth, setTabHidden, dropPending

    // About one scene: navigation
    case push, pushView, pop, popTo, popToRoot, setPath, pathChanged, gesture, present, dismiss, selectTab, select
    case setColumns, openURL, openTarget, restore

    /// Whether the intent is about the app as a whole.
    var isAppWide: Bool {
        switch self {
        case .launched, .catalogLoaded, .catalogChanged, .signedIn, .signedOut: true
        case .sceneOpened, .sceneClosed, .phase, .ready, .setWidth, .setTabHidden, .dropPending, .push, .pushView, .pop,
            .popTo, .popToRoot, .setPath, .pathChanged, .gesture, .present, .dismiss, .selectTab, .select, .setColumns,
            .openURL, .openTarget, .restore:
            false
        }
    }
}
