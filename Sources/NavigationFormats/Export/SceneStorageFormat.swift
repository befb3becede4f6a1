import NavigationModel
import StrictJSON

/// One scene as an app puts it into `SceneStorage`: a snapshot in base 64, with its schema.
///
/// The schema travels with the state, so that a newer build can bring it up to date, and an older one can refuse it.
public struct SceneStorageFormat: ExportFormat {
    /// The name.
    public let name = "scene-storage"
    /// What it is good for.
    public let summary = "one scene in base 64, as an app keeps it in SceneStorage; restore and import take it back"
    /// A state of one scene.
    public let scope: ExportScope = [.state, .scene]

    /// Creates the format.
    public init() {}

    /// Writes one line of base 64.
    @discardableResult
    public func write(
        _ excerpt: Excerpt, to output: inout some TextOutputStream
    ) throws(ExportError) -> [ExportLoss] {
        let scene = try excerpt.shownScene().scene
        let snapshot = Snapshot.json(ofScene: scene.json, schema: excerpt.manifest?.schema, seq: excerpt.end)
        output.write(Base64.text(of: Array(snapshot.text().utf8)) + "\n")
        return []
    }
}
