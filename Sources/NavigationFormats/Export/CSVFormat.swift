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
        var rows = CSVRows(excerpt)
        try excerpt.forEachEntry(Self.saying) { step, saying, world throws(ExportError) in
            guard excerpt.scene == nil || step.entry.scene == excerpt.scene else { return }
            output.write(rows.row(step, saying, world))
        }
        return []
    }

    /// Scene, intent, members, origin and cause.
    private static func saying(_ entry: Entry, _ line: JSONObject) -> String {
        let members = Entry.membersOfIntent(in: line)
        let fields = [
            entry.scene?.text ?? "", entry.intent.name, JSONValue.object(members).text(.journal),
            entry.origin.rawValue, entry.cause.map(String.init) ?? "",
        ]
        return fields.map(CSVField.text).joined(separator: ",")
    }
}

/// The rows of a table.
private struct CSVRows {
    private let layout: Layout
    private let manifest: Manifest?
    private var digests = SceneDigests()
    private var routes = PerRoute<String>()

    init(_ excerpt: Excerpt) {
        (layout, manifest) = (excerpt.layout, excerpt.manifest)
    }

    mutating func row(_ step: Step, _ saying: String, _ world: borrowing World) -> String {
        let (entry, verdict) = (step.entry, step.outcome.verdict)
        var row: [UInt8] = []
        row.reserveCapacity(256)
        func end(with field: String) {
            row += field.utf8
            row.append(UInt8(ascii: ","))
        }
        end(with: String(entry.seq))
        end(with: entry.time.map { CSVField.text($0.json.plainText) } ?? "")
        end(with: saying)
        end(with: verdict.kind)
        end(with: verdict.reason.map(CSVField.text) ?? "")
        end(with: verdict.by.map(String.init) ?? "")
        if let id = entry.scene, let scene = world.scenes[id] {
            end(with: scene.visibleRoute(in: layout).map { text(of: $0, as: scene.visibleRole) } ?? "")
            end(with: String(scene.currentPath(in: layout).count))
            row += (digests.digest(of: scene, named: id)?.description ?? "").utf8
        } else {
            row += ",,".utf8
        }
        row += "\r\n".utf8
        return String(decoding: row, as: UTF8.self)
    }

    private mutating func text(of route: Route, as role: Route.Role) -> String {
        if let known = routes[route, role] { return known }
        let text = CSVField.text(route.routeText(manifest, as: role))
        routes[route, role] = text
        return text
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
        var quoted = [quote]
        for byte in field.utf8 {
            if byte == quote { quoted.append(quote) }
            quoted.append(byte)
        }
        return String(decoding: quoted + [quote], as: UTF8.self)
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
