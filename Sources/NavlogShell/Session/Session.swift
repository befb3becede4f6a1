import LineEditor
import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// What one run of navlog knows: the journal it looks at, where in its history it stands, and how it answers.
///
/// The same session serves one verb of the command line and the REPL that goes on.
final class Session {
    let environment: Environment
    /// How answers look.
    var options: Options
    /// What `set` has changed.
    var settings = Settings()
    /// Where answers go.
    private(set) var screen: Screen
    /// Where everything else goes.
    private(set) var errors: Screen
    /// The journal that is open, nil before one is.
    var journal: OpenJournal?
    /// What the journal is called in answers, where several journals are asked side by side.
    var journalName: String?
    /// The index of the journal that is still to be kept, and what keeps it.
    var unkeptIndex: (keeper: IndexKeeper, index: JournalIndex)?
    /// Where one stands in the journal's history, or in a fork of it.
    var travel = Travel(main: Timeline(Reducer(nil)))
    /// Whether commands come one after another and the journal is implied.
    var isInteractive = false
    /// Whether the session shall end.
    var isOver = false
    /// The conversation with a person at a terminal, nil where there is none.
    var conversation: Conversation?
    /// How many scripts are running inside each other.
    var scriptDepth = 0
    /// The secret of the tokens that stand for redacted values; it is never written.
    lazy var redactionKey = RedactionKey(environment.random(), environment.random())
    /// What reads the journal while something else writes it, nil if nothing does.
    var watch: JournalWatch?
    /// The digests of the scenes that were shown last.
    var digests = SceneDigests()
    /// How far long work has got.
    private(set) lazy var progress = Progress(environment)

    /// How answers look.
    struct Options {
        var json = false
        var color = true
        /// Whether a step is followed by what it changed.
        var showsChanges = true
        /// Whether each command of a script is shown before its answer.
        var echoesCommands = false
        var lenient = false
        var manifest: String?
        var manifestPaths: [String] = []
        /// Files that belong to the journal besides the one that is named first.
        var with: [String] = []
        var usesIndex = true
        var expansion = ExpansionLimit()

        /// What reading a journal does at damage.
        var tolerance: JournalReader.Tolerance { lenient ? .lenient : .strict }
    }

    init(_ environment: Environment, _ options: Options = Options()) {
        self.environment = environment
        self.options = options
        screen = Screen(environment.output, usesColor: false)
        errors = Screen(environment.errors, usesColor: false)
        adoptOptions()
    }

    /// Makes the screens follow the options.
    func adoptOptions() {
        let color = options.color && settings.usesColor && environment.allowsColor
        let columns = environment.terminalSize()?.columns
        screen = Screen(
            environment.output, usesColor: color && environment.outputIsTerminal && !options.json,
            columns: environment.outputIsTerminal ? columns : nil,
            // A program gets every character as it is; a terminal gets no invisible one.
            jsonStyle: environment.outputIsTerminal ? .journal : .output, progress: progress, journal: journalName)
        errors = Screen(
            environment.errors, usesColor: color && environment.errorsAreTerminal,
            columns: environment.errorsAreTerminal ? columns : nil, progress: progress)
    }

    /// The history one stands in.
    var timeline: Timeline { travel.timeline }

    /// The entry after which one stands.
    var position: Int {
        get { travel.position }
        set { travel.position = newValue }
    }

    /// The app's description.
    var manifest: Manifest? { timeline.reducer.manifest }

    /// The world where one stands.
    func world() throws -> World { try world(at: position) }

    /// The world after an entry.
    func world(at position: Int) throws -> World {
        try timeline.world(at: position)
    }

    /// Says something that is no answer.
    func note(_ text: Styled) {
        errors.line(text)
    }
}
