/// Every form that something can be exported in.
public enum ExportFormats {
    /// The formats, those that carry a state first.
    public static let all: [any ExportFormat] = [
        SnapshotFormat(), SceneStorageFormat(), NavigationPathFormat(), JSONPatchFormat(), CSVFormat(),
        CloudEventsFormat(), MermaidFormat(), DotFormat(), SwiftTestFormat(), HTMLFormat(),
    ]

    /// Returns the format of that name, or nil.
    public static func named(_ name: String) -> (any ExportFormat)? {
        all.first { $0.name == name }
    }
}
