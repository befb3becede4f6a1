/// Where indexes are kept between two runs, each under a name. Whatever is in it may be lost or damaged at any time.
public protocol IndexStore: Sendable {
    /// Opens what is kept under a name, nil if nothing is.
    ///
    /// - Throws: `foreign` if somebody else could have put it there.
    func open(_ name: String) throws(IndexFault) -> (any ReadableFile)?

    /// Keeps bytes under a name, in the place of what was there: a reader finds all of it or what was before.
    func save(_ parts: [[UInt8]], as name: String) throws(IndexFault)
}

/// Why an index is of no use.
public enum IndexFault: Error, Sendable, Hashable {
    /// Somebody else could have written it: a link, another owner, a file or a folder that others may write to.
    case foreign
    /// Its bytes are not those of an index.
    case damaged
    /// It was made by another version of the reducer, or with another manifest.
    case otherMeaning
    /// The journal is another one from an offset on.
    case stale(from: Int)
    /// It cannot be read or kept.
    case system(SystemError)
    /// Another process keeps one at this moment.
    case busy
}
