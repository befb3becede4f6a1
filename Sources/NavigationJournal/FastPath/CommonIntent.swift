/// The intents that the fast path knows.
enum CommonIntent: CaseIterable {
    case launched, signedOut
    case sceneOpened, phase, ready
    case push, pushView, pop, popTo, popToRoot, setPath, pathChanged, gesture
    case present, dismiss, selectTab, select, openURL, openTarget
}
