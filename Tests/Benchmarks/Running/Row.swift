/// A line of the table: what something takes, beside what something else takes, or beside what it may take.
struct Row: Sendable {
    /// What is counted of a run.
    enum Quantity: Sendable {
        case wall, cpu, memory

        var key: KeyPath<Sample, Double> {
            switch self {
            case .wall: \.wall
            case .cpu: \.cpu
            case .memory: \.memory
            }
        }
    }

    /// What must hold.
    enum Bound: Sendable {
        /// It is so many times as fast as the other.
        case timesAsFast(Double)
        /// It takes so much of what the other takes.
        case atMost(Double)
        /// It takes so many seconds, or bytes.
        case limit(Double)
        /// Nothing: it is shown for what it is.
        case none
    }

    let title: String
    let subject: Subject
    /// What it is compared with.
    var rival: Subject?
    var quantity = Quantity.wall
    /// A run without what is counted, which is taken off.
    var base: Subject?
    /// How often a run does what is counted.
    var count = 1.0
    /// How often a run of the rival does it.
    var rivalCount = 1.0
    var bound = Bound.none

    var subjects: [Subject] { [subject, rival, base].compactMap { $0 } }

    /// Every row, in the order of the table. A new one goes into a file of its own in `Rows`, and here.
    static let all: [Row] = replay + checksums + questions + travel + small + memory + appends + store
}
