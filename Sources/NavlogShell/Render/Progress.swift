/// How far long work has got, for a person who waits at a terminal.
///
/// It says nothing for half a second, and what it says is gone before anything else is shown.
final class Progress {
    private let screen: Screen
    private let now: () -> Int64
    private let isWanted: Bool
    private var calls = 0
    /// When it may show something again, nil before work has begun.
    private var due: Int64?
    private var isShown = false

    private static let patience: Int64 = 500
    private static let pace: Int64 = 100

    init(_ environment: Environment) {
        screen = Screen(environment.errors, usesColor: false)
        now = environment.now
        isWanted = environment.errorsAreTerminal && !["dumb", nil].contains(environment.variables["TERM"])
    }

    /// Shows how much is done, unless that was shown just now.
    func show(_ done: Int, of total: Int) {
        guard isWanted else { return }
        calls += 1
        guard calls % 8 == 1 else { return }
        let now = now()
        guard now >= due ?? .max else {
            due = due ?? now + Self.patience
            return
        }
        due = now + Self.pace
        isShown = true
        let share = total > 0 ? min(99, Int(100 * Double(done) / Double(total))) : 0
        screen.transient("\(share) %, Ctrl-C stops this")
        screen.flush()
    }

    /// Clears the progress line before other output.
    func erase() {
        due = nil
        calls = 0
        guard isShown else { return }
        isShown = false
        screen.transient("")
    }
}

extension Session {
    /// Shows how far long work has got.
    ///
    /// - Throws: that it was interrupted, if Ctrl-C was pressed.
    func advance(_ done: Int, of total: Int) throws {
        if !goesOn(done, of: total) { throw Diagnostic.interrupted }
    }

    /// Shows how far long work has got, and returns whether it shall go on: whether Ctrl-C was not pressed.
    func goesOn(_ done: Int, of total: Int) -> Bool {
        progress.show(done, of: total)
        return !environment.isInterrupted()
    }
}
