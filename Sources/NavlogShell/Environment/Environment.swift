import NavigationJournal

/// Everything outside that a session touches: streams, clock, files, variables. A test brings its own.
public struct Environment {
    /// The words after the program's name.
    public var arguments: [String]
    /// The variables of the process.
    public var variables: [String: String]
    /// Where answers go.
    public var output: any TextStream
    /// Where everything else goes.
    public var errors: any TextStream
    /// Whether a person reads the answers.
    public var outputIsTerminal: Bool
    /// Whether a person reads what goes to `errors`.
    public var errorsAreTerminal: Bool
    /// Whether a person types.
    public var inputIsTerminal: Bool
    /// The files.
    public var storage: any JournalStorage
    /// Returns the milliseconds since 1970.
    public var now: () -> Int64
    /// Whether Ctrl-C was pressed since the command began.
    public var isInterrupted: () -> Bool

    /// Creates an environment.
    public init(
        arguments: [String], variables: [String: String] = [:], output: any TextStream, errors: any TextStream,
        outputIsTerminal: Bool = false, errorsAreTerminal: Bool = false, inputIsTerminal: Bool = false,
        storage: any JournalStorage, now: @escaping () -> Int64, isInterrupted: @escaping () -> Bool = { false }
    ) {
        self.arguments = arguments
        self.variables = variables
        self.output = output
        self.errors = errors
        self.outputIsTerminal = outputIsTerminal
        self.errorsAreTerminal = errorsAreTerminal
        self.inputIsTerminal = inputIsTerminal
        self.storage = storage
        self.now = now
        self.isInterrupted = isInterrupted
    }

    /// Whether colours are wanted where a person reads: not with `NO_COLOR`, not on a dumb terminal.
    var allowsColor: Bool {
        variables["NO_COLOR", default: ""].isEmpty && variables["TERM"] != "dumb" && variables["TERM"] != nil
    }
}
