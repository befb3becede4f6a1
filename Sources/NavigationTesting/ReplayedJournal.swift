import NavigationJournal
import NavigationModel
import NavigationReplay
import StrictJSON

/// Why a journal is not what it says.
struct ReplayFault: Error {
    let text: String
}

/// A journal that replays to what was recorded.
struct ReplayedJournal {
    /// The world at its end.
    let world: World
    /// The seq of its last entry.
    let seq: Int

    init(_ path: String, _ manifest: Manifest?, _ storage: any JournalStorage) throws(ReplayFault) {
        do {
            let file = try storage.openForReading(path)
            let source = try JournalSource(file, header: Header(of: file), tolerance: .strict, manifest: manifest)
            var replay = source.replay()
            var digests = SceneDigests()
            while try replay.advance() { try Self.compare(replay, &digests) }
            if let finding = replay.findings.first(where: { $0.code.severity == .error }) {
                throw ReplayFault(text: "line \(finding.line): \(finding.code)")
            }
            world = replay.world
            seq = replay.position
        } catch let fault as ReplayFault {
            throw fault
        } catch {
            throw ReplayFault(text: "\(error)")
        }
    }

    private static func compare(_ replay: Replay, _ digests: inout SceneDigests) throws(ReplayFault) {
        let entry = replay.entry
        if let recorded = entry.recordedOutcome, recorded != replay.outcome.json {
            throw ReplayFault(text: message("another outcome", entry, recorded.text(), replay.outcome.json.text()))
        }
        let digest = digests.digest(of: entry.sceneConcerned, in: replay.world)?.description
        if let recorded = entry.recordedDigest, recorded != digest {
            throw ReplayFault(text: message("another state", entry, recorded, digest ?? "no scene"))
        }
    }

    private static func message(_ what: String, _ entry: Entry, _ recorded: String, _ replayed: String) -> String {
        "entry \(entry.seq), \(entry.intent.name), replays to \(what)\n- \(recorded)\n+ \(replayed)"
    }
}
