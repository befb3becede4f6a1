import NavigationJournal

/// Who may answer: work that is done side by side hands on its answers one after another, in the order of its numbers.
final class Turns: Sendable {
    private struct State: Sendable {
        var current = 0
        var isStopped = false
        /// What the work has left that was done before its turn.
        var finished: [Int: @Sendable () -> Void] = [:]
    }

    private let state = Monitor(State())

    /// Whether nobody wants further answers.
    var isStopped: Bool { state.read { $0.isStopped } }

    /// Whether it is the turn of a number. It stays so until that number finishes.
    func isCurrent(_ number: Int) -> Bool { state.read { $0.current == number } }

    /// Waits until it is the turn of a number, or of one so near that its work may begin.
    func wait(for number: Int, ahead: Int = 0) {
        state.wait(until: { $0.isStopped || number - $0.current <= ahead }) { _ in }
    }

    /// Ends the turn of a number, now or when it comes, with what is left to do in it.
    func finish(_ number: Int, _ rest: @escaping @Sendable () -> Void) {
        var next: (@Sendable () -> Void)? = state.change { state in
            if state.current == number { return rest }
            state.finished[number] = rest
            return nil
        }
        while let now = next {
            now()
            next = state.change { state in
                state.current += 1
                return state.finished.removeValue(forKey: state.current)
            }
        }
    }

    /// Lets nobody wait any longer.
    func stop() {
        state.change { $0.isStopped = true }
    }
}
