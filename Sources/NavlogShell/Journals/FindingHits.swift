import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// Which findings hit how many journals, by the build of the app that wrote them and by the day they were begun.
struct FindingHits: Sendable {
    /// The journals that one finding hit.
    private struct Hit {
        var code: String
        var severity: Finding.Severity
        var findings: Int
        var journals = 1
        var builds = Tally()
        var days = Tally()
    }

    /// In the order they were met.
    private var hits: [Hit] = []

    /// Counts a finding in the one journal that this is about.
    mutating func add(_ code: String, _ severity: Finding.Severity) {
        if let index = hits.firstIndex(where: { $0.code == code }) {
            hits[index].findings += 1
            hits[index].severity = max(hits[index].severity, severity)
        } else {
            hits.append(Hit(code: code, severity: severity, findings: 1))
        }
    }

    /// Says where the one journal that this is about comes from.
    mutating func date(_ origin: JournalOrigin) {
        for index in hits.indices {
            if let build = origin.build { hits[index].builds.add(Name(build)) }
            if let day = origin.day { hits[index].days.add(Name(day)) }
        }
    }

    /// Adds what hit other journals.
    mutating func add(_ other: FindingHits) {
        for hit in other.hits {
            guard let index = hits.firstIndex(where: { $0.code == hit.code }) else {
                hits.append(hit)
                continue
            }
            hits[index].findings += hit.findings
            hits[index].severity = max(hits[index].severity, hit.severity)
            hits[index].journals += hit.journals
            hits[index].builds.add(hit.builds)
            hits[index].days.add(hit.days)
        }
    }

    /// The codes of errors and warnings, in the order they were met.
    var faults: [String] { hits.filter { $0.severity > .note }.map(\.code) }

    /// A line a finding, the one first that hit most journals, and one that says where these come from.
    func lines(of journals: Int, withNotes: Bool) -> [Styled] {
        ranked.filter { withNotes || $0.severity > .note }.flatMap { hit in
            let count = "in \(hit.journals) of \(journals.counted("journal", "journals"))"
            let title = LintTable.card(hit.code).map { ": \($0.title)" } ?? ""
            let builds = Self.listed("build", hit.builds.ranked)
            let days = Self.listed("begun", hit.days.byName)
            let origins = [builds, days].compactMap(\.self).joined(separator: "; ")
            let line: Styled = "  \(hit.code, .strong) \(count)\(title)"
            return origins.isEmpty ? [line] : [line, Styled("    \(origins)", .faint)]
        }
    }

    private static func listed(_ what: String, _ counts: [(Name, Int)]) -> String? {
        guard !counts.isEmpty else { return nil }
        let rest = counts.count > 6 ? ", and \(counts.count - 6) more" : ""
        return "\(what) " + counts.prefix(6).map { "\($0.text): \($1)" }.joined(separator: ", ") + rest
    }

    /// An object a finding.
    func json(of journals: Int) -> [JSONValue] {
        func object(_ counts: [(Name, Int)]) -> JSONValue {
            .object(JSONObject(counts.map { .init(name: $0.0.text, value: .integer($0.1)) }))
        }
        return ranked.map { hit in
            [
                "code": .string(hit.code), "severity": .string(hit.severity.rawValue),
                "findings": .integer(hit.findings), "journals": .integer(hit.journals),
                "of": .integer(journals), "builds": object(hit.builds.ranked),
                "days": object(hit.days.byName),
            ]
        }
    }

    private var ranked: [Hit] {
        hits.sorted { $0.journals != $1.journals ? $0.journals > $1.journals : $0.code < $1.code }
    }
}

extension Tally {
    /// The things by name.
    fileprivate var byName: [(Name, Int)] { ranked.sorted { $0.0 < $1.0 } }
}

/// The build of the app that wrote a journal, and the day it was begun.
struct JournalOrigin {
    var build: String?
    /// As `2026-11-30`, in UTC.
    var day: String?
}

extension JournalSource {
    /// Returns where the journal comes from: what its header says, else the time of its first entry.
    func origin() throws -> JournalOrigin {
        var time = header.created
        if time == nil {
            var reader = JournalReader(file, tolerance: .lenient)
            while time == nil, let item = try reader.next() {
                if case .entry = item { time = reader.entry.time ?? .unreadable(.null) }
            }
        }
        guard case .utc(let milliseconds)? = time else { return JournalOrigin(build: header.build) }
        return JournalOrigin(build: header.build, day: String(EntryTime.text(milliseconds).prefix(10)))
    }
}
