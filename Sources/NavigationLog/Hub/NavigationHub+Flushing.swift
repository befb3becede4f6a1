#if canImport(UIKit)
    import Foundation
    import UIKit
#endif

/// Getting to the disk what was recorded, before the system may suspend the app.
extension NavigationHub {
    /// Has the recorder bring to the disk what it was given, sooner than it would by itself.
    func flush() {
        guard let recorder else { return }
        #if canImport(UIKit)
            let activity = ExpiringActivity(reason: "navlog brings to the disk what was recorded")
            flushing = Task {
                await recorder.flush()
                activity.end()
            }
        #else
            flushing = Task { await recorder.flush() }
        #endif
    }
}

#if canImport(UIKit)
    /// Work for which the system lets the app run on, in the background and in extensions, as long as it can.
    ///
    /// The system gives the time to a function that it calls on a thread of its own, until it returns; when the time is
    /// over it calls it again, meanwhile, and then suspends the app whatever is still to be done.
    private struct ExpiringActivity: Sendable {
        private let isOver = DispatchSemaphore(value: 0)

        init(reason: String) {
            ProcessInfo.processInfo.performExpiringActivity(withReason: reason) { [isOver] isExpired in
                if isExpired { isOver.signal() } else { isOver.wait() }
            }
        }

        /// Says that the work is done.
        func end() { isOver.signal() }
    }
#endif
