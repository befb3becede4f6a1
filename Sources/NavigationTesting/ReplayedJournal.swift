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
    /// The world that it begins with, and the seq before its first entry.
    let start: (world: World, seq: Int)
    /// The entries before it that no journal has, as its header says.
    let loss: Loss?
    /// The world at its end.
    let world: World
    /// The seq of its last entry.
    let seq: Int

    /// How many entries a recorder could not write, and why.
    struct Loss {
        var count: Int
        var reason: String
    }

    /// - Parameters:
    ///   - tolerance: Whether it is a journal, in which nothing may be wrong, or a part of one that had damage.
    ///   - exceptions: The entries that do not replay to what was recorded.
    init(
        _ path: String, _ manifest: Manifest?, _ storage: any JournalStorage,
        _ tolerance: JournalReader.Tolerance = .strict, except exceptions: Set<Int> = []
    ) throws(ReplayFault) {
        do {
            let file = try storage.openForReading(path)
            let source = try JournalSource(file, header: Header(of: file), tolerance: tolerance, manifest: manifest)
            start = (source.start, source.header.seqBeforeFirst)
            loss = Loss(source.header)
            var replay = source.replay()
            var digests = SceneDigests()
            while try replay.advance() {
                let fault = Self.fault(of: replay, &digests)
                if let fault, !exceptions.contains(replay.position) { throw fault }
                if fault == nil, exceptions.contains(replay.position) {
                    throw ReplayFault(text: "entry \(replay.position) replays to what was recorded: it is no exception")
                }
            }
            let error = replay.findings.first { $0.code.severity == .error }
            if tolerance == .strict, let error { throw ReplayFault(text: "line \(error.line): \(error.code)") }
            world = replay.world
            seq = replay.position
        } catch let fault as ReplayFault {
            throw fault
        } catch {
            throw ReplayFault(text: "\(error)")
        }
    }

    private static func fault(of replay: borrowing Replay, _ digests: inout SceneDigests) -> ReplayFault? {
        let entry = replay.entry
        let digest = digests.digest(of: entry.sceneConcerned, in: replay.world)?.description
        if let recorded = entry.recordedOutcome, recorded != replay.outcome.json {
            return ReplayFault(text: message("another outcome", entry, recorded.text(), replay.outcome.json.text()))
        }
        if let recorded = entry.recordedDigest, recorded != digest {
            return ReplayFault(text: message("another state", entry, recorded, digest ?? "no scene"))
        }
        return nil
    }

    private static func message(_ what: String, _ entry: Entry, _ recorded: String, _ replayed: String) -> String {
        "entry \(entry.seq), \(entry.intent.name), replays to \(what)\n- \(recorded)\n+ \(replayed)"
    }
}

extension ReplayedJournal.Loss {
    fileprivate init?(_ header: Header) {
        guard let lost = header.unknown["lost"], let count = lost["entries"]?.numberValue?.intValue else { return nil }
        self.init(count: count, reason: lost["reason"]?.stringValue ?? "no reason given")
    }
}
