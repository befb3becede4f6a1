import NavigationModel

extension Intent {
    /// The intent as every replay will read it: what a journal cannot say is malformed from the beginning, and refused.
    var recordable: Intent {
        switch self {
        case .app: Intent(name: name, members: members)
        case .scene(let intent) where !intent.isSayable: .malformed(name: name, members: members)
        case .scene, .unknown, .malformed: self
        }
    }
}

extension SceneIntent {
    fileprivate var isSayable: Bool {
        switch self {
        case .pop(let count, _): count >= 1
        case .popTo(.depth(let depth), _): depth >= 0
        case .pathChanged(.opaque(let depth), _): (0...PathChange.maximumOpaqueDepth).contains(depth)
        case .phase(let phase): phase == .active || phase == .background
        default: true
        }
    }
}
