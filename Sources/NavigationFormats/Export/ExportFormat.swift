public import NavigationJournal
public import NavigationModel
public import NavigationReplay

/// A form that a history, or a state of it, is given out in.
///
/// A format is one value in one table, ``ExportFormats``: the choices of the command line and its help come from there.
/// What an ``Excerpt`` gives to a format is redacted already, so no format has to think of secrets.
public protocol ExportFormat: Sendable {
    /// The name, the same everywhere.
    var name: String { get }
    /// What it is good for, a line without a full stop.
    var summary: String { get }
    /// What it looks at.
    var scope: ExportScope { get }

    /// Writes an excerpt, whole lines of text, in which nothing acts on a terminal.
    ///
    /// - Returns: what was left out because the form cannot say it, where the excerpt allows that.
    @discardableResult
    func write(_ excerpt: Excerpt, to output: inout some TextOutputStream) throws(ExportError) -> [ExportLoss]
}

/// What a format looks at, besides the history.
public struct ExportScope: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a scope of its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The state at one position.
    public static let state = ExportScope(rawValue: 1)
    /// The states at two positions.
    public static let change = ExportScope(rawValue: 2)
    /// The entries between two positions.
    public static let entries = ExportScope(rawValue: 4)
    /// One scene, if one is named.
    public static let scene = ExportScope(rawValue: 8)
    /// One stack of a scene, if one is named.
    public static let stack = ExportScope(rawValue: 16)
    /// Whether something may be left out.
    public static let loss = ExportScope(rawValue: 32)
    /// What a check of the journal finds.
    public static let findings = ExportScope(rawValue: 64)
}

/// Something that does not make sense in a history, for forms that show it.
public struct ExportFinding: Sendable, Hashable {
    /// The code of what found it.
    public var code: String
    /// How bad it is.
    public var severity: Finding.Severity
    /// The seq of the entry at fault, nil where no single entry is.
    public var seq: Int?
    /// What is wrong, in a sentence without a full stop.
    public var message: String

    /// Creates a finding.
    public init(code: String, severity: Finding.Severity, seq: Int?, message: String) {
        self.code = code
        self.severity = severity
        self.seq = seq
        self.message = message
    }

    /// Creates the finding of a check.
    public init(_ finding: CheckFinding) {
        self.init(code: finding.code, severity: finding.severity, seq: finding.seq, message: finding.message)
    }
}

/// An element of a path that a form could not say.
public struct ExportLoss: Sendable, Hashable {
    /// Its place, counted from the bottom of the stack, from 0.
    public var element: Int
    /// The route there.
    public var route: String
}

/// Why something cannot be exported.
public enum ExportError: Error, Sendable {
    /// The journal cannot be read.
    case journal(JournalError)
    /// No scene is open at that position.
    case noScene
    /// There is no scene of that id at that position.
    case unknownScene(Name)
    /// The scene has no stack of that name.
    case unknownStack(Name, of: Name)
    /// The manifest, which is needed to name Swift types, has no type of a path.
    case noPathTypes
    /// The manifest has no type for a route of the path, which is counted from the bottom of the stack, from 0.
    case noType(of: Route, element: Int)
    /// The snapshot that was made cannot be read.
    case unreadableSnapshot
    /// Someone stopped it.
    case cancelled
}
