import LineEditor
import NavigationJournal
import NavigationModel

/// Everything outside that a session touches: streams, clock, files, variables. A test brings its own.
struct Environment {
    /// The words after the program's name.
    var arguments: [String]
    /// The variables of the process.
    var variables: [String: String] = [:]
    /// Where answers go.
    var output: any TextStream
    /// Where everything else goes.
    var errors: any TextStream
    /// Whether a person reads the answers.
    var outputIsTerminal = false
    /// Whether a person reads what goes to `errors`.
    var errorsAreTerminal = false
    /// Whether a person types.
    var inputIsTerminal = false
    /// The lines that come in.
    var input: () -> any LineSource
    /// The files.
    var storage: any JournalStorage
    /// Where indexes of large journals are kept from one run to the next, nil to keep none.
    var indexes: (any IndexStore)?
    /// Returns the milliseconds since 1970.
    var now: () -> Int64
    /// Lets so many milliseconds pass, fewer if Ctrl-C is pressed.
    var pause: (Int64) -> Void = { _ in }
    /// Returns random bits.
    var random: () -> UInt64 = { .random(in: 0...(.max)) }
    /// Returns the size of the terminal that answers go to, nil if there is none.
    var terminalSize: () -> TerminalSize? = { nil }
    /// Runs a command of the system's shell, which gets the terminal, and returns its exit status as the shell
    /// counts it: 128 and the signal if it was killed.
    var runProgram: (String) -> Int32 = { _ in 127 }
    /// Whether others than the user and the superuser could have written a file, or put it into its folder.
    var isOpenToOthers: (String) -> Bool = { _ in false }
    /// Whether Ctrl-C was pressed since the command began.
    var isInterrupted: () -> Bool = { false }
    /// Makes each Ctrl-C set `isInterrupted` from now on, and forgets earlier ones.
    var watchInterrupts: () -> Void = {}
    /// How many journals are looked at side by side.
    var processors = 1
    /// Runs a command of the shell with something on its standard input, and returns how it ended.
    var runCommand: (ShellCommand, [UInt8]) -> ShellCommand.End = { _, _ in .failedToStart(0) }

    /// The header of a journal that is begun now, by a run of navlog that no other one is taken for.
    func stamped(_ header: Header) -> Header {
        var header = header
        header.session = String(random(), radix: 16)
        header.created = .utc(milliseconds: now())
        return header
    }

    /// Whether a person types and reads.
    var isForPerson: Bool { inputIsTerminal && outputIsTerminal }

    /// Whether colours are wanted where a person reads: not with `NO_COLOR`, not on a dumb terminal.
    var allowsColor: Bool {
        variables["NO_COLOR", default: ""].isEmpty && Capabilities.ofTerminal(type: variables["TERM"]).color
    }
}
