import NavigationModel

extension Intent {
    /// The intent as every replay will read it: what a journal cannot say is malformed from the beginning, and refused.
    var recordable: Intent {
        switch self {
        case .app: Intent(name: name, members: members)
        case .scene where !isWellFormed: .malformed(name: name, members: members)
        case .scene, .unknown, .malformed: self
        }
    }
}
