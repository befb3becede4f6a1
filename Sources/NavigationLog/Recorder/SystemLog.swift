import StrictJSON

#if canImport(os)
    import os
#endif

/// The log of the system, where it has one: each entry is a line of JSON there, which can be imported again.
struct SystemLog: Sendable {
    #if canImport(os)
        private let logger: Logger
    #endif

    init(app: String?) {
        #if canImport(os)
            logger = Logger(subsystem: app ?? "navlog", category: "navigation")
        #endif
    }

    /// Writes the members of a line, from which everything is gone that the manifest hides.
    func mirror(_ line: JSONObject) {
        #if canImport(os)
            let text = JSONValue.object(line).text(.journal)
            logger.info("\(text, privacy: .public)")
        #endif
    }
}
