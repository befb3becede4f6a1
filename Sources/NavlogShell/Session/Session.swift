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
    /// The histories one can stand in: `main`, and forks of it.
    var branches = Branches(main: Timeline(Reducer(nil)))
    /// The scene that intents without one go to, nil for the one in focus.
    var chosenScene: Name?
    /// Whether commands come one after another and the journal is implied.
    var isInteractive = false
    /// Whether the session shall end.
    var isOver = false
    /// Asks the person something and returns whether the answer is yes; nil where nobody can be asked.
    var ask: ((String) -> Bool)?
    /// What the person typed before, in this session and in earlier ones, the oldest first.
    var typed: (() -> HistoryEntries)?
    /// What the person said last.
    var lastLine = ""
    /// What stands in the next line already, when a person is asked for one.
    var nextLine: String?
    /// The travel command that an empty line repeats.
    var repeatable: Call?
    /// Whether each command of a script is shown before its answer.
    var echoesCommands = false
    /// Whether a step is followed by what it changed.
    var showsChanges = true
    /// How many scripts are running inside each other.
    var scriptDepth = 0
    /// The secret of the tokens that stand for redacted values; it is never written.
    lazy var redactionKey = RedactionKey(environment.random(), environment.random())
    /// Where `continue` and `reverse` stop.
    var stops = Stops()
    /// Where one has been.
    var jumps = Jumps()
    /// What reads the journal while something else writes it, nil if nothing does.
    var follower: JournalFollower?
    /// Whether a header has come that begins a new run of the app, and no entry since.
    var isRelaunchDue = false
    /// How far long work has got.
    private(set) lazy var progress = Progress(environment)

    /// How answers look.
    struct Options {
        var json = false
        var color = true
        var lenient = false
        var manifest: String?
        var manifestPaths: [String] = []
        /// Files that belong to the journal besides the one that is named first.
        var with: [String] = []
        var usesIndex = true
        var expansion = ExpansionLimit()
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

    /// The app's description.
    var manifest: Manifest? { timeline.reducer.manifest }

    /// The world where one stands.
    func world() throws -> World { try world(at: position) }

    /// The world after an entry.
    func world(at position: Int) throws -> World {
        try timeline.world(at: position)
    }

    /// The scene that is meant when none is named: the chosen one, the one in focus, the only one, the first one.
    func currentScene(in world: World) -> Name? {
        if let chosenScene, world.scenes[chosenScene] != nil { return chosenScene }
        return world.focus ?? world.scenes.ids.first ?? chosenScene
    }

    /// Says something that is no answer.
    func note(_ text: Styled) {
        errors.line(text)
    }
}
