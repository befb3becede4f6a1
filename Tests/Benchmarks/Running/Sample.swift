/// What one run took.
struct Sample {
    /// Seconds on the clock.
    var wall: Double
    /// Seconds of processor time, of all threads.
    var cpu: Double
    /// The most bytes that were in memory at one time.
    var memory: Double

    /// The median of each quantity.
    init(medianOf samples: [Sample]) {
        func median(_ key: KeyPath<Sample, Double>) -> Double {
            samples.map { $0[keyPath: key] }.sorted()[samples.count / 2]
        }
        self.init(wall: median(\.wall), cpu: median(\.cpu), memory: median(\.memory))
    }

    init(wall: Double, cpu: Double = 0, memory: Double = 0) {
        (self.wall, self.cpu, self.memory) = (wall, cpu, memory)
    }

    /// Times work in this process.
    static func timing(_ work: () throws -> Void) rethrows -> Sample {
        let start = ContinuousClock().now
        try work()
        return Sample(wall: seconds(since: start))
    }

    /// The seconds since a moment.
    static func seconds(since start: ContinuousClock.Instant) -> Double {
        let duration = (ContinuousClock().now - start).components
        return Double(duration.seconds) + Double(duration.attoseconds) / 1e18
    }
}
