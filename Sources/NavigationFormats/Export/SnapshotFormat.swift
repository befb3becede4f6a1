import StrictJSON

/// The world at a position, with everything that replay needs to go on from it.
public struct SnapshotFormat: ExportFormat {
    /// The name.
    public let name = "snapshot"
    /// What it is good for.
    public let summary = "the world with all that replay needs to go on from it; restore takes it back"
    /// A state.
    public let scope: ExportScope = .state

    /// Creates the format.
    public init() {}

    /// Writes one line of JSON.
    @discardableResult
    public func write(
        _ excerpt: Excerpt, to output: inout some TextOutputStream
    ) throws(ExportError) -> [ExportLoss] {
        output.write(try excerpt.snapshot(at: excerpt.end).text() + "\n")
        return []
    }
}
