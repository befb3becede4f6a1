/// Runs the subjects of some rows in turn, round after round, so that whatever else the machine does meets them alike.
struct Contest {
    private(set) var samples: [String: [Sample]] = [:]

    /// Runs each subject once a round.
    init(_ rows: [Row], rounds: Int, in workshop: Workshop, report: (String) -> Void) {
        guard rounds > 0 else { return }
        var subjects: [Subject] = []
        for subject in rows.flatMap(\.subjects) where !subjects.contains(where: { $0.name == subject.name }) {
            if subject.isThere(workshop) { subjects.append(subject) } else { report("\(subject.name) is not here") }
        }
        for round in 0..<rounds {
            for subject in subjects where round < subject.rounds {
                do {
                    let sample = try subject.run(workshop)
                    samples[subject.name, default: []].append(sample)
                    report("round \(round + 1): \(subject.name) \(Amount.seconds(sample.wall))")
                } catch {
                    report("round \(round + 1): \(subject.name) failed: \(error)")
                }
            }
        }
    }

    /// What a subject takes, nil if it was never run.
    func median(of subject: Subject) -> Sample? {
        samples[subject.name].map(Sample.init(medianOf:))
    }
}
