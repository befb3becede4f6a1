import Dispatch
import Synchronization

/// Who may answer: work that is done side by side hands on its answers one after another, in the order of its numbers.
final class Turns: Sendable {
    private struct State {
        var current = 0
        var isStopped = false
        /// What the work has left that was done before its turn.
        var finished: [Int: @Sendable () -> Void] = [:]
        var waiting: [DispatchSemaphore] = []
    }

    private let state = Mutex(State())

    /// Whether nobody wants further answers.
    var isStopped: Bool { state.withLock { $0.isStopped } }

    /// Whether it is the turn of a number. It stays so until that number finishes.
    func isCurrent(_ number: Int) -> Bool { state.withLock { $0.current == number } }

    /// Waits until it is the turn of a number, or of one so near that its work may begin.
    func wait(for number: Int, ahead: Int = 0) {
        while true {
            let semaphore = DispatchSemaphore(value: 0)
            let goesOn = state.withLock { state in
                if state.isStopped || number - state.current <= ahead { return true }
                state.waiting.append(semaphore)
                return false
            }
            if goesOn { return }
            semaphore.wait()
        }
    }

    /// Ends the turn of a number, now or when it comes, with what is left to do in it.
    func finish(_ number: Int, _ rest: @escaping @Sendable () -> Void) {
        var next: (@Sendable () -> Void)? = state.withLock { state in
            if state.current == number { return rest }
            state.finished[number] = rest
            return nil
        }
        while let now = next {
            now()
            next = change { state in
                state.current += 1
                return state.finished.removeValue(forKey: state.current)
            }
        }
    }

    /// Lets nobody wait any longer.
    func stop() {
        change { $0.isStopped = true }
    }

    @discardableResult
    private func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        let (result, waiting) = state.withLock { state in
            let result = body(&state)
            defer { state.waiting = [] }
            return (result, state.waiting)
        }
        for semaphore in waiting { semaphore.signal() }
        return result
    }
}
