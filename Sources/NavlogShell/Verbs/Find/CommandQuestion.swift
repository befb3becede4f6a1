import NavigationReplay

/// A question that a command answers by its exit status, with all that the verbs that ask one have in common.
struct CommandQuestion {
    private let command: ShellCommand
    private let environment: Environment

    /// The options of every verb that asks one.
    static func options(_ summary: String) -> [Signature.Option] {
        [
            .init(name: "--run", value: .text, summary: summary),
            .init(name: "--timeout", value: .number, summary: "seconds that CMD may take, 60 unless said"),
        ]
    }

    /// What the help says about it.
    static let help = """
        CMD is one argument, a line for sh, so quote it: --run 'jq -e .state.focus'. What it
        prints goes to standard error. It answers by its exit status: 0, 1, or 125 for a
        state of which it cannot tell; taking too long counts as 125, anything else ends
        the search.
        """

    /// Reads the question of a call, nil if it has none.
    init?(_ call: Call, in session: Session) throws {
        guard let line = call.value("--run") else {
            if call.has("--timeout") { throw Diagnostic.usage("--timeout belongs to --run") }
            return nil
        }
        var timeout = 60
        if let text = call.value("--timeout") {
            guard let seconds = Int(text), (1...86_400).contains(seconds) else {
                throw Diagnostic.usage("--timeout \"\(text)\" is no number of seconds from 1 to 86400")
            }
            timeout = seconds
        }
        command = ShellCommand(line: line, timeout: timeout)
        environment = session.environment
    }

    /// The command.
    var line: String { command.line }

    /// Returns the answer about something.
    ///
    /// - Parameter place: What is asked about, for the message that says why there is no answer.
    func answer(_ input: [UInt8], about place: String) throws -> Bisection.Answer {
        let end = environment.runCommand(command, input)
        switch end {
        case .exited(let status):
            if let answer = Bisection.Answer(rawValue: Int(status)) { return answer }
            throw Diagnostic.usage(
                "the command ended with \(status) \(place)", hint: "0, 1 and 125 are answers; 127 is no such command")
        case .killed(let signal): throw Diagnostic.usage("the command was killed by signal \(signal) \(place)")
        case .timedOut: return .skip
        case .interrupted: throw Diagnostic.interrupted
        case .failedToStart(let error): throw Diagnostic.usage("sh could not be started: error \(error)")
        }
    }
}
