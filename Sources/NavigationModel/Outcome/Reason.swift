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

    static let unknownIntent = Reason("unknownIntent")
    static let badIntent = Reason("badIntent")
    static let unknownScene = Reason("unknownScene")
    static let sceneClosed = Reason("sceneClosed")
    static let dropped = Reason("dropped")

    static let unknownRoute = Reason("unknownRoute")
    static let badParameter = Reason("badParameter")
    static let unknownStack = Reason("unknownStack")
    static let unknownTab = Reason("unknownTab")
    static let hiddenTab = Reason("hiddenTab")
    static let unknownColumn = Reason("unknownColumn")
    static let emptyStack = Reason("emptyStack")
    static let depthExceeded = Reason("depthExceeded")
    static let notInStack = Reason("notInStack")
    static let alreadyPresented = Reason("alreadyPresented")
    static let nothingPresented = Reason("nothingPresented")
    static let missingContent = Reason("missingContent")
    static let signIn = Reason("signIn")

    static let badURL = Reason("badURL")
    static let unsupportedScheme = Reason("unsupportedScheme")
    static let unsupportedHost = Reason("unsupportedHost")
    static let noRule = Reason("noRule")
    static let excluded = Reason("excluded")

    static let corruptSnapshot = Reason("corruptSnapshot")
    static let unsupportedSchema = Reason("unsupportedSchema")
    static let unknownValue = Reason("unknownValue")
    static let corrupt = Reason("corrupt")
    static let unreadable = Reason("unreadable")
    static let above = Reason("above")

    /// Every reason there is in this version.
    static let all: [Reason] = [
        unknownIntent, badIntent, unknownScene, sceneClosed, dropped, unknownRoute, badParameter, unknownStack,
        unknownTab, hiddenTab, unknownColumn, emptyStack, depthExceeded, notInStack, alreadyPresented,
        nothingPresented, missingContent, signIn, badURL, unsupportedScheme, unsupportedHost, noRule, excluded,
        corruptSnapshot, unsupportedSchema, unknownValue, corrupt, unreadable, above,
    ]
}
