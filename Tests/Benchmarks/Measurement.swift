/// Something to time, and how often it does its work in one run.
struct Measurement {
    let name: String
    let count: Int
    private let work: () throws -> Int
    private(set) var samples: [Duration] = []

    init(_ name: String, per count: Int, _ work: @escaping () throws -> Int) {
        self.name = name
        self.count = count
        self.work = work
    }

    mutating func run() throws {
        let clock = ContinuousClock()
        var result = 0
        samples.append(try clock.measure { result = try work() })
        // The result is looked at, so that no part of the work can be left out.
        precondition(result > 0, "\(name) did nothing")
    }

    /// The median, in nanoseconds for each time the work is done.
    var nanoseconds: Double {
        let median = samples.sorted()[samples.count / 2].components
        return (Double(median.seconds) * 1e9 + Double(median.attoseconds) / 1e9) / Double(count)
    }
}

/// Measurements that run in turn, each compared with the first.
struct Table {
    private let title: String
    private var rows: [Measurement]

    init(_ title: String, _ rows: [Measurement], rounds: Int) {
        self.title = title
        self.rows = rows
        for _ in 0..<rounds {
            for index in rows.indices {
                do { try self.rows[index].run() } catch { preconditionFailure("\(rows[index].name): \(error)") }
            }
        }
    }

    func show() {
        print(title)
        guard let base = rows.first?.nanoseconds else { return }
        for row in rows {
            let name = row.name.padding(16)
            print("  \(name) \(row.nanoseconds.rounded(to: 1)) ns   \((row.nanoseconds / base).rounded(to: 2)) ×")
        }
    }
}

extension String {
    fileprivate func padding(_ width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}

extension Double {
    fileprivate func rounded(to places: Int) -> String {
        let scale = [1.0, 10, 100][places]
        return String((self * scale).rounded() / scale)
    }
}
