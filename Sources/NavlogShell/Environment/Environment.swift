import LineEditor
import NavigationJournal

/// Everything outside that a session touches: streams, clock, files, variables. A test brings its own.
struct Environment {
    /// The words after the program's name.
    var arguments: [String]
    /// The variables of the process.
    var variables: [String: String]
    /// Where answers go.
    var output: any TextStream
    /// Where everything else goes.
    var errors: any TextStream
    /// Whether a person reads the answers.
    var outputIsTerminal: Bool
    /// Whether a person reads what goes to `errors`.
    var errorsAreTerminal: Bool
    /// Whether a person types.
    var inputIsTerminal: Bool
    /// The lines that come in.
    var input: () -> any LineSource
    /// The files.
    var storage: any JournalStorage
    /// Returns the milliseconds since 1970.
    var now: () -> Int64
    /// Returns random bits.
    var random: () -> UInt64
    /// Whether Ctrl-C was pressed since the command began.
    var isInterrupted: () -> Bool

    /// Creates an environment.
    init(
        arguments: [String], variables: [String: String] = [:], output: any TextStream, errors: any TextStream,
        outputIsTerminal: Bool = false, errorsAreTerminal: Bool = false, inputIsTerminal: Bool = false,
        input: @escaping () -> any LineSource, storage: any JournalStorage, now: @escaping () -> Int64,
        random: @escaping () -> UInt64 = { .random(in: 0...(.max)) }, isInterrupted: @escaping () -> Bool = { false }
    ) {
        self.arguments = arguments
        self.variables = variables
        self.output = output
        self.errors = errors
        self.outputIsTerminal = outputIsTerminal
        self.errorsAreTerminal = errorsAreTerminal
        self.inputIsTerminal = inputIsTerminal
        self.input = input
        self.storage = storage
        self.now = now
        self.random = random
        self.isInterrupted = isInterrupted
    }

    /// Whether a person types and reads.
    var isForPerson: Bool { inputIsTerminal && outputIsTerminal }

    /// Whether colours are wanted where a person reads: not with `NO_COLOR`, not on a dumb terminal.
    var allowsColor: Bool {
        variables["NO_COLOR", default: ""].isEmpty && variables["TERM"] != "dumb" && variables["TERM"] != nil
    }
}
