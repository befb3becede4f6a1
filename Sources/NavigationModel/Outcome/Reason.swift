/// Why an intent was refused or an element left out, as a journal spells it.
///
/// A recorded reason of another version is kept as it is.
public struct Reason: Error, Sendable, Hashable {
    /// The spelling.
    public let text: String

    /// Creates a reason from its spelling.
    public init(_ text: String) {
        self.text = text
    }
}

/// The reasons that there are in this version.
extension Reason {
    /// No intent has that name.
    public static let unknownIntent = Reason("unknownIntent")
    /// A member that the intent needs is missing or of the wrong kind.
    public static let badIntent = Reason("badIntent")
    /// No scene has that name, or none was named.
    public static let unknownScene = Reason("unknownScene")
    /// The scene is closed.
    public static let sceneClosed = Reason("sceneClosed")
    /// It waited, and was given up.
    public static let dropped = Reason("dropped")

    /// No route or presentation of that name is declared.
    public static let unknownRoute = Reason("unknownRoute")
    /// A parameter is missing, or is not of its type.
    public static let badParameter = Reason("badParameter")
    /// The layout has no such stack.
    public static let unknownStack = Reason("unknownStack")
    /// The layout has no such tab.
    public static let unknownTab = Reason("unknownTab")
    /// The tab is hidden, or is the last one that is not.
    public static let hiddenTab = Reason("hiddenTab")
    /// The layout has no such column.
    public static let unknownColumn = Reason("unknownColumn")
    /// There is nothing to go back from.
    public static let emptyStack = Reason("emptyStack")
    /// There is less to go back from.
    public static let depthExceeded = Reason("depthExceeded")
    /// No such screen lies below the visible one.
    public static let notInStack = Reason("notInStack")
    /// It is up already.
    public static let alreadyPresented = Reason("alreadyPresented")
    /// Nothing of the kind is up.
    public static let nothingPresented = Reason("nothingPresented")
    /// The content is not in the catalog, or the app cannot show it.
    public static let missingContent = Reason("missingContent")
    /// It requires sign-in, and nobody is signed in.
    public static let signIn = Reason("signIn")

    /// The URL cannot be read.
    public static let badURL = Reason("badURL")
    /// No host of the manifest has that scheme.
    public static let unsupportedScheme = Reason("unsupportedScheme")
    /// The manifest does not have that host.
    public static let unsupportedHost = Reason("unsupportedHost")
    /// No rule matches the URL.
    public static let noRule = Reason("noRule")
    /// A rule excludes the URL.
    public static let excluded = Reason("excluded")

    /// The snapshot cannot be read.
    public static let corruptSnapshot = Reason("corruptSnapshot")
    /// The snapshot is newer than the manifest, or no chain of migrations leads from its schema to that one.
    public static let unsupportedSchema = Reason("unsupportedSchema")
    /// The value is none of those there are.
    public static let unknownValue = Reason("unknownValue")
    /// The value is of the wrong kind.
    public static let corrupt = Reason("corrupt")
    /// The app could not read the route when it was recorded.
    public static let unreadable = Reason("unreadable")
    /// Something under it was left out.
    public static let above = Reason("above")

    /// Every one of them.
    static let all: [Reason] = [
        unknownIntent, badIntent, unknownScene, sceneClosed, dropped, unknownRoute, badParameter, unknownStack,
        unknownTab, hiddenTab, unknownColumn, emptyStack, depthExceeded, notInStack, alreadyPresented,
        nothingPresented, missingContent, signIn, badURL, unsupportedScheme, unsupportedHost, noRule, excluded,
        corruptSnapshot, unsupportedSchema, unknownValue, corrupt, unreadable, above,
    ]
}
