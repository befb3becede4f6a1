import NavigationModel

/// A store, whatever its routes are.
@MainActor protocol SceneStore: AnyObject {
    /// Takes over what the scene shows after an entry.
    func follow(_ entry: Entry, _ outcome: Outcome)
}

/// The store of a scene, which its hub keeps while the scene is open, and then knows for as long as somebody else does.
///
/// So windows that come and go leave nothing behind, and one that is shown again finds the store that its view has.
@MainActor final class HeldStore {
    private var kept: (any SceneStore)?
    private weak var known: (any SceneStore)?

    var store: (any SceneStore)? { kept ?? known }

    init(_ store: any SceneStore) {
        (kept, known) = (store, store)
    }

    func keep(if isOpen: Bool) {
        if isOpen != (kept != nil) { kept = isOpen ? known : nil }
    }
}
