import NavigationModel
import NavigationReplay

/// One page that needs nothing but a browser: the history with a scrubber, every scene drawn, and each step's changes.
///
/// The page holds the entries with what each of them changed, and rebuilds the states itself. Nothing is loaded from
/// anywhere, and its content policy allows no script or style but its own, by their digests.
public struct HTMLFormat: ExportFormat {
    /// The name.
    public let name = "html"
    /// What it is good for.
    public let summary = "one page for a browser: timeline, scenes, changes and findings; needs no network"
    /// Entries, with what a check found.
    public let scope: ExportScope = [.entries, .findings]

    /// Creates the format.
    public init() {}

    /// Writes an HTML document.
    @discardableResult
    public func write(
        _ excerpt: Excerpt, to output: inout some TextOutputStream
    ) throws(ExportError) -> [ExportLoss] {
        let frame = PageFrame()
        output.write(frame.beforeHistory)
        var history = PageHistory(excerpt)
        try history.write(to: &output)
        output.write(frame.afterHistory)
        return []
    }
}
