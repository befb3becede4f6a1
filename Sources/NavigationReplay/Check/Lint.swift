public import NavigationJournal
import NavigationModel

/// Looks for one kind of fault while a journal goes by.
///
/// A lint remembers what it needs, no more than a little of each scene. A warning is certain of a fault; what is a
/// matter of taste, or may have a good reason that no journal tells, is a note.
protocol Lint: SendableMetatype {
    /// What it is called, and what its findings mean.
    static var card: LintCard { get }

    init()

    /// The journal begins.
    mutating func begin(_ source: JournalSource, _ report: inout CheckReport)

    /// An entry goes by.
    mutating func see(_ step: CheckedStep, _ report: inout CheckReport)

    /// A header that carries a snapshot goes by; the world is what came of the entries before it.
    mutating func see(_ header: CheckpointHeader, _ world: World, _ source: JournalSource, _ report: inout CheckReport)

    /// The journal ends.
    mutating func end(_ report: inout CheckReport)
}

extension Lint {
    mutating func begin(_ source: JournalSource, _ report: inout CheckReport) {}
    mutating func see(_ step: CheckedStep, _ report: inout CheckReport) {}
    mutating func see(
        _ header: CheckpointHeader, _ world: World, _ source: JournalSource, _ report: inout CheckReport
    ) {}
    mutating func end(_ report: inout CheckReport) {}

    /// What it is called, and what its findings mean.
    var card: LintCard { Self.card }
}

/// A lint, described.
public struct LintCard: Sendable {
    /// The code, as findings carry it.
    public let code: String
    /// What it looks for, a line without a full stop.
    public let title: String
    /// How bad a finding is, unless it says otherwise itself.
    public let severity: Finding.Severity
    /// What a finding is certain of, why it matters and what to do: one paragraph.
    public let explanation: String

    /// Describes a lint; the line ends of the explanation are those of the source and no more.
    init(code: String, title: String, severity: Finding.Severity, explanation: String) {
        self.code = code
        self.title = title
        self.severity = severity
        self.explanation = explanation.split(separator: "\n").joined(separator: " ")
    }
}
