/// The intents that the template knows, numbered as it learns them.
enum IntentName: Int32, CaseIterable {
    case launched, signedOut
    case sceneOpened, phase, ready
    case push, pushView, pop, popTo, popToRoot, setPath, pathChanged, gesture
    case present, dismiss, selectTab, select, openURL, openTarget
}
