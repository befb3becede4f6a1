import NavigationJournal
import NavigationLog
import NavigationModel
import StrictJSON
import Synchronization

/// An app with tabs, links and a catalog that loads.
enum Fixture {
    static let manifestText = """
        {"navlog":"manifest","format":1,"app":"com.example.fixture","schema":2,
         "layout":{"kind":"tabs","tabs":["library","search","profile"],"selected":"library"},
         "catalog":"loads",
         "routes":{"topic":{"params":{"id":"string"},"content":"id"},
                   "article":{"params":{"id":"string","source":"string?"},"content":"id"},
                   "profile":{"params":{"userId":"string"},"requires":"signIn"},
                   "legacy":{}},
         "presentations":{"share":{"params":{"id":"string"}},
                          "compose":{"params":{"topic":"string?"},"style":"fullScreenCover","linkDismissible":false,
                                     "restore":true}},
         "links":{"hosts":["websun://"],
           "rules":[{"id":"article","match":{"path":"/topics/:topic/articles/:article","query":{"source":":source?"}},
                     "open":{"tab":"library","path":["topic({topic})","article(id: {article}, source: {source})"]}},
                    {"id":"user","match":{"path":"/users/:user"},
                     "open":{"tab":"profile","path":["profile(userId: {user})"]}},
                    {"id":"legacy","match":{"path":"/legacy"},"open":{"path":["legacy"]}},
                    {"id":"share","match":{"path":"/share/:id"},"open":{"presentation":"share(id: {id})"}}]},
         "migrations":[{"from":1,"renameRoute":{"post":"article"}}]REDACTION}
        """

    /// Returns the manifest; with secrets a parameter and the user are hidden.
    static func manifest(secrets: Bool = false) throws -> Manifest {
        let redaction = secrets ? #","redaction":{"params":{"profile":["userId"],"article":["id"]},"user":true}"# : ""
        let text = manifestText.replacing("REDACTION", with: redaction)
        return try Manifest(json: JSONValue(parsing: text))
    }
}

/// A clock that goes on when it is told to.
final class ManualClock: Sendable {
    private let time = Mutex<Int64>(1_796_029_200_000)

    var now: Int64 { time.withLock { $0 } }

    func advance(_ milliseconds: Int64) { time.withLock { $0 += milliseconds } }

    /// Reads the time, a second later each time.
    @Sendable func tick() -> Int64 {
        time.withLock {
            $0 += 1000
            return $0
        }
    }
}

extension NavigationHub {
    /// Creates the hub of an app that records into a storage.
    convenience init(
        _ manifest: Manifest?, recordingInto storage: any JournalStorage,
        _ options: NavigationRecorder.Options = NavigationRecorder.Options(), clock: ManualClock = ManualClock()
    ) {
        self.init(
            manifest: manifest, recorder: NavigationRecorder(folder: "journals", in: storage, options: options),
            clock: clock.tick)
    }
}
