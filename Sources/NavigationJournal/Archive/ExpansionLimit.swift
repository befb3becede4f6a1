/// How far an archive may expand: a few bytes can stand for more than any disk holds.
public struct ExpansionLimit: Sendable, Hashable {
    /// The most bytes that may come out of one archive.
    public var size: Int
    /// The most bytes for each that goes in; nil for any number. It counts from 64 MiB on, since a small file may well
    /// be very regular.
    public var ratio: Int?

    static let sizeFreeOfRatio = 64 << 20

    /// Creates a limit that no journal of an app comes near.
    public init(size: Int = 16 << 30, ratio: Int? = 500) {
        self.size = size
        self.ratio = ratio
    }

    /// Whether so many bytes may come out of so many.
    func allows(_ expanded: Int, from archived: Int) -> Bool {
        guard expanded <= size else { return false }
        guard let ratio, expanded > Self.sizeFreeOfRatio else { return true }
        return expanded / ratio <= archived
    }
}
