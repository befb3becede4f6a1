/// The digests of scenes as a history goes on.
///
/// They are what ``Digest`` gives for each state. But most of a scene is as it was before, and is not hashed again, so
/// that the digests of a path that grows to thousands of routes cost little more than those of a short one.
public struct SceneDigests: Sendable {
    /// The number of scenes whose last state is known: those of a run that has ended never come back.
    private static let limit = 64

    private var hashes = IDMap<RunningHash>()

    /// Creates the digests of a history that begins.
    public init() {}

    /// Returns the digest of a scene; nil if none is named, or it is not there.
    public mutating func digest(of id: Name?, in world: borrowing World) -> Digest? {
        guard let id else { return nil }
        return digest(of: world.scenes[id], named: id)
    }

    /// Returns the digest of a scene, nil if it is not there.
    public mutating func digest(of scene: Scene?, named id: Name) -> Digest? {
        guard let scene else {
            hashes[id] = nil
            return nil
        }
        if hashes.count >= Self.limit, hashes.index(of: id) == nil { hashes = IDMap() }
        let place = hashes.insert(RunningHash(), at: id)
        return hashes.values[place].digest(of: scene)
    }
}
