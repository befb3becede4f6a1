/// What tells a file from every other one, whatever their names are.
public struct FileIdentity: Hashable, Sendable {
    /// The file system it is on.
    public var volume: UInt64
    /// Its number there.
    public var number: UInt64

    /// Creates the identity of a file.
    public init(volume: UInt64 = 0, number: UInt64) {
        self.volume = volume
        self.number = number
    }
}

extension ReadableFile {
    /// Nil: a stream, for one, has no identity.
    public var identity: FileIdentity? { nil }
}
