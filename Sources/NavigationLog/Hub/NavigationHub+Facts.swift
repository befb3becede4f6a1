public import NavigationModel

/// What the app says about its content and its user.
extension NavigationHub {
    /// Says that the catalog is there. Kinds that are listed hold only those ids.
    @discardableResult
    public func catalogLoaded(_ content: [CatalogItems] = []) -> Outcome {
        send(.app(.catalogLoaded(content: content)), origin: .system)
    }

    /// Says that content came and went.
    @discardableResult
    public func catalogChanged(adding: [CatalogItems] = [], removing: [CatalogItems] = []) -> Outcome {
        send(.app(.catalogChanged(add: adding, remove: removing)), origin: .system)
    }

    /// Says that somebody has signed in.
    @discardableResult
    public func signedIn(_ user: Name) -> Outcome { send(.app(.signedIn(user: user)), origin: .system) }

    /// Says that nobody is signed in any more.
    @discardableResult
    public func signedOut() -> Outcome { send(.app(.signedOut), origin: .system) }
}
