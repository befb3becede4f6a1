#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A value that threads share: each one waits until it is as it needs it, and then changes it alone.
///
/// Where nobody waits, `Mutex` of the standard library does; it has nothing to wait with.
package final class Monitor<Value: Sendable>: @unchecked Sendable {
    private var value: Value
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    package init(_ value: Value) {
        self.value = value
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(change, nil)
    }

    deinit {
        pthread_cond_destroy(change)
        pthread_mutex_destroy(mutex)
        change.deallocate()
        mutex.deallocate()
    }

    /// Waits until a condition holds, and changes the value.
    package func wait<Result>(until condition: (Value) -> Bool, _ body: (inout Value) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        while !condition(value) { pthread_cond_wait(change, mutex) }
        let result = body(&value)
        pthread_mutex_unlock(mutex)
        // Whoever wakes up while the lock is taken would wait once more.
        pthread_cond_broadcast(change)
        return result
    }

    /// Changes the value.
    @discardableResult
    package func change<Result>(_ body: (inout Value) -> Result) -> Result {
        wait(until: { _ in true }, body)
    }

    /// Looks at the value.
    package func read<Result>(_ body: (Value) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body(value)
    }
}
