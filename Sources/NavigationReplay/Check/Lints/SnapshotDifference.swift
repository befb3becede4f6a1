import NavigationJournal
public import NavigationModel
public import StrictJSON

/// A header in the middle carries another state than the one that its journal has come to.
struct SnapshotDifference: Lint {
    static let card = LintCard(
        code: "L02", title: "a header's snapshot is not the state that the journal has come to", severity: .error,
        explanation: """
            Where two journals were joined, the header of the second may carry the snapshot it started from. It changes
            nothing, and must be the state and the memory that the entries before it lead to. It is not: entries are
            missing between the two, or they do not belong together.
            """)

    mutating func see(
        _ header: CheckpointHeader, _ world: World, _ source: JournalSource, _ report: inout CheckReport
    ) {
        guard let snapshot = header.header.snapshot else { return }
        let place = CheckPlace(seq: header.position, line: header.location.line, offset: header.location.offset)
        let carried: World
        do { carried = try source.world(of: snapshot) } catch {
            report.add(card, at: place, "the snapshot of this header cannot be read")
            return
        }
        let (found, expected) = (carried.comparable, world.comparable)
        for part in ["state", "memory"] where part == "state" || snapshot[part] != nil {
            let (left, right) = (expected[part] ?? .null, found[part] ?? .null)
            guard left != right else { continue }
            let first = JSONPatch.difference(from: left, to: right).operations.first?.path.description ?? ""
            let pointer = (part == "state" ? "" : "/memory") + first
            report.add(card, at: place, "the \(part) in this header differs from the journal's at \"\(pointer)\"")
            return
        }
    }
}

extension World {
    /// State and memory as JSON, without what was only recorded about the entries that wait.
    public var comparable: JSONValue {
        var world = self
        for index in world.scenes.values.indices {
            world.scenes.values[index].pending?.entry.recordedOutcome = nil
            world.scenes.values[index].pending?.entry.recordedDigest = nil
        }
        return Snapshot(world, seq: nil, schema: nil).json
    }
}
