import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// The history as the page reads it: a row an entry, and behind them the tables that the rows refer to.
///
/// A row is seq, time, scene, intent, outcome and changes, and where there is something to say the cause and whether a
/// new run of the app begins. The first row is the state before the first entry. Rows are written as they come; only
/// the tables are kept, since what journals say repeats itself.
struct PageHistory {
    private let excerpt: Excerpt
    private var state: PageState
    private var scenes = PageTable()
    private var intents = PageTable()
    private var outcomes = PageTable()
    /// The number of the outcome that most entries have.
    private var applied: JSONValue?

    init(_ excerpt: Excerpt) {
        self.excerpt = excerpt
        state = PageState(excerpt.manifest)
    }

    /// Writes one JSON object.
    mutating func write(to output: inout some TextOutputStream) throws(ExportError) {
        output.write("{\"journal\":\((excerpt.journalName.map(JSONValue.string) ?? .null).pageText),\n")
        output.write("\"header\":\(header.pageText),\n\"layout\":\(layout.pageText),\n\"entries\":[\n")
        let start = try excerpt.world(at: excerpt.start)
        let changes = state.changes(to: start, of: nil)
        output.write(JSONValue.array([.pageInteger(excerpt.start), .null, .null, .null, .null, changes]).pageText)
        try excerpt.forEachEntry({ saying($0, $1) }) { step, saying, world throws(ExportError) in
            output.write(",\n" + row(step, saying, world).pageText)
        }
        let tables: [(String, PageTable)] = [
            ("scenes", scenes), ("intents", intents), ("outcomes", outcomes), ("parts", state.parts),
            ("routes", state.routes.table),
        ]
        output.write("\n]")
        for (name, table) in tables {
            output.write(",\n\"\(name)\":[\n" + table.rows.map(\.pageText).joined(separator: ",\n") + "\n]")
        }
        output.write(",\n\"findings\":\(findings.pageText),\n\"lints\":\(lints.pageText)}")
    }

    private mutating func row(_ step: Step, _ saying: Saying, _ world: borrowing World) -> JSONValue {
        let entry = step.entry
        var row: [JSONValue] = [
            .pageInteger(entry.seq), entry.time.map(Self.time) ?? .null, saying.scene, saying.intent,
            number(of: step.outcome),
            state.changes(to: world, of: step.beginsRun ? nil : entry.sceneConcerned),
        ]
        if entry.cause != nil || step.startsRun { row.append(entry.cause.map(JSONValue.pageInteger) ?? .null) }
        if step.startsRun { row.append(true) }
        return .array(row)
    }

    /// The numbers of the scene and the intent.
    private typealias Saying = (scene: JSONValue, intent: JSONValue)

    private mutating func saying(_ entry: Entry, _ line: JSONObject) -> Saying {
        let scene = entry.scene.map { JSONValue.integer(scenes.place(of: .string($0.text))) }
        let intent = PageIntent(entry, line, excerpt.manifest).row
        return (scene ?? .null, .integer(intents.place(of: intent)))
    }

    private mutating func number(of outcome: Outcome) -> JSONValue {
        let isApplied = if case .applied = outcome.verdict { outcome.resolved.isEmpty } else { false }
        if isApplied, let applied { return applied }
        let number = JSONValue.integer(outcomes.place(of: outcome.json.pageValue))
        if isApplied { applied = number }
        return number
    }

    /// Milliseconds since 1970, or whatever stands there as text.
    private static func time(_ time: EntryTime) -> JSONValue {
        if case .utc(let milliseconds) = time { return .integer(Int(milliseconds)) }
        return .string(time.json.plainText)
    }

    private var header: JSONValue {
        var header = excerpt.header
        header.snapshot = nil
        return JSONValue.object(header.json).pageValue
    }

    private var layout: JSONValue {
        switch excerpt.layout {
        case .stack: ["kind": "stack"]
        case .tabs(let tabs, _, _): ["kind": "tabs", "tabs": .array(tabs.map { .string($0.text) })]
        case .split(let columns): ["kind": "split", "columns": .array(columns.map { .string($0.text) })]
        case .open: ["kind": "open"]
        }
    }

    private var shownFindings: [ExportFinding] {
        excerpt.findings.filter { finding in finding.seq.map { $0 > excerpt.start && $0 <= excerpt.end } ?? true }
    }

    private var findings: JSONValue {
        .array(
            shownFindings.map { finding in
                [
                    "code": .string(finding.code), "severity": .string(finding.severity.rawValue),
                    "seq": finding.seq.map(JSONValue.pageInteger) ?? .null,
                    "message": .string(excerpt.redactor?.redact(text: finding.message) ?? finding.message),
                ]
            })
    }

    /// What the codes of the findings mean.
    private var lints: JSONValue {
        let codes = Set(shownFindings.map { Name($0.code) })
        return .object(
            JSONObject(
                LintTable.cards.filter { codes.contains(Name($0.code)) }.map { card in
                    .init(name: card.code, value: [.string(card.title), .string(card.explanation)])
                }))
    }
}
