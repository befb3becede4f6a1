import NavigationModel
import NavigationReplay
import StrictJSON

/// A table, after RFC 4180: a row an entry, with what became of it and where it led.
public struct CSVFormat: ExportFormat {
    /// The name.
    public let name = "csv"
    /// What it is good for.
    public let summary = "a table with a row an entry (RFC 4180)"
    /// Entries.
    public let scope: ExportScope = [.entries, .scene]

    private static let columns = [
        "seq", "time", "scene", "intent", "members", "origin", "cause", "outcome", "reason", "by", "visible", "depth",
        "digest",
    ]

    /// Creates the format.
    public init() {}

    /// Writes a row of names, then a row an entry.
    @discardableResult
    public func write(
        _ excerpt: Excerpt, to output: inout some TextOutputStream
    ) throws(ExportError) -> [ExportLoss] {
        output.write(Self.columns.joined(separator: ",") + "\r\n")
        var digests = SceneDigests()
        try excerpt.forEachEntry { exported, world throws(ExportError) in
            let scene = exported.step.entry.scene
            guard excerpt.scene == nil || scene == excerpt.scene else { return }
            let row = row(exported, world, excerpt) + [digests.digest(of: scene, in: world)?.description ?? ""]
            output.write(row.map(CSVField.text).joined(separator: ",") + "\r\n")
        }
        return []
    }

    /// The fields of an entry, all but the digest.
    private func row(_ exported: ExportedEntry, _ world: borrowing World, _ excerpt: Excerpt) -> [String] {
        let (step, entry) = (exported.step, exported.step.entry)
        let members = Entry.membersOfIntent(in: exported.members)
        let scene = entry.scene.flatMap { world.scenes[$0] }
        let visible = scene?.visibleRoute(in: excerpt.layout)
        let outcome = step.outcome.json
        return [
            String(entry.seq), entry.time?.json.plainText ?? "", entry.scene?.text ?? "", entry.intent.name,
            JSONValue.object(members).text(.journal), entry.origin.rawValue,
            entry.cause.map(String.init) ?? "", step.outcome.verdict.kind, outcome["reason"]?.plainText ?? "",
            outcome["by"]?.plainText ?? "",
            visible?.routeText(excerpt.manifest, as: scene?.visibleRole ?? .pushed) ?? "",
            scene.map { String($0.currentPath(in: excerpt.layout).count) } ?? "",
        ]
    }
}

/// A field of a table.
enum CSVField {
    /// Returns a field as it stands in its row.
    ///
    /// What a spreadsheet would take for a formula, and what a terminal would act on, is written as a JSON string. So
    /// is a text that begins with a quotation mark, so that a reader can tell.
    static func text(_ value: String) -> String {
        let field = isPlain(value) && !isOdd(value) ? value : JSONValue.string(value).text(.journal)
        guard field.utf8.contains(where: { $0 == quote || $0 == comma }) else { return field }
        let doubled = field.utf8.flatMap { $0 == quote ? [quote, quote] : [$0] }
        return "\"\(String(decoding: doubled, as: UTF8.self))\""
    }

    /// Whether JSON would escape nothing in a text but quotation marks and backslashes.
    private static func isPlain(_ value: String) -> Bool {
        if value.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return true }
        let marks = value.utf8.count { $0 == quote || $0 == UInt8(ascii: "\\") }
        return JSONValue.string(value).text(.journal).utf8.count == value.utf8.count + marks + 2
    }

    /// Whether a spreadsheet takes a text for a formula by its beginning, or a reader for a JSON string.
    private static func isOdd(_ value: String) -> Bool {
        value.utf8.first.map { $0 == quote || "=+-@".utf8.contains($0) } ?? false
    }

    private static let quote = UInt8(ascii: "\"")
    private static let comma = UInt8(ascii: ",")
}

extension JSONValue {
    /// A string as it is, anything else as JSON.
    var plainText: String { stringValue ?? text(.journal) }
}
