extension Intent {
    /// Whether the values of the intent are within their limits: with others it is malformed, wherever it comes from.
    public var isWellFormed: Bool {
        if case .scene(let intent) = self { intent.isWellFormed } else { true }
    }
}

extension SceneIntent {
    fileprivate var isWellFormed: Bool {
        switch self {
        case .pop(let count, _): count >= 1
        case .popTo(.depth(let depth), _): depth >= 0
        // Every unreadable entry takes memory.
        case .pathChanged(.opaque(let depth), _): (0...PathChange.maximumOpaqueDepth).contains(depth)
        // SwiftUI's `inactive` is no phase: nothing about navigation changes with it.
        case .phase(let phase): phase == .active || phase == .background
        default: true
        }
    }
}
