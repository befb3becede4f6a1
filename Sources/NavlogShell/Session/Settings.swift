/// What a person chose for a session, with `set`.
struct Settings: Sendable {
    /// Whether a long answer goes through a pager, where a person reads.
    var usesPager = true
}
