public import StrictJSON

/// Something about an association file that its author would want to know.
public struct AppSiteFinding: Sendable, Equatable {
    /// Where in the file.
    public var pointer: JSONPointer
    /// What it is.
    public var fault: Fault

    /// What is wrong, or missing.
    public enum Fault: Sendable, Equatable {
        /// The component uses a variable that nobody defines, so it never matches.
        case undefinedVariable(Name)
        /// The path has a `#`, which no path of a URL has: it belongs under `#`.
        case fragmentInPath
        /// A value of the query dictionary is no string, which switches the whole dictionary off.
        case ignoredQuery
        /// No URL was found that the component matches.
        case neverMatches
        /// The exclusion comes too late: the more general rule at that place opens its URLs first.
        case excludedTooLate(by: JSONPointer)
        /// The component at that place takes its URLs first.
        case unreachable(by: JSONPointer)
        /// Apple opens the app with URLs like this one, and no rule of the manifest routes any of them.
        case unrouted(url: String, Reason)
        /// Apple opens the app with URLs like this one; the manifest routes some, but not this.
        case partlyRouted(url: String, Reason)
        /// A rule of the manifest is for URLs like this one, and Apple opens the app with none of them.
        case undelivered(rule: String, url: String)
    }
}
