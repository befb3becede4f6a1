/// How URLs become targets: hosts, locales and ordered rules.
public struct LinkTable: Sendable {
    /// The URLs that are taken, as `scheme://` or `https://host`; empty means that every URL goes to the rules.
    public var hosts: [LinkHost] = []
    /// The path segments that name a locale and are stripped.
    public var locales: [Name] = []
    /// Whether literals compare with case.
    public var isCaseSensitive = true
    /// The rules, the first match wins.
    public var rules: [LinkRule] = []
    /// URLs with what they shall open.
    public var tests: [LinkTest] = []

    /// Creates a table without rules.
    public init() {}
}

/// A scheme and host whose URLs are taken.
public struct LinkHost: Sendable, Equatable {
    /// The scheme, in lower case.
    public var scheme: String
    /// The host in its ASCII form, in lower case; nil for a custom scheme.
    public var host: String?
    /// Whether any subdomain is taken in place of the host itself.
    public var takesSubdomains: Bool
    /// The port, nil for the scheme's own.
    public var port: Int?

    /// Creates an entry.
    public init(scheme: String, host: String?, takesSubdomains: Bool, port: Int?) {
        self.scheme = scheme
        self.host = host
        self.takesSubdomains = takesSubdomains
        self.port = port
    }
}

/// One rule: what a URL looks like, and what it opens.
public struct LinkRule: Sendable {
    /// The id, for explanations.
    public var id: String
    /// What the URL must look like.
    public var pattern = LinkPattern()
    /// The kinds that captures are converted to, by capture.
    public var conversions: [Name: Parameter.Kind] = [:]
    /// Whether a match ends with `excluded`.
    public var isExclude = false
    /// What the URL opens.
    public var template = TargetTemplate()
    /// Whether literals compare with case, nil for the table's choice.
    public var isCaseSensitive: Bool?

    /// Creates a rule that matches everything and opens nothing.
    public init(id: String) {
        self.id = id
    }
}

/// A URL with what it shall open.
public struct LinkTest: Sendable {
    /// The URL.
    public var url: String
    /// The target it opens, or the reason it is rejected with.
    public var expectation: Expectation

    /// What a link test expects.
    public enum Expectation: Sendable {
        case opens(Target)
        case rejected(Reason)
    }

    /// Creates a test.
    public init(url: String, expectation: Expectation) {
        self.url = url
        self.expectation = expectation
    }
}
