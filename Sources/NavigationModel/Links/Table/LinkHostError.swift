/// What is wrong with the spelling of a host that a manifest takes URLs for.
public enum LinkHostError: Error, Hashable, Sendable {
    /// Not `scheme://`, `http://host` or `https://host`.
    case noScheme(String)
    /// A scheme other than http and https with something after `://`: its host is the first path segment.
    case unexpectedHost(String)
    /// No host after `http://` or `https://`.
    case missingHost(String)
    /// A host that no URL can have, or a `*` that is not the whole first label.
    case badHost(String)
    /// A port that is no number from 1 to 65535.
    case badPort(String)
}
